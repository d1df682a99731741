import Conformance

/// A line of the list of redirects: `HIT-90 -> HIT-9`.
struct RedirectLine: Sendable {
  /// What was renamed, as it is written.
  let old: Mention
  /// What it is called now, as it is written.
  let new: Mention
  /// Where the line stands.
  let location: SourceLocation

  /// Something that a line names: a page, a place on a page, or an id.
  enum Mention: Hashable, Sendable {
    /// `hit-testing`
    case page(String)
    /// `hit-testing#HIT-9`, or `introduction#the-pages`
    case place(page: String, anchor: String)
    /// `HIT-9` or `HIT-9/hidden`, wherever it stands
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

    /// The words that are written for it.
    var word: String {
      switch self {
      case .page(let name): name
      case .place(let page, let anchor): "\(page)#\(anchor)"
      case .id(let id): id
      }
    }
  }

  /// Reads a line; nil where it is none.
  init?(_ line: Substring, location: SourceLocation) {
    let words = line.split { $0 == " " || $0 == "\t" }.map(String.init)
    guard words.count == 3, words[1] == "->" else { return nil }
    old = Mention(words[0])
    new = Mention(words[2])
    self.location = location
  }
}
