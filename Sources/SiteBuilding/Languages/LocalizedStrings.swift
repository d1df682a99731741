import Conformance
import Results
import SpecReading

/// Every word of the site in one language, as the theme's words files have it.
struct LocalizedStrings: Sendable {
  /// The language.
  let language: Language
  /// The name of the language in the language itself; the tag, where the words file is missing.
  let name: String
  /// The sentences of the steps; nil where the original's are shown.
  let sentences: Sentences?
  /// The names of scenarios and faults in the language, where it has any.
  let names: TranslatedNames?
  private var texts: [String: LocalizedText]

  /// Creates the strings of a language; the original's fill the gaps.
  init(
    _ language: Language, _ own: [String: LocalizedText], original: [String: LocalizedText],
    sentences: Sentences? = nil, names: TranslatedNames? = nil
  ) {
    self.language = language
    self.names = names
    self.sentences = sentences
    name = own[StringKey.language.rawValue]?.plain ?? language.tag
    texts = original.merging(own) { $1 }
  }

  /// The `lang` attribute for text of the original, or of an engine, among these words.
  var markOfOriginal: HTML.Attribute? { language.markOfOriginal }

  /// Returns the strings with the name of a domain, and with a page's title and first sentences on the
  /// front page: pages with a vocabulary of their own say themselves what they are about.
  func introduced(by page: Page?, domain: String?) -> LocalizedStrings {
    var strings = self
    for (key, text) in [
      (StringKey.siteName, domain ?? page?.title), (.frontTitle, page?.title),
      (.frontLead, page?.summary), (.doorLearnText, page?.title),
    ] {
      strings.texts[key.rawValue] = LocalizedText(plain: text ?? "")
    }
    return strings
  }

  /// Returns a text without placeholders.
  subscript(key: StringKey) -> String { self[key.rawValue] }

  /// Returns a text without placeholders, by a key that a template uses.
  subscript(key: String) -> String { texts[key]?.plain ?? key }

  /// Returns the name of an outcome.
  subscript(of outcome: Outcome) -> String {
    switch outcome {
    case .notRun: self[.notRun]
    case .notTested: self[.notTested]
    default: self[outcome.rawValue]
    }
  }

  /// Returns the name of a confidence.
  subscript(of confidence: Confidence) -> String { self[confidence.rawValue] }

  /// Returns a text with its placeholders filled; of its forms, the one that is meant for the number.
  ///
  ///     strings.text(.stepsOfScenario, ["scenario": "HIT-4/hidden"])  // Steps of HIT-4/hidden
  ///     strings.text(.strayVerdicts, count: 1)  // 1 verdict belongs to …
  func text(_ key: StringKey, count: Int? = nil, _ values: [String: String] = [:]) -> String {
    let values = count.map { values.merging(["count": String($0)]) { $1 } } ?? values
    var filled = ""
    for piece in texts[key.rawValue]?.parts(for: count) ?? [.text(key.rawValue)] {
      switch piece {
      case .text(let text): KoreanParticle.append(text, to: &filled)
      case .slot(_, let name): filled += values[name] ?? ""
      }
    }
    return filled
  }

  /// Returns the systems on which a clause or a row holds, in words.
  func text(of systems: SystemRange) -> String {
    let values = ["first": systems.first, "end": systems.end].compactMapValues { $0?.description }
    let key: StringKey =
      systems.end == nil ? .holdsFrom : systems.first == nil ? .holdsBefore : .holdsBetween
    return text(key, values)
  }

  /// Returns the name of an outcome with the number of scenarios that had it.
  func counted(_ count: Int, _ outcome: Outcome) -> String {
    text(.countedOutcome, count: count, ["outcome": self[of: outcome]])
  }

  /// Returns a text as HTML with pieces of HTML in the placeholders; its own words are escaped.
  ///
  ///     strings.html(.badgeOfEngine, ["engine": name])  // Badge of <bdi>Toy</bdi>
  func html(_ key: StringKey, _ values: [String: HTML]) -> HTML {
    HTML { html in
      for piece in texts[key.rawValue]?.parts(for: nil) ?? [] {
        switch piece {
        case .text(let text): html.append(text: text)
        case .slot(_, let name): html.append(values[name] ?? HTML())
        }
      }
    }
  }

  /// Returns texts that scripts show, as the beginning of their script.
  ///
  /// A text with forms for numbers is an object:
  ///
  ///     "foundResults":{"1":"1 result","other":"{count} results"}
  func script(of keys: [String]) -> [UInt8] {
    let words = JSON.object(keys.compactMap { key in texts[key].map { .init(key, $0.data) } })
    return Array("Object.assign(globalThis.conformWords??={},".utf8) + words.bytes()
      + Array(");\n".utf8)
  }

  // MARK: - Texts of pages and reports

  /// Returns the text of a link to a clause or a scenario: its id, or the clause with the name of the
  /// scenario in the language.
  ///
  ///     strings.label(of: "HIT-9/window")  // HIT-9 · 윈도우
  func label(of id: String) -> String { names?.label(of: id) ?? id }

  /// Returns the name of a fault.
  func fault(_ name: String) -> Wording { Wording(name, as: names?[name], self) }

  /// Returns a phrase, a step, an outcome, or the kind of a difference.
  func text(of sentence: Sentence) -> Wording {
    Wording(sentence.description, as: sentences?.text(of: sentence), self)
  }

  /// Returns a reason for an expected failure.
  func reason(_ words: String) -> Wording { Wording(words, as: sentences?.reason(words), self) }

  /// Returns a reason for skipping, in an engine's words or the runner's.
  func reason(_ sentence: Sentence) -> Wording {
    if case .word(let words) = sentence { reason(words) } else { text(of: sentence) }
  }
}

/// A text of the site with its placeholders, and its forms for some numbers.
struct LocalizedText: Hashable, Sendable {
  /// The text for numbers without a form, with placeholders as `{name}`.
  let plain: String
  /// Its words, and the names that values replace.
  private let base: [Sentence.Piece]
  /// The forms by their numbers.
  var forms: [Int: LocalizedText] = [:]

  /// Reads a text with its placeholders in braces.
  init(_ text: String) {
    plain = text
    base = Sentence.pieces(of: text)
  }

  /// Creates a text without placeholders.
  init(plain text: String) {
    plain = text
    base = [.text(text)]
  }

  /// The names of the placeholders.
  var placeholders: Set<String> { Set(base.compactMap(\.slot)) }

  /// Returns the words of the form for the number, or else those of the text.
  func parts(for count: Int?) -> [Sentence.Piece] { count.flatMap { forms[$0] }?.base ?? base }

  fileprivate var data: JSON {
    guard !forms.isEmpty else { return .text(plain) }
    return .object(
      forms.sorted { $0.key < $1.key }.map { .init("\($0.key)", .text($0.value.plain)) }
        + [.init("other", .text(plain))])
  }
}

/// A text of a page or a report, in the language of a site where that has words for it.
struct Wording {
  /// The text of the page or the report.
  let original: String
  /// What the language has for it.
  let translation: String?
  /// The `lang` attribute of its element: the original's, where nothing was translated.
  let mark: HTML.Attribute?

  fileprivate init(_ original: String, as translation: String?, _ strings: LocalizedStrings) {
    self.original = original
    self.translation = translation
    mark = translation == nil || translation == original ? strings.markOfOriginal : nil
  }

  /// The text in the language, with its control characters made visible.
  var text: String { (translation ?? original).withVisibleControls }
}
