@testable import SpecReading

/// Reads pages given as text.
enum Reading {
  /// A stage of three: window, and in it two views side by side.
  static let stage = """
    | responder | kind        | in     | frame       |
    | --------- | ----------- | ------ | ----------- |
    | app       | application |        |             |
    | window    | window      | app    | 0 0 300 300 |
    | A         | view        | window | 0 0 300 300 |
    | B         | view        | A      | 0 0 300 100 |
    """

  static let sources = "Sources: Apple 2019. Feature: hit-testing. Confidence: documented."

  /// One page.
  static func page(_ markdown: String, rendering: SpecReader.Rendering = .none)
    -> PageReader.Reading
  {
    var reader = PageReader(
      Array(markdown.utf8), file: "Spec/page.md", name: "page", rendering: rendering)
    return reader.read()
  }

  /// A page with a title, the stage, a clause with its sources, and what follows.
  static func clause(_ rest: String) -> PageReader.Reading {
    page("# Page\n\n\(stage)\n\n## HIT-1 Title\n\nIt MUST hold.\n\n\(sources)\n\n\(rest)")
  }

  /// A page with that stage and one scenario that is sound.
  static func stage(_ stage: String) -> PageReader.Reading {
    page("# Page\n\n\(stage)")
  }
}
