/// Where a page can be edited, with `{page}` in the place of its name.
package struct EditPattern: Hashable, Sendable {
  /// Why a pattern cannot be followed.
  package struct Mistake: Error, CustomStringConvertible {
    /// The pattern.
    var text: String

    package var description: String {
      """
      “\(text)” leads to no page. Write a whole address with '{page}' for the page's name, as in \
      'https://example.com/edit/main/Spec/{page}.md'.
      """
    }
  }

  private static let place = "{page}"
  private let pieces: [String]

  /// Takes a pattern such as `https://example.com/edit/main/Spec/{page}.md`.
  package init(_ text: String) throws(Mistake) {
    pieces = text.split(separator: Self.place, omittingEmptySubsequences: false).map(String.init)
    guard pieces.count > 1, Address.web(pieces.joined()) != nil else { throw Mistake(text: text) }
  }

  /// Where that page is edited.
  func address(of page: String) -> Address? {
    Address.web(pieces.joined(separator: Address.file(page, root: "").text))
  }
}
