/// All forms of steps and all phrases of the pages.
///
/// The files `Vocabulary+….swift` contain the declarations. Reading and printing pages, reading and
/// writing the wire, the schemas, hints, the phrasebook page and the protocol's tables are derived
/// from them.
public enum Vocabulary {
  /// The forms and phrases of one part of the vocabulary, in the order of the phrasebook.
  typealias Section = (forms: [StepDefinition], checks: [Phrase])

  private static let sections: [Section] = [
    views, touches, windows, firstResponder, links, actions, controls, menus, gestures, touchTypes,
    pointers, scrolling, tables, edges, drags, input, systemKeys,
    accessibility,
  ]

  /// All forms.
  public static let forms: [StepDefinition] = sections.flatMap { $0.forms }

  /// All phrases, in the order of the phrasebook: arrangements, stimuli, expectations.
  package static let phrases: [Phrase] = {
    let phrases = sections.flatMap { $0.forms.flatMap { $0.phrases } + $0.checks }
    return keywordGroups.flatMap { keywords in
      phrases.filter { $0.keywords == keywords }
    }
  }()

  /// The phrases that expect calls.
  package static let checks: [Phrase] = sections.flatMap { $0.checks }

  /// The keywords that phrases follow, in the order of the phrasebook: each kind's, once.
  package static let keywordGroups: [[Keyword]] = StepDefinition.Kind.allCases.map { $0.keywords }
    .reduce(
      into: []
    ) { groups, keywords in
      if groups.last != keywords { groups.append(keywords) }
    }

  /// The distinct slots of all phrases, in the order of the phrases.
  package static var slots: [Slot] {
    var seen: Set<String> = []
    return phrases.flatMap { $0.slots }.filter { seen.insert($0.spelling).inserted }
  }

  /// Returns the form of a phrase, or nil if the phrase only expects calls.
  package static func form(of phrase: Phrase) -> StepDefinition? {
    formsByPhrase[ObjectIdentifier(phrase)]
  }

  /// Returns the form with a kind and a name, or nil.
  static func form(_ kind: StepDefinition.Kind, _ name: String) -> StepDefinition? {
    formsByName[name]?.first { $0.kind == kind }
  }

  private static let formsByPhrase: [ObjectIdentifier: StepDefinition] = Dictionary(
    uniqueKeysWithValues: forms.flatMap { form in
      form.phrases.map { (ObjectIdentifier($0), form) }
    })

  private static let formsByName = Dictionary(grouping: forms, by: { $0.name })
}

extension Vocabulary {
  /// Returns the protocol page's table of the forms of a kind, in Markdown.
  package static func table(of kind: StepDefinition.Kind) -> String {
    let answer = kind == .ask ? ["answer"] : []
    var rows = [["`\(kind.rawValue)`", "fields"] + answer + ["meaning"]]
    for form in forms where form.kind == kind {
      let fields = form.fields.filter { kind != .set || $0.name != "of" }
      let answers = form.answerFields.map { "`\($0)`" }.joined(separator: " or ")
      rows.append(
        ["`\(form.name)`", fields.map { $0.words }.joined(separator: ", ")]
          + (kind == .ask ? [answers] : []) + [form.meaning])
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
    }
    let rule = widths.map { String(repeating: "-", count: $0) }
    return ([lines[0], rule] + lines.dropFirst())
      .map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }
}

extension Phrase {
  /// The field of the answer that the phrase expects; nil unless it asks.
  var answerField: String? { answer?.field ?? slot(of: "=")?.form.answerField }
}

extension StepDefinition.Field {
  /// The field with its type: "`to`: string or null".
  fileprivate var words: String { "`\(name)`: \(type)\(isOptional ? " or null" : "")" }

  private var type: String {
    if kind == .integer, constants.count > 1 {
      // The whole numbers that phrases fix: `0, 1 or 2`.
      let words = constants.map { $0.words }
      return "\(words.dropLast().joined(separator: ", ")) or \(words[words.count - 1])"
    }
    switch kind {
    case .truth: return "true or false"
    case .number: return "number"
    case .integer: return "whole number"
    case .text: return "string"
    case .point: return "`[x,y]`"
    case .rect: return "`[x,y,width,height]`"
    case .list: return "array of finger changes"
    case .word(TouchPhase.words): return "a [phase](#words)"
    case .word(ControlEvent.words): return "a [control event](#words)"
    case .word(EventStage.words): return "an [event stage](#words)"
    case .word(SwipeDirection.words): return "a [direction](#words)"
    case .word(let words): return words.map { "`\($0)`" }.joined(separator: " or ")
    case .object: return "object"
    case .nonemptyList, .integerIn, .visibleText, .name, .pattern, .constant: return kind.words
    }
  }
}

extension RawRepresentable<String> where Self: CaseIterable {
  /// The raw values of all cases.
  static var words: [String] { allCases.map { $0.rawValue } }
}
