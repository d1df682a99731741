import Conformance
import SpecReading

/// The page that lists every phrase, made from the phrasebook, with examples out of the pages.
struct PhrasebookPage {
  /// Its name.
  static let name = "phrasebook"

  /// A part of the page, by its title in the original, of which its place is named.
  enum Part: String, CaseIterable {
    case change = "Given or when: the stage changes"
    case event = "When: something happens"
    case expectation = "Then: something is expected"
    case slots = "What fills a slot"

    /// The keywords after which its phrases stand.
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
    paths: [String: String], in language: Language = .original
  ) {
    let wording = language.wording
    var anchors = Anchors(reserved: Vocabulary.slots.map(\.anchor))
    var outline = Outline()
    var places: [ReferencePage.Place] = []
    let body = HTML { html in
      for part in Part.allCases {
        let phrases = phrases.filter { $0.keywords == part.keywords }
        guard !phrases.isEmpty else { continue }
        html.appendHeading(part, wording, &anchors, &outline)
        for feature in Feature.allCases {
          let phrases = phrases.filter { $0.feature == feature }
          guard !phrases.isEmpty else { continue }
          html.appendHeading(feature, of: part, &anchors, &outline)
          let label = wording.phrases(of: feature.rawValue)
          html.appendTable(of: phrases, label: label, wording) { phrase, row in
            let anchor = anchors.take(Slug.make(of: phrase.pattern))
            places.append(.init(title: phrase.pattern, anchor: anchor))
            row.append(
              phrase, anchor: anchor, example: examples[phrase.pattern], paths, in: language)
          }
        }
      }
      html.appendHeading(Part.slots, wording, &anchors, &outline)
      html.appendSlots(in: language)
    }
    page = ReferencePage(
      name: Self.name, title: wording.phrasebook,
      introduction: HTML { $0.line("p", text: wording.phrasebookIntroduction) }, body: body,
      outline: outline.html(in: language), places: places)
  }
}

extension Slot {
  /// Its place on the page; no phrase begins with these words.
  fileprivate var anchor: String { "slot-\(Slug.make(of: spelling))" }
}

extension HTML {
  fileprivate mutating func appendHeading(
    _ part: PhrasebookPage.Part, _ wording: any Wording, _ anchors: inout Anchors,
    _ outline: inout Outline
  ) {
    let anchor = anchors.take(Slug.make(of: part.rawValue))
    outline.add(wording.title(of: part), level: 2, anchor: anchor)
    line("h2", .id(anchor), text: wording.title(of: part))
  }

  fileprivate mutating func appendHeading(
    _ feature: Feature, of part: PhrasebookPage.Part, _ anchors: inout Anchors,
    _ outline: inout Outline
  ) {
    let anchor = anchors.take(Slug.make(of: "\(part.rawValue) \(feature.rawValue)"))
    outline.add(feature.rawValue, level: 3, anchor: anchor)
    line("h3", .id(anchor), text: feature.rawValue)
  }

  /// Adds a table with a row for each phrase.
  fileprivate mutating func appendTable(
    of phrases: [Phrase], label: String, _ wording: any Wording,
    row: (Phrase, inout HTML) -> Void
  ) {
    appendTable(
      [wording.phrase, wording.whatItSays, wording.example], styleClass: "phrases", label: label
    ) {
      for phrase in phrases { row(phrase, &$0) }
    }
  }

  fileprivate mutating func append(
    _ phrase: Phrase, anchor: String, example: PhraseExample?, _ paths: [String: String],
    in language: Language
  ) {
    let original = language.markOfOriginal
    block("tr", .id(anchor)) { row in
      row.line("th", .constant("scope", "row")) { cell in
        cell.element("a", .class("permalink"), .href(.place(anchor)), original) {
          $0.element("code", text: phrase.pattern)
        }
      }
      row.line("td", original) { cell in
        cell.append(markdown: phrase.help)
        cell.appendLinks(to: phrase.pieces)
      }
      row.line("td") { cell in
        guard let example else { return cell.append(text: language.wording.noExample) }
        cell.append(example, paths, original)
      }
    }
  }

  /// Adds where it is said what fills the slots among the pieces of a pattern.
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
    _ example: PhraseExample, _ paths: [String: String], _ original: Attribute?
  ) {
    element("code", original) { code in
      code.element("b", text: example.keyword.rawValue)
      code.append(text: " \(example.words)")
    }
    append(text: " ")
    let id = example.scenario.description
    guard let path = paths[example.scenario.clause] else { return append(text: id) }
    element("a", .class("permalink"), .href(.file(path, at: id, root: "")), text: id)
  }

  fileprivate mutating func appendSlots(in language: Language) {
    let wording = language.wording
    appendTable(
      [wording.slot, wording.whatStandsThere], styleClass: "slots", label: wording.slots
    ) { body in
      for slot in Vocabulary.slots {
        body.block("tr", .id(slot.anchor)) { row in
          row.line("th", .constant("scope", "row")) {
            $0.element("code", text: "{\(slot.spelling)}")
          }
          row.line("td", language.markOfOriginal) { $0.append(markdown: slot.description) }
        }
      }
    }
  }
}
