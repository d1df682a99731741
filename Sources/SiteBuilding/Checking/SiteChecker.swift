import Conformance
import Results

/// Finds broken links within a site, and anchors that are not unique.
package struct SiteChecker {
  /// The result of a check.
  package struct Outcome: Hashable, Sendable {
    /// The number of links within the site.
    package var links = 0
    /// The mistakes, in the order of the files.
    package var diagnostics: [Diagnostic] = []
  }

  private let pages: [(path: String, tags: [TagReader.Tag])]
  private let paths: Set<String>
  private let anchors: [String: Set<String>]
  private let base: BaseURL?

  /// The names that are suggested for broken links; sorted, and made for the first such link.
  private struct Suggestions {
    var files: SpellingList?
    var anchors: [String: SpellingList] = [:]
  }

  /// Reads the tags of a site's pages.
  ///
  /// - Parameter base: the address of the site; links that begin with it are links within the site.
  package init(_ files: [SiteFile], base: BaseURL? = nil) {
    pages = files.filter { $0.path.hasSuffix(".html") }.sorted { $0.path < $1.path }
      .map { file in
        var reader = TagReader(file.bytes)
        var tags: [TagReader.Tag] = []
        while let tag = reader.next() { tags.append(tag) }
        return (file.path, tags)
      }
    paths = Set(files.map(\.path))
    anchors = Dictionary(
      pages.map { ($0.path, Set($0.tags.compactMap(\.id))) }, uniquingKeysWith: { $0.union($1) })
    self.base = base
  }

  /// Follows every link; the closure returns whether another file is in the site's folder.
  package func check(isThere: (String) -> Bool = { _ in false }) -> Outcome {
    var outcome = Outcome()
    var suggestions = Suggestions()
    for page in pages {
      var places: [String: TagReader.Tag] = [:]
      for tag in page.tags {
        let location = SourceLocation(file: page.path, line: tag.line, column: tag.column)
        if let id = tag.id, let first = places.updateValue(tag, forKey: id) {
          outcome.diagnostics.append(.repeatedPlace(id, at: location, first: first.line))
        }
        guard let link = tag.target, let target = SiteLinkTarget(link, on: page.path, base: base)
        else {
          continue
        }
        outcome.links += 1
        if let mistake = mistake(in: link, to: target, at: location, &suggestions, isThere) {
          outcome.diagnostics.append(mistake)
        }
      }
    }
    return outcome
  }

  private func mistake(
    in link: String, to target: SiteLinkTarget, at location: SourceLocation,
    _ suggestions: inout Suggestions, _ isThere: (String) -> Bool
  ) -> Diagnostic? {
    guard let path = target.path else { return .linkOut(link, at: location) }
    guard paths.contains(path) || SiteFile.isSafe(path) && isThere(path) else {
      var names = suggestions.files ?? SpellingList(paths.sorted())
      let near = names.suggestion(for: path)
      suggestions.files = names
      return .noFile(path, link: link, at: location, suggestion: near)
    }
    // The top of a page needs no anchor, and only pages have anchors.
    guard let anchor = target.anchor, anchor != "", anchor != "top", let known = anchors[path],
      !known.contains(anchor)
    else { return nil }
    let near = suggestions.anchors[path, default: SpellingList(known.sorted())]
      .suggestion(for: anchor)
    return .noPlace(anchor, on: path, link: link, at: location, suggestion: near)
  }
}

/// The target of a link within the site.
struct SiteLinkTarget: Hashable {
  /// The path of the file within the site; nil where the link leads out of its folder.
  var path: String?
  /// The anchor, if the link has one.
  var anchor: String?

  /// Resolves a link of a page; returns nil where it leads out of the site.
  init?(_ link: String, on page: String, base: BaseURL?) {
    var link = link[...]
    var folder = page.split(separator: "/").dropLast()
    var here = page
    if let base, link.hasPrefix(base.text) {
      link = link.dropFirst(base.text.count)
      (folder, here) = ([], SiteFile.front)
    } else if Self.leadsElsewhere(link) {
      return nil
    }
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let file = parts.first?.prefix { $0 != "?" } ?? ""
    if parts.count > 1 {
      // A script reads what follows a question mark, and `:replay`.
      let place = parts[1].prefix { $0 != "?" }
      anchor = place.dropLast(place.hasSuffix(":replay") ? ":replay".count : 0).percentDecoded
    }
    path = Self.path(String(file), from: folder.map(String.init), here: here)
  }

  /// Whether a link begins with a scheme, such as `https:`, or with a host.
  private static func leadsElsewhere(_ link: Substring) -> Bool {
    let scheme = link.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    return link.hasPrefix("//") || link[scheme.endIndex...].first == ":" && !scheme.isEmpty
  }

  private static func path(_ file: String, from folder: [String], here: String) -> String? {
    if file.isEmpty { return here }
    guard file.first != "/" else { return nil }
    var parts = folder
    let steps = file.split(separator: "/", omittingEmptySubsequences: false)
    for step in steps {
      switch step {
      case ".", "": continue
      case "..":
        if parts.popLast() == nil { return nil }
      default: parts.append(step.percentDecoded)
      }
    }
    if steps.last == "" || steps.last == "." || steps.last == ".." { parts.append(SiteFile.front) }
    return parts.joined(separator: "/")
  }
}

extension Substring {
  /// The text with every `%XX` replaced by its byte.
  fileprivate var percentDecoded: String {
    guard contains("%") else { return String(self) }
    var decoded: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let value = UInt8(String(rest.prefix(2)) ?? "", radix: 16) {
        decoded.append(value)
        rest = rest.dropFirst(2)
      } else {
        decoded.append(byte)
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }
}

extension Diagnostic {
  /// A link to a file that the site does not have.
  fileprivate static func noFile(
    _ path: String, link: String, at location: SourceLocation, suggestion: String?
  ) -> Diagnostic {
    Diagnostic(
      location, "the link “\(link)” leads nowhere: the site has no file “\(path)”",
      hint: suggestion.map { "did you mean “\($0)”?" }
        ?? "correct the link; for a renamed page add a line to redirects.txt")
  }

  /// A link to an anchor that its page does not have.
  fileprivate static func noPlace(
    _ anchor: String, on path: String, link: String, at location: SourceLocation,
    suggestion: String?
  ) -> Diagnostic {
    Diagnostic(
      location, "the link “\(link)” leads nowhere: “\(path)” has no place “\(anchor)”",
      hint: suggestion.map { "did you mean “\($0)”?" }
        ?? "correct the link; for a renamed id add a line to redirects.txt")
  }

  /// A link out of the site's folder, which works at most where the site is the whole host.
  fileprivate static func linkOut(_ link: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      location, "the link “\(link)” leads out of the site's folder",
      hint: "write it from the page it stands on, without a “/” at its beginning")
  }

  /// An anchor that is used twice, so that links lead to the first.
  fileprivate static func repeatedPlace(_ id: String, at location: SourceLocation, first: Int)
    -> Diagnostic
  {
    Diagnostic(
      location, "the place “\(id)” stands already on line \(first)", hint: "give it another name")
  }
}
