import SpecReading

extension HTML {
  /// Adds where on the web a page belongs, however it was reached.
  mutating func appendCanonical(_ path: String, at base: BaseURL) {
    guard let address = base.address(of: path) else { return }
    void("link", .rel("canonical"), .href(address))
  }

  /// Adds the wish that search engines leave the page out.
  mutating func appendUnlisted() {
    void("meta", .constant("name", "robots"), .constant("content", "noindex"))
  }

  /// Adds the link to where a page is edited, if that is known.
  mutating func appendEditing(of page: Page, _ pattern: EditPattern?) {
    guard let address = pattern?.address(of: page) else { return }
    line("p", .class("edit")) {
      $0.element("a", .href(address), .rel("nofollow noopener"), text: "Edit this page")
    }
  }
}
