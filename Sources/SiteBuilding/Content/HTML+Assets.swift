extension HTML {
  /// Adds what loads the assets of the theme; scripts run once the page is there, in this order.
  mutating func append(_ assets: [Asset], root: String) {
    for asset in assets {
      let address = Address.file(asset.path, root: root)
      switch asset.kind {
      case .style: void("link", .rel("stylesheet"), .href(address))
      case .script: line("script", .source(address), .constant("defer", "")) { _ in }
      }
    }
  }

  /// Adds where the player finds what it needs; nothing is loaded before it is asked to play.
  mutating func append(replay asset: Asset, root: String) {
    line(
      "div", .constant("hidden", ""), .id("site:replay"),
      .data(source: .file(asset.path, root: root))
    ) {
      _ in
    }
  }
}
