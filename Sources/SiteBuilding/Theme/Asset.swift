import Conformance
import Results

/// A style sheet or script that pages load.
///
/// Its path contains a digest of its content, so that browsers may cache it for ever and still load
/// a new version at once.
struct Asset: Hashable, Sendable {
  /// The kinds of assets, by the ends of their names, in the order in which pages load them.
  enum Kind: String, CaseIterable {
    /// A script that blocks rendering, because it decides what the page looks like.
    case earlyScript = "head.js"
    case style = "css"
    case script = "js"
  }

  /// What is published as one style sheet and one script, because it is loaded together.
  enum Bundle: String, CaseIterable {
    /// Every page loads it.
    case site
    /// Pages that show results add it.
    case verdict
    /// Scripts that are loaded when a scenario is replayed.
    case replay
    /// Scripts that are loaded at the first search.
    case search
    /// The page of the lab adds it.
    case lab

    /// The bundle of a file of a theme by the beginning of its name, such as `lab-stage.js` and
    /// `lab.css`; other files, such as `search.js`, are of every page.
    init(of name: some StringProtocol) {
      let named = Self.allCases.first { name.hasPrefix($0.rawValue + "-") }
      self = named ?? (name.hasPrefix("lab.") ? .lab : .site)
    }
  }

  /// The kind.
  let kind: Kind
  /// The path within the site, such as `site.1f0c35d2a94b6e78.css`.
  let path: String
  /// The content.
  let bytes: [UInt8]

  /// Creates an asset of a kind; the name has no ending yet.
  init(_ kind: Kind, named name: String, bytes: [UInt8]) {
    self.kind = kind
    self.bytes = bytes
    path = "\(name).\(ContentDigest(of: bytes).digits).\(kind.rawValue)"
  }

  /// Hashes the path alone, which contains a digest of the content.
  func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

extension Asset {
  /// Returns the script that assigns JSON: `globalThis.conformIndex = {…};`.
  ///
  /// Data are scripts because a page opened from a disk may load nothing else.
  static func script(_ beginning: String, _ json: consuming [UInt8]) -> [UInt8] {
    // In place, because the index of the search is the largest file of most sites.
    var script = json
    script.insert(contentsOf: beginning.utf8, at: 0)
    script.append(contentsOf: ";\n".utf8)
    return script
  }
}

/// A style sheet or script of a theme, which is published with others as one asset.
struct AssetSource: Sendable {
  /// The kind.
  let kind: Asset.Kind
  /// What it is published with.
  let bundle: Asset.Bundle
  /// The content as it is published: scripts without comments on lines of their own and indentation, a
  /// fifth of what browsers load, and each in a function of its own, so that no file sees the names of
  /// another.
  let text: String

  /// Creates a source from a file of a theme, or returns nil where its name is of no known kind.
  init?(name: String, text: String) {
    // "theme.head.js" ends with "js" as well; the longest ending counts.
    let kinds = Asset.Kind.allCases.filter { name.hasSuffix(".\($0.rawValue)") }
    guard let kind = kinds.max(by: { $0.rawValue.utf8.count < $1.rawValue.utf8.count }) else {
      return nil
    }
    self.kind = kind
    bundle = Asset.Bundle(of: name)
    self.text = kind == .style ? text : "(() => {\n\(text.withoutCommentsAndIndentation)\n})();"
  }
}

extension String {
  /// A script without indentation and the lines that are only comments, but for notices, which begin
  /// with `/*!`; lines of template literals stay as they are.
  fileprivate var withoutCommentsAndIndentation: String {
    var (isComment, isTemplate) = (false, false)
    let lines = self[...].parts(at: "\n").compactMap { line -> Substring? in
      let text = Substring(line.utf8.drop { $0 == UInt8(ascii: " ") })
      if !isComment, !isTemplate, text.hasPrefix("//") { return nil }
      let begins = !isTemplate && text.hasPrefix("/*") && !text.hasPrefix("/*!")
      if isComment || begins {
        isComment = line.parts(at: "*/").count == 1
        return nil
      }
      let kept = isTemplate ? line : text
      if line.utf8.count(where: { $0 == UInt8(ascii: "`") }) % 2 == 1 { isTemplate.toggle() }
      return kept
    }
    return lines.joined(separator: "\n")
  }
}

/// A script that is made from the pages, and that no page loads at first.
struct DerivedAsset: Sendable {
  /// The path within the site.
  let path: String
  /// Makes the content.
  let bytes: @Sendable () -> [UInt8]

  /// Creates a script that begins with an assignment of the data, in the variant of a language.
  ///
  /// It is published with a digest of its content in its path; that of a preview has none, so that it
  /// is made only when a browser requests it.
  init(
    _ name: String, _ beginning: String, in language: Language, for purpose: Publishing.Purpose,
    _ data: @escaping @Sendable () -> JSON
  ) {
    let name = language.variant(of: name)
    switch purpose {
    case .publication:
      let asset = Asset(.script, named: name, bytes: Asset.script(beginning, data().bytes()))
      path = asset.path
      bytes = { asset.bytes }
    case .preview:
      path = "\(name).\(Asset.Kind.script.rawValue)"
      bytes = { Asset.script(beginning, data().bytes()) }
    }
  }
}

extension HTML {
  /// Appends the elements that load assets; scripts run in this order after the page is parsed,
  /// except early scripts.
  mutating func append(_ assets: [Asset], root: String) {
    for asset in assets {
      let address = Address.file(asset.path, root: root)
      switch asset.kind {
      case .style: void("link", .constant("rel", "stylesheet"), .href(address))
      case .earlyScript: line("script", .source(address)) { _ in }
      case .script: line("script", .source(address), .constant("defer", "")) { _ in }
      }
    }
  }
}
