/// What a link leads to, where that is a page or a place on one.
struct LinkTarget: Hashable {
  /// The page's path without its ending; nil for the page that the link stands on.
  let page: Substring?
  /// The place on the page; nil for its beginning.
  let anchor: Substring?

  /// Reads an address: `touches.md#TOUCH-1` leads to `TOUCH-1` on `touches`, `#TOUCH-1` to a place
  /// on the same page. Nil for addresses elsewhere.
  init?(_ url: String) {
    let parts = url.utf8.split(
      separator: UInt8(ascii: "#"), maxSplits: 1, omittingEmptySubsequences: false
    ).map(Substring.init)
    anchor = parts.count > 1 ? parts[1] : nil
    guard let path = parts.first, !path.isEmpty else {
      page = nil
      if anchor == nil { return nil }
      return
    }
    guard path.utf8.suffix(3).elementsEqual(".md".utf8), !path.utf8.contains(UInt8(ascii: ":")),
      path.utf8.first != UInt8(ascii: "/")
    else { return nil }
    page = path.dropLast(3)
  }

  /// The address of the site's file; nil where the link stays on its page.
  var siteAddress: String? {
    page.map { "\($0).html\(anchor.map { "#\($0)" } ?? "")" }
  }
}
