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
    let vocabulary = Vocabulary(
      uikitRows, .uikit, languages: uikitLanguages, domain: "UIKit", isKnown: true,
      mistakes: &mistakes)
    precondition(mistakes.isEmpty, "The vocabulary has a mistake.")
    return vocabulary
  }()

  /// Reads the rows of a page, and appends a mistake for each that declares nothing.
  ///
  /// - Parameter isUIKit: Whether names of kinds mean UIKit's.
  package convenience init(
    _ rows: [VocabularyTables.Row], languages: [String], domain: String?, isUIKit: Bool,
    mistakes: inout [VocabularyTables.Mistake]
  ) {
    let names = Slot.Names(rows, isUIKit: isUIKit, mistakes: &mistakes)
    self.init(
      rows, names, languages: languages, domain: domain, isKnown: false, mistakes: &mistakes)
  }

  /// Reads rows, and appends a mistake for each that declares nothing.
  ///
  /// - Parameters:
  ///   - names: The kinds and messages of the rows.
  ///   - isKnown: Whether the rows are those of the program, whose phrases are not checked again.
  private init(
    _ rows: [VocabularyTables.Row], _ names: Slot.Names, languages: [String], domain: String?,
    isKnown: Bool, mistakes: inout [VocabularyTables.Mistake]
  ) {
    self.languages = languages
    self.domain = domain
    messages = names.messages
    kinds = names.kinds.map { $0.kind }
    var features: [Feature] = []
    VocabularyTables.read(rows, .feature, &mistakes) { cells, _ throws(VocabularyError) in
      features.append(try Feature(cells[0], besides: features))
    }
    var drafts: [VocabularyTables.Draft] = []
    var indices: [Substring: Int] = [:]
    VocabularyTables.read(rows, .step, &mistakes) { cells, row throws(VocabularyError) in
      guard indices[cells[0]] == nil else {
        throw VocabularyError(cells[0], repeating: "another row declares this step")
      }
      // The phrases of a form with a mistake have none for that.
      indices[cells[0]] = -1
      drafts.append(try VocabularyTables.Draft(cells, row: row))
      indices[cells[0]] = drafts.count - 1
    }
    let context = VocabularyTables.Context(names: names, features: features, languages: languages)
    var phrases: [Phrase] = []
    var sayings: [String: Set<Keyword>] = [:]
    let add = { (phrase: Phrase, isQuestion: Bool) throws(VocabularyError) in
      #if !hasFeature(Embedded)
        if !isKnown {
          try phrase.check(isQuestion: isQuestion)
          guard sayings[phrase.pattern, default: []].isDisjoint(with: phrase.keywords) else {
            throw VocabularyError(phrase.pattern[...], repeating: "another row has this phrase")
          }
          sayings[phrase.pattern, default: []].formUnion(phrase.keywords)
          if let taker = phrases.first(where: {
            Set($0.keywords).isSuperset(of: phrase.keywords) && $0.takesAll(of: phrase)
          }) {
            throw VocabularyError(
              phrase.pattern[...],
              HelpText("`\(taker.pattern)` takes every sentence of this phrase"),
              hint: "put this row before that one: the first phrase that fits is read")
          }
        }
      #endif
      phrases.append(phrase)
    }
    VocabularyTables.read(rows, .phrase, &mistakes) { cells, _ throws(VocabularyError) in
      let says = cells[1].parts(at: ",")
      guard let form = indices[says[0]] else {
        return try add(Phrase(expecting: cells, context), false)
      }
      guard form >= 0 else { return }
      let kind = drafts[form].kind
      let rest = says.count > 1 ? cells[1][says[1].startIndex...] : ""
      let phrase = try Phrase(cells, of: kind, rest, context)
      try add(phrase, kind == .ask)
      #if !hasFeature(Embedded)
        if !isKnown { try phrase.checkFields(like: drafts[form].phrases) }
      #endif
      drafts[form].phrases.append(phrase)
    }
    var forms: [StepDefinition] = []
    for draft in drafts {
      do throws(VocabularyError) {
        forms.append(try StepDefinition(draft, names.messages))
      } catch {
        mistakes.append((draft.row, error))
      }
    }
    self.features = features
    self.forms = forms
    self.phrases = Self.keywordGroups.flatMap { keywords in
      phrases.filter { $0.keywords == keywords }
    }
    checks = self.phrases.filter { $0.calls != nil }
    formsByPhrase = Dictionary(
      uniqueKeysWithValues: forms.flatMap { form in
        form.phrases.map { (ObjectIdentifier($0), form) }
      })
    formsByName = Dictionary(grouping: forms, by: { $0.name })
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
