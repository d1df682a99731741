import Conformance
import SpecReading

/// The page that lists every phrase of the phrasebook, with examples from the pages.
struct PhrasebookPage {
  /// Its name.
  static let name = "phrasebook"

  /// A part of the page, by its anchor.
  enum Part: String, CaseIterable {
    case change = "given-or-when-the-stage-changes"
    case event = "when-something-happens"
    case expectation = "then-something-is-expected"
    case slots = "what-fills-a-slot"

    /// The key of its title.
    fileprivate var title: StringKey {
      switch self {
      case .change: .phrasesOfChange
      case .event: .phrasesOfEvent
      case .expectation: .phrasesOfExpectation
      case .slots: .fillingSlots
      }
    }

    /// The keywords that its phrases follow.
    fileprivate var keywords: [Keyword] {
      switch self {
      case .change: [.given, .when]
      case .event: [.when]
      case .expectation: [.then]
      case .slots: []
      }
    }
  }

  /// The page.
  let page: ReferencePage

  init(
    phrases: [Phrase] = Vocabulary.phrases, examples: [String: PhraseExample],
    paths: [String: String], _ strings: LocalizedStrings
  ) {
    var anchors = Anchors(reserved: Vocabulary.slots.map(\.anchor))
    var outline = Outline()
    var places: [ReferencePage.Place] = []
    let body = HTML { html in
      for part in Part.allCases {
        let phrases = phrases.filter { $0.keywords == part.keywords }
        guard !phrases.isEmpty else { continue }
        html.appendHeading(part, strings, &anchors, &outline)
        for feature in Feature.allCases {
          let phrases = phrases.filter { $0.feature == feature }
          guard !phrases.isEmpty else { continue }
          html.appendHeading(feature, of: part, &anchors, &outline)
          let label = strings.text(.phrasesOfFeature, ["feature": feature.rawValue])
          html.appendTable(
            [strings[.phrase], strings[.whatItSays], strings[.example]], styleClass: "phrases",
            label: label
          ) { body in
            for phrase in phrases {
              let anchor = anchors.take(Slug.make(of: phrase.pattern))
              places.append(.init(title: phrase.pattern, anchor: anchor))
              body.append(
                phrase, anchor: anchor, example: examples[phrase.pattern], paths, strings)
            }
          }
        }
      }
      html.appendHeading(Part.slots, strings, &anchors, &outline)
      html.appendSlots(strings)
    }
    page = ReferencePage(
      name: Self.name, title: strings[.phrasebook],
      introduction: HTML { $0.line("p", text: strings[.phrasebookIntroduction]) }, body: body,
      outline: outline.html(strings), places: places)
  }
}

extension Slot {
  /// Its anchor, with which no phrase begins.
  fileprivate var anchor: String { "slot-\(Slug.make(of: spelling))" }
}

extension HTML {
  fileprivate mutating func appendHeading(
    _ part: PhrasebookPage.Part, _ strings: LocalizedStrings, _ anchors: inout Anchors,
    _ outline: inout Outline
  ) {
    let anchor = anchors.take(part.rawValue)
    outline.add(strings[part.title], level: 2, anchor: anchor)
    line("h2", .id(anchor), text: strings[part.title])
  }

  fileprivate mutating func appendHeading(
    _ feature: Feature, of part: PhrasebookPage.Part, _ anchors: inout Anchors,
    _ outline: inout Outline
  ) {
    let anchor = anchors.take(Slug.make(of: "\(part.rawValue) \(feature.rawValue)"))
    outline.add(feature.rawValue, level: 3, anchor: anchor)
    line("h3", .id(anchor), text: feature.rawValue)
  }

  fileprivate mutating func append(
    _ phrase: Phrase, anchor: String, example: PhraseExample?, _ paths: [String: String],
    _ strings: LocalizedStrings
  ) {
    let original = strings.markOfOriginal
    block("tr", .id(anchor)) { row in
      row.line("th", .constant("scope", "row")) { cell in
        cell.element("a", .class("permalink"), .href(.place(anchor)), original) {
          $0.element("code", text: phrase.pattern)
        }
        if let sentence = strings.sentences?.pattern(for: phrase.pattern) {
          cell.line("p", .class("sentence"), text: sentence)
        }
      }
      row.line("td", original) { cell in
        cell.append(markdown: phrase.help)
        cell.appendLinks(to: phrase.pieces)
      }
      row.line("td") { cell in
        guard let example else { return cell.append(text: strings[.noExample]) }
        cell.append(example, paths, strings)
      }
    }
  }

  /// Appends links to the descriptions of the slots of a pattern.
  private mutating func appendLinks(to pieces: [Phrase.Piece]) {
    var slots: [Slot] = []
    for case .slot(let slot, _) in pieces where !slots.contains(slot) { slots.append(slot) }
    guard !slots.isEmpty else { return }
    element("small") { small in
      for (index, slot) in slots.enumerated() {
        small.append(text: index == 0 ? " " : ", ")
        small.element("a", .href(.place(slot.anchor)), text: "{\(slot.spelling)}")
      }
    }
  }

  private mutating func append(
    _ example: PhraseExample, _ paths: [String: String], _ strings: LocalizedStrings
  ) {
    element("code", strings.markOfOriginal) { code in
      code.element("b", text: example.keyword.rawValue)
      code.append(text: " \(example.words)")
    }
    append(text: " ")
    if let sentence = strings.sentences?.sentence(for: example.words) {
      line("p", .class("sentence"), text: sentence)
    }
    let id = example.scenario.description
    guard let path = paths[example.scenario.clause] else { return append(text: id) }
    element("a", .class("permalink"), .href(.file(path, at: id, root: "")), text: id)
  }

  fileprivate mutating func appendSlots(_ strings: LocalizedStrings) {
    appendTable(
      [strings[.slot], strings[.whatStandsThere]], styleClass: "slots", label: strings[.slots]
    ) { body in
      for slot in Vocabulary.slots {
        body.block("tr", .id(slot.anchor)) { row in
          row.line("th", .constant("scope", "row")) {
            $0.element("code", text: "{\(slot.spelling)}")
          }
          row.line("td", strings.markOfOriginal) { $0.append(markdown: slot.description) }
        }
      }
    }
  }
}
