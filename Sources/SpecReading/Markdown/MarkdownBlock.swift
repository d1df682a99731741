import Conformance

/// A part of a page between two others, as far as the specification's reader cares.
struct MarkdownBlock: Sendable {
  /// What it is.
  enum Content: Sendable {
    /// A heading with its plain text.
    case heading(level: Int, text: String)
    /// A paragraph that begins with one of the words that have a meaning, with its plain text
    /// behind that word.
    case labelled(Label, text: String)
    /// A pipe table.
    case table(PipeTable)
    /// A paragraph that looks like a pipe table and is none.
    case brokenTable(TableFault)
    /// Anything else.
    case prose

    /// Whether it is there to be read by people, and no heading or table.
    var isProse: Bool {
      switch self {
      case .prose, .labelled(.uiKit, _): true
      case .heading, .labelled, .table, .brokenTable: false
      }
    }
  }

  /// The words before a colon that give a paragraph a meaning.
  enum Label: String, Sendable, CaseIterable {
    case sources = "Sources"
    case notTested = "Not tested"
    case scenario = "Scenario"
    case evidence = "Evidence"
    case uiKit = "UIKit"

    /// Whether a line begins with the word and a colon.
    func begins(_ line: ArraySlice<UInt8>) -> Bool {
      let word = rawValue.utf8
      return line.starts(with: word) && line.dropFirst(word.count).first == UInt8(ascii: ":")
    }
  }

  /// What it is.
  var content: Content
  /// Its first line, counted from 1.
  var line: Int
  /// The strongest of the words MUST, SHOULD and MAY in its text.
  var level: Level?
  /// The words of a paragraph with a level; empty elsewhere, and where nobody asked for HTML.
  var wording = ""
  /// The code spans in its text, in order; none in what is read otherwise, such as a clause's sources.
  var codes: [String] = []
  /// The place of the first `[^name]` in its text, which looks like a footnote.
  var footnote: SourceLines.Place?
  /// Its links, in order.
  var links: [FoundLink] = []
  /// Its HTML; empty for tables, and where nobody asked for it.
  var html: String

  /// The word that gives it a meaning, if it begins with one.
  var label: Label? {
    if case .labelled(let label, _) = content { label } else { nil }
  }

  /// Whether it is a heading.
  var isHeading: Bool {
    if case .heading = content { true } else { false }
  }

  /// Whether it is a heading of the first level.
  var isTitle: Bool {
    if case .heading(1, _) = content { true } else { false }
  }
}
