import Conformance
import SpecReading

/// The page that lists every phrase, made from the phrasebook, with examples out of the pages.
struct PhrasebookPage {
  /// Its name.
  static let name = "phrasebook"

  /// Phrases that stand after the same keywords.
  private struct Part {
    var title: String
    var keywords: [Keyword]
  }

  private static let parts = [
    Part(title: "Given or when: the stage changes", keywords: [.given, .when]),
    Part(title: "When: something happens", keywords: [.when]),
    Part(title: "Then: something is expected", keywords: [.then]),
  ]
  private static let slots = "What fills a slot"

  /// The page.
  let page: ReferencePage

  init(
    phrases: [Phrase] = Phrasebook.phrases, examples: [String: PhraseExample],
    paths: [String: String]
  ) {
    var anchors = Anchors(reserved: Phrasebook.slots.map(\.anchor))
    var outline = Outline()
    var places: [ReferencePage.Place] = []
    let body = HTML { html in
      for part in Self.parts {
        let phrases = phrases.filter { $0.keywords == part.keywords }
        guard !phrases.isEmpty else { continue }
        html.appendHeading(part.title, &anchors, &outline)
        for feature in Feature.allCases {
          let phrases = phrases.filter { $0.feature == feature }
          guard !phrases.isEmpty else { continue }
          html.appendHeading(feature, of: part.title, &anchors, &outline)
          html.appendTable(of: phrases, label: "Phrases of \(feature.rawValue)") { phrase, row in
            let anchor = anchors.take(Slug.make(of: phrase.pattern))
            places.append(.init(title: phrase.pattern, anchor: anchor))
            row.append(phrase, anchor: anchor, example: examples[phrase.pattern], paths)
          }
        }
      }
      html.appendHeading(Self.slots, &anchors, &outline)
      html.appendSlots()
    }
    page = ReferencePage(
      name: Self.name, title: "Phrasebook", introduction: Self.introduction, body: body,
      outline: outline, places: places)
  }

  private static var introduction: HTML {
    HTML { html in
      html.line(
        "p",
        text: """
          Every sentence that a step can say. The head of a column has its keyword and its first \
          words, the cells have the rest; what stands in braces is filled in. Each phrase belongs \
          to a feature: an engine that lacks the feature is not asked.
          """)
    }
  }
}

extension Slot {
  /// Its place on the page; no phrase begins with these words.
  fileprivate var anchor: String { "slot-\(Slug.make(of: spelling))" }
}

extension HTML {
  fileprivate mutating func appendHeading(
    _ text: String, _ anchors: inout Anchors, _ outline: inout Outline
  ) {
    let anchor = anchors.take(Slug.make(of: text))
    outline.add(text, level: 2, anchor: anchor)
    line("h2", .id(anchor), text: text)
  }

  fileprivate mutating func appendHeading(
    _ feature: Feature, of part: String, _ anchors: inout Anchors, _ outline: inout Outline
  ) {
    let anchor = anchors.take(Slug.make(of: "\(part) \(feature.rawValue)"))
    outline.add(feature.rawValue, level: 3, anchor: anchor)
    line("h3", .id(anchor), text: feature.rawValue)
  }

  /// Adds a table with a row for each phrase.
  fileprivate mutating func appendTable(
    of phrases: [Phrase], label: String, row: (Phrase, inout HTML) -> Void
  ) {
    appendTable(["Phrase", "What it says", "Example"], styleClass: "phrases", label: label) {
      for phrase in phrases { row(phrase, &$0) }
    }
  }

  fileprivate mutating func append(
    _ phrase: Phrase, anchor: String, example: PhraseExample?, _ paths: [String: String]
  ) {
    block("tr", .id(anchor)) { row in
      row.line("th", .constant("scope", "row")) { cell in
        cell.element("a", .class("permalink"), .href(.place(anchor))) {
          $0.element("code", text: phrase.pattern)
        }
      }
      row.line("td") { cell in
        cell.append(markdown: phrase.help)
        cell.appendLinks(to: phrase.pieces)
      }
      row.line("td") { cell in
        guard let example else { return cell.append(text: "No page says it yet.") }
        cell.append(example, paths)
      }
    }
  }

  /// Adds where it is said what fills the slots among the pieces of a pattern.
  private mutating func appendLinks(to pieces: [Phrase.Piece]) {
    var slots: [Slot] = []
    for case .slot(let slot) in pieces where !slots.contains(slot) { slots.append(slot) }
    guard !slots.isEmpty else { return }
    element("small") { small in
      for (index, slot) in slots.enumerated() {
        small.append(text: index == 0 ? " " : ", ")
        small.element("a", .href(.place(slot.anchor)), text: "{\(slot.spelling)}")
      }
    }
  }

  private mutating func append(_ example: PhraseExample, _ paths: [String: String]) {
    element("code") { code in
      code.element("b", text: example.keyword.rawValue)
      code.append(text: " \(example.words)")
    }
    append(text: " ")
    let id = example.scenario.description
    guard let path = paths[example.scenario.clause] else { return append(text: id) }
    element("a", .class("permalink"), .href(.file(path, at: id, root: "")), text: id)
  }

  fileprivate mutating func appendSlots() {
    appendTable(["Slot", "What stands there"], styleClass: "slots", label: "Slots") { body in
      for slot in Phrasebook.slots {
        body.block("tr", .id(slot.anchor)) { row in
          row.line("th", .constant("scope", "row")) {
            $0.element("code", text: "{\(slot.spelling)}")
          }
          row.line("td") { $0.append(markdown: slot.description) }
        }
      }
    }
  }
}
