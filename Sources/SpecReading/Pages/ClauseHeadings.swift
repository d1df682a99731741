import Conformance
import Results

/// The anchor that code hosts give to a heading.
package enum CodeHostAnchor {
  /// Returns the text in lower case, without punctuation and with a hyphen for each space:
  /// `HIT-9 A hidden view's way` → `hit-9-a-hidden-views-way`.
  static func make(of heading: String) -> String {
    var anchor: [UInt8] = []
    for scalar in heading.unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9", "-", "_": anchor.append(UInt8(scalar.value))
      case "A"..."Z": anchor.append(UInt8(scalar.value) | 0x20)
      case " ": anchor.append(UInt8(ascii: "-"))
      case _ where scalar.isASCII: break
      default: anchor += part(of: scalar).utf8
      }
    }
    return String(decoding: anchor, as: UTF8.self)
  }

  private static func part(of scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .spaceSeparator: "-"
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation:
      scalar.properties.lowercaseMapping
    default: ""
    }
  }

  /// Returns the id of the clause whose heading has an anchor: `hit-9-a-hidden-view` → `HIT-9`; nil
  /// for other anchors, which do not begin with an id.
  static func clause(of anchor: String) -> String? {
    let parts = anchor[...].parts(at: "-")
    guard parts.count > 2,
      parts[0].utf8.allSatisfy((UInt8(ascii: "a")...UInt8(ascii: "z")).contains)
    else { return nil }
    let id = "\(parts[0].uppercased())-\(parts[1])"
    return ClauseHeading.isID(id[...]) ? id : nil
  }
}

/// The anchors that code hosts give to the headings of clauses.
///
/// Pages link to these, so that links work there; on the site they lead to the ids. A scenario has no
/// place on a code host: a link with its id as text leads to its clause there, and on the site to it.
///
///     [HIT-9](hit-testing.md#hit-9-a-hidden-view-is-skipped)         ─► hit-testing.html#HIT-9
///     [HIT-9/branch](hit-testing.md#hit-9-a-hidden-view-is-skipped)  ─► hit-testing.html#HIT-9/branch
package struct ClauseHeadings: Sendable {
  /// The anchors by the ids of clauses, by the names of pages.
  private let anchors: [String: [String: String]]

  /// Takes the headings of pages in one language.
  package init(_ pages: [Page]) {
    anchors = Dictionary(
      firstOf: pages.map { page in
        let anchors = page.blocks.compactMap { block in
          block.heading.flatMap { heading in
            heading.clause.map { ($0.id, CodeHostAnchor.make(of: "\($0.id) \(heading.text)")) }
          }
        }
        return (page.name, Dictionary(anchors, uniquingKeysWith: { $1 }))
      })
  }

  /// Returns the anchor of a clause's heading on a page.
  func anchor(of clause: String, on page: String) -> String? {
    anchors[page]?[clause]
  }

  /// Returns the address that a link on a page has to have; nil if it leads to no clause, or to a
  /// scenario by other words than its id.
  func address(of link: PageLink, on page: String) -> String? {
    guard let target = link.target, let id = target.anchor?.percentDecoded else { return nil }
    let clause = String(id.prefix { $0 != "/" })
    guard id == clause || id == link.text,
      let anchor = anchor(of: clause, on: target.page.map(PageLink.pageName) ?? page)
    else { return nil }
    return "\(target.page.map { "\($0).md" } ?? "")#\(anchor)"
  }
}

extension PageText {
  /// Makes links to clauses lead to their headings, and returns the lines of those that changed.
  ///
  /// - Parameter page: the name of this page.
  package mutating func link(to headings: ClauseHeadings, from page: String) -> [Int] {
    guard String(validating: source.bytes, as: UTF8.self) != nil else { return [] }
    var lines: [Int] = []
    var changes: [Change] = []
    var places = SourceLines.Places(source)
    for link in blocks.flatMap(\.links) {
      guard let address = headings.address(of: link, on: page), address != link.url,
        let range = places.range(of: link)
      else { continue }
      lines.append(link.line)
      changes.append((range, Array(address.utf8)))
    }
    replace(changes)
    return lines
  }
}

extension SourceLines.Places {
  /// Returns the range of a link's address; nil if it is not in parentheses at the link's place, but in a
  /// definition elsewhere.
  fileprivate mutating func range(of link: PageLink) -> Range<Int>? {
    guard let start = index(of: (link.line, link.column)) else { return nil }
    let line = source.range(of: link.line)
    let end = start + link.url.utf8.count
    guard start > line.lowerBound, end <= line.upperBound,
      "(<".utf8.contains(source.bytes[start - 1]),
      source.bytes[start..<end].elementsEqual(link.url.utf8)
    else { return nil }
    return start..<end
  }
}

extension Diagnostic {
  /// A link to a clause that a code host does not find.
  package static func unformattedLink(in file: String, line: Int) -> Diagnostic {
    Diagnostic(
      SourceLocation(file: file, line: line), "the link does not lead to the heading of its clause",
      hint: "conform format \(file)")
  }
}
