import Conformance
import Results

/// Finds broken links within a site, and anchors that are not unique.
package struct SiteChecker {
  /// The result of a check: the number of links within the site, and the mistakes, in the order of the
  /// files.
  package typealias Outcome = (links: Int, diagnostics: [Diagnostic])

  private let pages: [(path: String, marks: [PageMark])]
  private let paths: Set<String>
  private let anchors: [String: Set<String>]
  private let base: BaseURL?

  /// Reads the anchors and links of a site's pages.
  ///
  /// - Parameter base: the address of the site; links that begin with it are links within the site.
  package init(_ files: [SiteFile], base: BaseURL? = nil) {
    pages = files.filter { $0.path.hasSuffix(".html") }.sorted { $0.path < $1.path }
      .map { ($0.path, PageMark.all(in: $0.bytes)) }
    paths = Set(files.map(\.path))
    anchors = Dictionary(
      pages.map { ($0.path, Set($0.marks.filter(\.isAnchor).map(\.value))) },
      uniquingKeysWith: { $0.union($1) })
    self.base = base
  }

  /// Follows every link; the closure returns whether another file is in the site's folder.
  package func check(isThere: (String) -> Bool = { _ in false }) -> Outcome {
    var outcome: Outcome = (0, [])
    for page in pages {
      var places: [String: Int] = [:]
      for mark in page.marks {
        let location = SourceLocation(file: page.path, line: mark.line, column: mark.column)
        if mark.isAnchor {
          guard let first = places.updateValue(mark.line, forKey: mark.value) else { continue }
          outcome.diagnostics.add(
            location, "the place “\(mark.value)” is already on line \(first)",
            hint: "give it another name")
        } else if let target = SiteLinkTarget(mark.value, on: page.path, base: base) {
          outcome.links += 1
          if let mistake = mistake(in: mark.value, to: target, at: location, isThere) {
            outcome.diagnostics.append(mistake)
          }
        }
      }
    }
    return outcome
  }

  private func mistake(
    in link: String, to target: SiteLinkTarget, at location: SourceLocation,
    _ isThere: (String) -> Bool
  ) -> Diagnostic? {
    guard let path = target.path else {
      return Diagnostic(
        location, "the link “\(link)” leads out of the site's folder",
        hint: "write it from the page it stands on, without a “/” at its beginning")
    }
    func dead(_ reason: String, _ name: String, among known: Set<String>, _ kind: String)
      -> Diagnostic
    {
      let near = Spelling.suggestion(for: name, among: known.sorted())
      return Diagnostic(
        location, "the link “\(link)” leads nowhere: \(reason)",
        hint: near.map { "did you mean “\($0)”?" }
          ?? "correct the link; for a renamed \(kind) add a line to redirects.txt")
    }
    guard paths.contains(path) || SiteFile.isSafe(path) && isThere(path) else {
      return dead("the site has no file “\(path)”", path, among: paths, "page")
    }
    // The top of a page needs no anchor, and only pages have anchors; scripts read those of the lab.
    guard let anchor = target.anchor, anchor != "", anchor != "top", let known = anchors[path],
      !known.contains(anchor), path.split(separator: "/").last.map(String.init) != SiteFile.lab
    else { return nil }
    return dead("“\(path)” has no place “\(anchor)”", anchor, among: known, "id")
  }
}

/// An anchor or a link in a page: the value of an attribute `id`, `href` or `src` in quotes, as
/// themes, `HTML` and libcmark write it. Quotes in texts are escaped.
struct PageMark {
  /// Whether it is the anchor of its element.
  let isAnchor: Bool
  /// The anchor, or the address that the element links to or loads.
  let value: String
  /// The line and the column of the element, from 1, in bytes.
  let line: Int
  let column: Int

  /// Returns the anchors and links of a page, in order.
  static func all(in bytes: [UInt8]) -> [PageMark] {
    let attributes = [" id=": true, " href=": false, " src=": false].map { (Array($0.utf8), $1) }
    var marks: [PageMark] = []
    var (line, lineStart) = (1, 0)
    var tag = (line: 1, column: 1)
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "\n"): (line, lineStart) = (line + 1, index + 1)
      case UInt8(ascii: "<"): tag = (line, index - lineStart + 1)
      case UInt8(ascii: "\""):
        let before = bytes[..<index]
        let found = attributes.first { before.suffix($0.0.count).elementsEqual($0.0) }
        guard let (_, isAnchor) = found else { continue }
        let value = bytes[(index + 1)...].prefix { $0 != UInt8(ascii: "\"") }
        marks.append(
          PageMark(
            isAnchor: isAnchor, value: value.unescaped, line: tag.line, column: tag.column))
      default: break
      }
    }
    return marks
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
