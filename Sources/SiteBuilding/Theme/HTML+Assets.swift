extension HTML {
  /// Adds what loads the assets of the theme; scripts run once the page is there, in this order,
  /// but for those that a page waits for.
  mutating func append(_ assets: [Asset], root: String) {
    for asset in assets {
      let address = Address.file(asset.path, root: root)
      switch asset.kind {
      case .style: void("link", .rel("stylesheet"), .href(address))
      case .earlyScript: line("script", .source(address)) { _ in }
      case .script: line("script", .source(address), .constant("defer", "")) { _ in }
      }
    }
  }
}
