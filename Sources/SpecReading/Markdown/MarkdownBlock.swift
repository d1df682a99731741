import Conformance
import Results

/// A top-level block of a page.
struct MarkdownBlock: Sendable {
  /// The kind of a block, with its content.
  enum Content: Sendable {
    /// A heading with its plain text.
    case heading(level: Int, text: String)
    /// A paragraph that begins with a label, with its plain text after the label.
    case labelled(Page.Label, text: String)
    /// A pipe table.
    case table(PipeTable)
    /// A paragraph that looks like a malformed pipe table.
    case brokenTable(TableFault)
    /// Anything else.
    case prose

    /// Whether the block is prose, in which terms of the glossary are linked.
    var isProse: Bool {
      switch self {
      case .prose, .labelled(.uiKit, _): true
      case .heading, .labelled, .table, .brokenTable: false
      }
    }
  }

  /// The kind, with its content.
  var content: Content
  /// The first line, from 1.
  var line: Int
  /// The line at which the next block begins, or the one after the page.
  var end = 0
  /// The strongest of MUST, SHOULD and MAY in the text.
  var level: Level?
  /// The plain text of a paragraph with a level, and of the first one of the page and below a heading;
  /// otherwise, and without rendering, empty.
  var wording = ""
  /// The code spans, in order; empty for labelled paragraphs other than `UIKit: …`.
  var codes: [String] = []
  /// The place of the first `[^name]`, which code hosts show as a footnote.
  var footnote: SourceLines.Place?
  /// The links, in order.
  var links: [PageLink] = []
  /// The HTML; empty for tables, and without rendering.
  var html: String

  /// The lines, with the blank ones below.
  var lines: Range<Int> { line..<end }

  /// The purpose of the table, if the block is one.
  var role: TableRole? {
    if case .table(let table) = content { TableRole(of: table) } else { nil }
  }

  /// The label, if the block is a labelled paragraph.
  var label: Page.Label? {
    if case .labelled(let label, _) = content { label } else { nil }
  }

  /// The plain text of the first prose of a page or a clause, for a description of it.
  static func summary(of blocks: some Sequence<MarkdownBlock>) -> String {
    blocks.first { $0.content.isProse }?.wording ?? ""
  }

  /// The id of the first scenario that the block links to.
  var linkedScenario: String? {
    links.lazy.compactMap { $0.target?.anchor?.percentDecoded }.first { $0.contains("/") }
  }

  /// The level, if the block is a heading.
  var headingLevel: Int? {
    if case .heading(let level, _) = content { level } else { nil }
  }
}

extension Page.Label {
  /// Whether a line begins with the label and a colon.
  func begins(_ line: ArraySlice<UInt8>) -> Bool {
    let word = rawValue.utf8
    return line.starts(with: word) && line.dropFirst(word.count).first == UInt8(ascii: ":")
  }
}
