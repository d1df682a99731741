extension SiteFile {
  /// The list of all pages for search engines, by the address of each.
  static func sitemap(of paths: [String], at base: BaseURL) -> SiteFile {
    let xml = HTML { xml in
      xml.append(template: Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8))
      xml.block(
        "urlset", .constant("xmlns", "http://www.sitemaps.org/schemas/sitemap/0.9")
      ) { set in
        for path in paths {
          guard let address = base.address(of: path) else { continue }
          set.line("url") { $0.element("loc", text: address.text) }
        }
      }
    }
    return SiteFile(path: "sitemap.xml", bytes: xml.bytes)
  }
}
