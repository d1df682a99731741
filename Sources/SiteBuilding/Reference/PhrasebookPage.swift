import Conformance
import SpecReading

/// The page that lists every phrase of the phrasebook, with examples from the pages.
enum PhrasebookPage {
  /// Its name.
  static let name = "phrasebook"

  /// The parts of the page: the keywords that their phrases follow, with anchors and titles.
  private static let parts: [(anchor: String, title: StringKey, keywords: [Keyword])] = [
    ("given-or-when-the-stage-changes", .phrasesOfChange, [.given, .when]),
    ("when-something-happens", .phrasesOfEvent, [.when]),
    ("then-something-is-expected", .phrasesOfExpectation, [.then]),
    ("what-fills-a-slot", .fillingSlots, []),
  ]

  /// Generates the page.
  static func page(_ data: SiteData, _ strings: LocalizedStrings) -> ReferencePage {
    let vocabulary = data.vocabulary
    var page = ReferencePage(
      name: name, title: strings[.phrasebook],
      introduction: HTML { $0.append(text: strings[.phrasebookIntroduction]) },
      reserved: vocabulary.slots.map(\.anchor))
    for part in parts {
      page.appendHeading(strings[part.title], anchor: part.anchor, isPlace: false)
      for feature in vocabulary.features {
        let phrases = vocabulary.phrases.filter {
          $0.keywords == part.keywords && $0.feature == feature
        }
        guard !phrases.isEmpty else { continue }
        let name = feature.rawValue
        page.appendHeading(
          name, level: 3, anchor: Slug.make(of: "\(part.anchor) \(name)"), isPlace: false)
        let rows = phrases.map { ($0, page.row($0.pattern)) }
        page.body.appendTable(
          [strings[.phrase], strings[.whatItSays], strings[.example]], class: "reference phrases",
          label: strings.text(.phrasesOfFeature, ["feature": name]), of: rows, id: \.1
        ) { $0.append($1.0, anchor: $1.1, data, strings) }
      }
    }
    page.body.appendSlots(vocabulary, strings)
    return page
  }
}

extension Slot {
  /// Its anchor, with which no phrase begins.
  fileprivate var anchor: String { "slot-\(Slug.make(of: spelling))" }
}

extension HTML {
  fileprivate mutating func append(
    _ phrase: Phrase, anchor: String, _ data: SiteData, _ strings: LocalizedStrings
  ) {
    let original = strings.markOfOriginal
    line("th", .constant("scope", "row")) { cell in
      cell.element("a", .class("permalink"), .href(.place(anchor)), original) {
        $0.element("code", text: phrase.pattern)
      }
      if let sentence = strings.sentences?.pattern(for: phrase.pattern) {
        cell.line("p", .class("sentence"), text: sentence)
      }
    }
    line("td", original) { cell in
      cell.append(markdown: phrase.help)
      cell.appendLinks(to: phrase.pieces)
    }
    line("td") { cell in
      guard let example = data.phraseExamples[phrase.pattern] else {
        return cell.append(text: strings[.noExample])
      }
      cell.append(example, data.paths, strings)
    }
  }

  /// Appends links to the descriptions of the slots of a pattern.
  private mutating func appendLinks(to pieces: [Phrase.Piece]) {
    let slots = pieces.compactMap(\.filled?.slot).unique
    guard !slots.isEmpty else { return }
    element("small") { small in
      small.append(text: " ")
      small.append(listOf: slots) {
        $0.element("a", .href(.place($1.anchor)), text: "{\($1.spelling)}")
      }
    }
  }

  private mutating func append(
    _ example: PhraseExample, _ paths: [String: String], _ strings: LocalizedStrings
  ) {
    element("code", strings.markOfOriginal) { code in
      code.element("b", text: example.keyword.rawValue)
      code.append(text: " \(example.sentence)")
    }
    append(text: " ")
    if let sentence = strings.sentences?.text(of: example.sentence) {
      line("p", .class("sentence"), text: sentence)
    }
    let path = paths[example.scenario.clause]
    appendLink(to: example.scenario.description, on: path, root: "", strings)
  }

  fileprivate mutating func appendSlots(_ vocabulary: Vocabulary, _ strings: LocalizedStrings) {
    appendTable(
      [strings[.slot], strings[.whatStandsThere]], class: "reference slots", label: strings[.slots],
      of: vocabulary.slots, id: \.anchor
    ) { row, slot in
      row.line("th", .constant("scope", "row")) { $0.element("code", text: "{\(slot.spelling)}") }
      row.line("td", strings.markOfOriginal) { $0.append(markdown: slot.description) }
    }
  }
}
