/// All kinds of objects, messages, features, forms of steps and phrases that pages can use.
///
/// A folder's page `vocabulary.md` declares them. Reading and printing pages, reading and writing the
/// wire, the schemas, hints, the phrasebook page and the protocol's tables are derived from them.
public final class Vocabulary: Sendable {
  /// The kinds of objects, in the order of the page.
  public let kinds: [ResponderKind]
  /// The messages that objects receive, and their families.
  package let messages: MessageTable
  /// What an engine may claim, in the order of the page.
  public let features: [Feature]
  /// All forms.
  public let forms: [StepDefinition]
  /// All phrases, in the order of the phrasebook: arrangements, stimuli, expectations.
  package let phrases: [Phrase]
  /// The phrases that expect calls.
  package let checks: [Phrase]
  /// The languages of the sentences, in the order of the columns.
  package let languages: [String]
  /// What the vocabulary is about, such as `UIKit`; nil where its page does not say.
  package let domain: String?

  private let formsByPhrase: [ObjectIdentifier: StepDefinition]
  private let formsByName: [String: [StepDefinition]]

  /// The vocabulary of UIKit, which this program's engine has.
  ///
  /// `Spec/vocabulary.md` declares it, and `make vocabulary` writes its rows to `Vocabulary+Rows.swift`.
  public static let uikit: Vocabulary = {
    var mistakes: [VocabularyTables.Mistake] = []
    let tables = VocabularyTables(
      uikitRows, .uikit, languages: uikitLanguages, mistakes: &mistakes)
    precondition(mistakes.isEmpty, "The vocabulary has a mistake.")
    return Vocabulary(tables, languages: uikitLanguages, domain: "UIKit")
  }()

  /// Creates the vocabulary that tables declare.
  package init(_ tables: VocabularyTables, languages: [String], domain: String?) {
    self.languages = languages
    self.domain = domain
    kinds = tables.kinds
    messages = tables.messages
    features = tables.features
    forms = tables.forms
    phrases = Self.keywordGroups.flatMap { keywords in
      tables.phrases.filter { $0.keywords == keywords }
    }
    checks = phrases.filter { $0.calls != nil }
    formsByPhrase = Dictionary(
      uniqueKeysWithValues: tables.forms.flatMap { form in
        form.phrases.map { (ObjectIdentifier($0), form) }
      })
    formsByName = Dictionary(grouping: tables.forms, by: { $0.name })
  }

  /// Whether this is the vocabulary of UIKit.
  package var isUIKit: Bool { self === Vocabulary.uikit }

  /// The keywords that phrases follow, in the order of the phrasebook: each kind's, once.
  package static let keywordGroups: [[Keyword]] = StepDefinition.Kind.allCases.map { $0.keywords }
    .reduce(
      into: []
    ) { groups, keywords in
      if groups.last != keywords { groups.append(keywords) }
    }

  /// The distinct slots of all phrases, in the order of the phrases.
  package var slots: [Slot] {
    var seen: Set<String> = []
    return phrases.flatMap { $0.slots }.filter { seen.insert($0.spelling).inserted }
  }

  /// Returns the form of a phrase, or nil if the phrase only expects calls.
  package func form(of phrase: Phrase) -> StepDefinition? {
    formsByPhrase[ObjectIdentifier(phrase)]
  }

  /// Returns the form with a kind and a name, or nil.
  func form(_ kind: StepDefinition.Kind, _ name: String) -> StepDefinition? {
    formsByName[name]?.first { $0.kind == kind }
  }
}

extension Vocabulary {
  /// The rows of the page of UIKit's vocabulary.
  package static let uikitRows: [VocabularyTables.Row] = uikitText[...].parts(at: "\n").compactMap {
    // The engine in a page is built without the tab and what is after it.
    let cells = $0.parts(at: "\t").flatMap { $0.parts(at: "|") }
    return VocabularyTables.Table(rawValue: String(cells[0])).map {
      VocabularyTables.Row($0, Array(cells.dropFirst()))
    }
  }
}

extension Phrase {
  /// The field of the answer that the phrase expects; nil unless it asks.
  var answerField: String? { answer?.field ?? slot(of: "=")?.form.answerField }
}

extension RawRepresentable<String> where Self: CaseIterable {
  /// The raw values of all cases.
  package static var words: [String] { allCases.map { $0.rawValue } }
}
