import Results

/// The target of a link, which is never a script.
struct Address: Hashable, Sendable {
  /// The address, before it is escaped for HTML.
  let text: String

  private init(text: String) {
    self.text = text
  }

  /// Returns the address of an anchor on the same page.
  static func place(_ anchor: String) -> Address {
    Address(text: "#" + anchor.percentEncoded)
  }

  /// Returns the address of a file of the site, relative to a page from which `root`, such as `../`,
  /// leads to the top, with a query that scripts of the page read.
  static func file(
    _ path: String, at anchor: String? = nil, root: String, asking query: [(String, String)] = []
  ) -> Address {
    let fragment = anchor.map { place($0).text } ?? ""
    return Address(text: root + path.percentEncoded + words(query) + fragment)
  }

  private static func words(_ query: [(String, String)]) -> String {
    query.isEmpty ? "" : "?" + query.map { "\($0)=\($1.percentEncoded)" }.joined(separator: "&")
  }

  /// Returns the address of some of the scenarios that a figure counts: on their page where they are
  /// of one, otherwise in the list on the page of the engine.
  static func scenarios(_ counted: CountedScenarios, verdict: String) -> Address {
    let query = [
      ("feature", counted.feature?.rawValue), ("level", counted.level),
      ("engine", counted.engine.slug), ("verdict", verdict), ("clause", counted.clause),
    ].compactMap { name, value in value.map { (name, $0) } }
    guard let page = counted.page else {
      let list = file(counted.engine.path, at: "rows", root: counted.root)
      return Address(text: list.text + words(query))
    }
    return file(page, at: counted.clause, root: counted.root, asking: query)
  }

  /// Returns the address of the replay of what an engine did in a scenario, on the page that contains
  /// it.
  static func replay(
    _ scenario: String, of engine: EngineKey, on path: String, root: String
  ) -> Address {
    let row = file(path, at: scenario, root: root, asking: [("engine", engine.slug)])
    return Address(text: "\(row.text):replay")
  }

  /// Returns an address of the web, or nil for any scheme but `http` and `https`.
  static func web(_ text: String) -> Address? {
    let lowered = text.lowercased()
    guard lowered.hasPrefix("https://") || lowered.hasPrefix("http://"),
      text.utf8.allSatisfy({ (0x21..<0x7F).contains($0) })
    else { return nil }
    return Address(text: text)
  }

  /// Returns the address that opens a file in an editor: a pattern whose scheme is checked, with
  /// values in its placeholders. The value with the path comes last, because it may contain braces.
  static func editor(_ pattern: String, filling values: [(place: String, value: String)]) -> Address
  {
    let text = values.reduce(pattern) { text, filling in
      text.split(separator: filling.place, omittingEmptySubsequences: false)
        .joined(separator: filling.value.percentEncoded)
    }
    return Address(text: text)
  }

  /// Whether an address of the web has a user's name or password, as in `https://me:secret@host/`.
  var hasUser: Bool {
    let rest = text.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false).last
    return rest?.prefix { !"/?#".contains($0) }.contains("@") == true
  }
}
