import Conformance
import Results

/// An old address and the one that replaces it, because its page, clause or scenario was renamed or
/// moved.
package struct Redirect: Hashable, Sendable {
  /// A page, or an anchor on it.
  package struct Place: Hashable, Sendable {
    /// The page's name, such as `hit-testing`.
    package var page: String
    /// The anchor, such as `HIT-4/hidden`; nil for the page itself.
    package var anchor: String?

    package init(page: String, anchor: String? = nil) {
      self.page = page
      self.anchor = anchor
    }
  }

  /// The old address, which no page has any more.
  package var old: Place
  /// The new address.
  package var new: Place
  /// The location of the redirect's line.
  package var location: SourceLocation

  package init(old: Place, new: Place, location: SourceLocation) {
    self.old = old
    self.new = new
    self.location = location
  }
}

/// Reads the list of redirects, which keeps every address of the site alive.
///
/// Each line is `OLD -> NEW`, for a page (`hits -> hit-testing`), an id (`HIT-90 -> HIT-9`), or an id
/// that moved to another page (`touches#HIT-90 -> HIT-9`). A line that begins with `#` is a comment.
struct RedirectReader: Sendable {
  /// The name of the list in the folder of the pages.
  static let file = "redirects.txt"

  private var lines: [RedirectLine] = []
  private var diagnostics: [Diagnostic] = []

  /// Makes an empty list with mistakes.
  init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  /// Parses the lines of the list.
  init(_ bytes: [UInt8], file: String) {
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      guard let first = line.first(where: { $0 != " " && $0 != "\t" }), first != "#" else {
        continue
      }
      let location = SourceLocation(file: file, line: index + 1)
      if let line = RedirectLine(line, location: location) {
        self.lines.append(line)
      } else {
        diagnostics.append(Diagnostic(location, RedirectError.unreadable))
      }
    }
  }

  /// Returns the redirects whose target exists and whose source does not, and a diagnostic for each
  /// other line.
  func read(among pages: [Page]) -> (redirects: [Redirect], diagnostics: [Diagnostic]) {
    var checker = RedirectChecker(pages: pages, lines: lines)
    let redirects = checker.check()
    return (redirects, diagnostics + checker.diagnostics)
  }
}

/// A line of the list of redirects: `HIT-90 -> HIT-9`.
struct RedirectLine: Sendable {
  /// The old name.
  let old: Name
  /// The new name.
  let new: Name
  /// The location of the line.
  let location: SourceLocation

  /// The name of a page, an anchor on a page, or an id.
  enum Name: Hashable, Sendable {
    /// `hit-testing`
    case page(String)
    /// `hit-testing#HIT-9`, or `introduction#the-pages`
    case place(page: String, anchor: String)
    /// `HIT-9` or `HIT-9/hidden`, on whichever page it is
    case id(String)

    init(_ word: String) {
      if let mark = word.firstIndex(of: "#") {
        self = .place(page: String(word[..<mark]), anchor: String(word[word.index(after: mark)...]))
      } else if ClauseHeading.isID(word.prefix { $0 != "/" }) {
        self = .id(word)
      } else {
        self = .page(word)
      }
    }

    /// The name as it is written.
    var word: String {
      switch self {
      case .page(let name): name
      case .place(let page, let anchor): "\(page)#\(anchor)"
      case .id(let id): id
      }
    }
  }

  /// Parses a line; nil if it is malformed.
  init?(_ line: Substring, location: SourceLocation) {
    let words = line.split { $0 == " " || $0 == "\t" }.map(String.init)
    guard words.count == 3, words[1] == "->" else { return nil }
    old = Name(words[0])
    new = Name(words[2])
    self.location = location
  }
}
