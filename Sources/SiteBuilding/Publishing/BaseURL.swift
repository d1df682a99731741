/// Where on the web the site is published, such as `https://example.com/conform/`.
package struct BaseURL: Hashable, Sendable {
  /// Why an address cannot be that of a site.
  package struct Mistake: Error, CustomStringConvertible {
    /// The address.
    var text: String

    package var description: String {
      "“\(text)” is not where a site can be. Write it whole, as in 'https://example.com/conform'."
    }
  }

  /// The address, with a `/` at its end.
  let text: String

  /// Takes the address of a folder or a host, with or without a `/` at its end.
  package init(_ text: String) throws(Mistake) {
    let host = text.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    guard Address.web(text) != nil, !text.contains("?"), !text.contains("#"),
      host.count > 2, !host[2].isEmpty
    else { throw Mistake(text: text) }
    self.text = text.hasSuffix("/") ? text : text + "/"
  }

  /// The whole address of a file of the site; a front page is its folder itself.
  func address(of path: String) -> Address? {
    let isFront = path == SiteFile.front || path.hasSuffix("/" + SiteFile.front)
    let place = isFront ? String(path.dropLast(SiteFile.front.count)) : path
    return Address.web(Address.file(place, root: text).text)
  }
}
