/// All forms of steps and all phrases of the pages.
///
/// `Spec/vocabulary.md` declares them, and `make vocabulary` writes its rows to `Vocabulary+Rows.swift`.
/// Reading and printing pages, reading and writing the wire, the schemas, hints, the phrasebook page and
/// the protocol's tables are derived from them.
public enum Vocabulary {
  private static let tables: VocabularyTables = {
    var mistakes: [VocabularyTables.Mistake] = []
    let tables = VocabularyTables(rows, mistakes: &mistakes)
    precondition(mistakes.isEmpty, "The vocabulary has a mistake.")
    return tables
  }()

  /// The rows of the vocabulary's page.
  package static var rows: [VocabularyTables.Row] {
    let rowsInFront = rowsInFront.split(separator: "\n").map(cells(of:))
    #if hasFeature(Embedded)
      return rowsInFront.map { $0.count == 2 ? .form($0) : .phrase($0) }
    #else
      let rest = rowsForTools.split(separator: "\n").map(cells(of:))
      return zip(rowsInFront, rest).map { $0.count == 2 ? .form($0 + $1) : .phrase($0 + $1) }
    #endif
  }

  private static func cells(of line: Substring) -> [Substring] {
    line.split(separator: "|", omittingEmptySubsequences: false)
  }

  /// All forms.
  public static let forms: [StepDefinition] = tables.forms

  /// All phrases, in the order of the phrasebook: arrangements, stimuli, expectations.
  package static let phrases: [Phrase] = keywordGroups.flatMap { keywords in
    tables.phrases.filter { $0.keywords == keywords }
  }

  /// The phrases that expect calls.
  package static let checks: [Phrase] = tables.phrases.filter { $0.calls != nil }

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

extension Phrase {
  /// The field of the answer that the phrase expects; nil unless it asks.
  var answerField: String? { answer?.field ?? slot(of: "=")?.form.answerField }
}

extension RawRepresentable<String> where Self: CaseIterable {
  /// The raw values of all cases.
  package static var words: [String] { allCases.map { $0.rawValue } }
}
