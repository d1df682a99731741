import Conformance

/// A style sheet or script of the theme, which every page loads.
///
/// Its path holds a digest of its content, so that browsers may keep it for ever and yet never show
/// a page with the style of another day.
struct Asset: Hashable, Sendable {
  /// What an asset is, by the end of its name.
  enum Kind: String, CaseIterable {
    case style = "css"
    case script = "js"
    /// A script that a page waits for, because it decides what the page looks like.
    case earlyScript = "head.js"
  }

  /// What it is.
  let kind: Kind
  /// The path within the site, such as `style.1f0c35d2a94b6e78.css`.
  let path: String
  /// What it holds.
  let bytes: [UInt8]

  /// Makes an asset of a file of the theme, or nil where its name is of no known kind.
  init?(name: String, bytes: [UInt8]) {
    // The longest ending is the one that is meant.
    let kinds = Kind.allCases.filter { name.hasSuffix(".\($0.rawValue)") }
    guard let kind = kinds.max(by: { $0.rawValue.utf8.count < $1.rawValue.utf8.count }) else {
      return nil
    }
    self.init(kind, named: String(name.dropLast(kind.rawValue.count + 1)), bytes: bytes)
  }

  /// Makes an asset of that kind; the name has no ending yet.
  init(_ kind: Kind, named name: String, bytes: [UInt8]) {
    self.kind = kind
    self.bytes = bytes
    path = "\(name).\(ContentDigest(of: bytes).digits).\(kind.rawValue)"
  }

  /// By the path alone, which tells what it holds.
  func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
