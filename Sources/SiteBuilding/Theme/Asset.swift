import Results

/// A style sheet or script that pages load.
///
/// Its path contains a digest of its content, so that browsers may cache it for ever and still load
/// a new version at once.
struct Asset: Hashable, Sendable {
  /// The kinds of assets, by the ends of their names.
  enum Kind: String, CaseIterable {
    case style = "css"
    case script = "js"
    /// A script that blocks rendering, because it decides what the page looks like.
    case earlyScript = "head.js"
  }

  /// The kind.
  let kind: Kind
  /// The path within the site, such as `style.1f0c35d2a94b6e78.css`.
  let path: String
  /// The content.
  let bytes: [UInt8]

  /// Creates an asset from a file of a theme, or returns nil where its name is of no known kind.
  ///
  /// Scripts are published without the lines that are only comments: a tenth of what browsers load.
  init?(name: String, text: String) {
    // "theme.head.js" ends with "js" as well; the longest ending counts.
    let kinds = Kind.allCases.filter { name.hasSuffix(".\($0.rawValue)") }
    guard let kind = kinds.max(by: { $0.rawValue.utf8.count < $1.rawValue.utf8.count }) else {
      return nil
    }
    let text = kind == .style ? text : text.withoutCommentLines
    self.init(
      kind, named: String(name.dropLast(kind.rawValue.count + 1)), bytes: Array(text.utf8))
  }

  /// Creates an asset of a kind; the name has no ending yet.
  init(_ kind: Kind, named name: String, bytes: [UInt8]) {
    self.kind = kind
    self.bytes = bytes
    path = "\(name).\(ContentDigest(of: bytes).digits).\(kind.rawValue)"
  }

  /// Whether only the page of the lab loads it.
  var isForLab: Bool { Self.isForLab(path) }

  /// Whether only the page of the lab loads the file of a theme: `lab.js`, `lab-stage.css`.
  static func isForLab(_ name: some StringProtocol) -> Bool {
    name.hasPrefix("lab.") || name.hasPrefix("lab-")
  }

  /// Hashes the path alone, which contains a digest of the content.
  func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

extension String {
  /// A script without the lines that are only comments, but for notices, which begin with `/*!`; lines
  /// of template literals stay.
  fileprivate var withoutCommentLines: String {
    var (isComment, isTemplate) = (false, false)
    let lines = split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      let text = line.drop { $0 == " " }
      if !isComment, !isTemplate, text.hasPrefix("//") { return false }
      let begins = !isTemplate && text.hasPrefix("/*") && !text.hasPrefix("/*!")
      if isComment || begins {
        isComment = !line.contains("*/")
        return false
      }
      if line.count(where: { $0 == "`" }) % 2 == 1 { isTemplate.toggle() }
      return true
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

  /// Creates an asset that is published with a digest of its content in its path; that of a preview
  /// has none, so that it is made only when a browser requests it.
  init(for purpose: Publishing.Purpose, named name: String, _ make: @escaping @Sendable () -> Asset)
  {
    switch purpose {
    case .publication:
      let asset = make()
      path = asset.path
      bytes = { asset.bytes }
    case .preview:
      path = "\(name).\(Asset.Kind.script.rawValue)"
      bytes = { make().bytes }
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
