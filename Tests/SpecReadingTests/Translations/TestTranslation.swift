import Conformance

@testable import SpecReading

/// Reads translations given as text.
enum TestTranslation {
  /// A page with a stage and two clauses, the second without scenarios.
  static let original = TestPage.fixture("Translations/hits.md")

  /// The page in Korean.
  static let korean = TestPage.fixture("Translations/hits.ko.md")

  /// Reads a Korean translation of a page and returns it with its diagnostics.
  static func read(
    _ korean: String?, of original: String = original, record: String = "",
    rendering: SpecReader.Rendering = .none
  ) -> (translation: Translation, diagnostics: [String]) {
    read(
      ["hits": korean.map { Array($0.utf8) }].compactMapValues(\.self), of: ["hits": original],
      record: record, rendering: rendering)
  }

  /// Reads a Korean translation of several pages, in the order of their names.
  static func read(
    _ korean: [String: [UInt8]], of originals: [String: String], record: String = "",
    rendering: SpecReader.Rendering = .none
  ) -> (translation: Translation, diagnostics: [String]) {
    let readings = originals.keys.sorted().map { name in
      var reader = PageReader(
        Array((originals[name] ?? "").utf8), file: "Spec/\(name).md", name: name,
        rendering: rendering)
      return reader.read()
    }
    let reader = TranslationReader(
      language: "ko", folder: "Spec/ko", originals: readings.map(OriginalPage.init),
      record: TranslationRecord(Array(record.utf8), file: "Spec/ko/originals.txt"),
      rendering: rendering)
    let glossary = reader.glossary(korean[Glossary.page])
    let translated = reader.originals.map {
      reader.read(korean[$0.page.name], of: $0, glossary: glossary)
    }
    let orphanedPages = korean.keys.filter { originals[$0] == nil }.sorted()
    let (translation, diagnostics) = reader.join(translated, orphanedPages: orphanedPages)
    return (translation, diagnostics.map(\.description))
  }

  /// Describes a page with a line for each block.
  static func outline(_ page: Page) -> String {
    page.blocks.map { block in
      switch block {
      case .heading(let heading):
        "\(heading.level) \(heading.anchor) “\(heading.text)” \(heading.translation)"
      case .prose(let html): "  prose \(html.trimmed)"
      case .note(_, let html): "  note \(html.trimmed)"
      case .aside(let html): "  aside \(html.trimmed)"
      case .example(let scenario, _): "  example \(scenario)"
      case .stage: "  stage"
      case .scenarios(let table):
        switch table.shape {
        case .rows(let ids): "  scenarios \(ids.map(\.description).joined(separator: " "))"
        case .steps(let id): "  steps \(id)"
        }
      case .traceabilityMatrix: "  ledger"
      case .table(let table): "  table \(table.header.cells.map(\.markdown))"
      }
    }.joined(separator: "\n")
  }

  /// Returns the record with all translated sections marked as current.
  static func stamped(_ korean: String, of original: String = original) throws -> String {
    try read(korean, of: original).translation.stamp([]).text
  }
}

extension String {
  fileprivate var trimmed: String { hasSuffix("\n") ? String(dropLast()) : self }
}
