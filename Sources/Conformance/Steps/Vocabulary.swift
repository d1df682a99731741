/// Every form of a step, and every phrase of the pages.
///
/// Each is declared once, in the files `Vocabulary+….swift`: reading and printing pages, reading and
/// writing the wire, the schemas, hints, the phrasebook page and the protocol's tables follow from
/// the declarations. An engine carries a form out in one place.
public enum Vocabulary {
  /// The forms and phrases of one subject, in the order in which a reference shows them.
  typealias Subject = (forms: [StepForm], checks: [Phrase])

  private static let subjects: [Subject] = [
    views, touches, windows, firstResponder, actions, controls, gestures, input,
  ]

  /// All forms.
  public static let forms: [StepForm] = subjects.flatMap(\.forms)

  /// All phrases, in the order in which a reference shows them: what pages arrange, stimulate and
  /// expect.
  package static let phrases: [Phrase] = {
    let phrases = subjects.flatMap { $0.forms.flatMap(\.phrases) + $0.checks }
    return [[.given, .when], [.when], [.then]].flatMap { keywords in
      phrases.filter { $0.keywords == keywords }
    }
  }()

  /// What phrases leave to fill in, each slot once, in the order of the phrases.
  package static var slots: [Slot] {
    var seen: Set<String> = []
    return phrases.flatMap(\.slots).filter { seen.insert($0.spelling).inserted }
  }

  /// The form of a phrase, or nil where the phrase asks nothing of an engine.
  package static func form(of phrase: Phrase) -> StepForm? {
    formsByPhrase[ObjectIdentifier(phrase)]
  }

  /// The form of that name, or nil.
  static func form(_ kind: StepForm.Kind, _ name: String) -> StepForm? { formsByName[kind]?[name] }

  private static let formsByPhrase: [ObjectIdentifier: StepForm] = Dictionary(
    uniqueKeysWithValues: forms.flatMap { form in
      form.phrases.map { (ObjectIdentifier($0), form) }
    })

  private static let formsByName: [StepForm.Kind: [String: StepForm]] =
    Dictionary(grouping: forms, by: \.kind).mapValues { forms in
      Dictionary(uniqueKeysWithValues: forms.map { ($0.name, $0) })
    }
}
