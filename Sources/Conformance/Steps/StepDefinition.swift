/// A form of steps, declared in the ``Vocabulary``: its name on the wire, its fields, its meaning, and
/// its phrases in the pages.
///
/// A class, because all steps of the pages share about a hundred instances.
public final class StepDefinition: Sendable {
  /// The kinds of steps; the raw value is the field of the wire that contains the form's name.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Sets a property of the responder in the field `of`.
    case set
    /// Rearranges the stage.
    case change
    /// Triggers an event or a call.
    case stimulate = "do"
    /// Queries the state.
    case ask

    /// The keywords after which steps of the kind may occur.
    package var keywords: [Keyword] {
      switch self {
      case .set, .change: [.given, .when]
      case .stimulate: [.when]
      case .ask: [.then]
      }
    }
  }

  /// The kind of the form's steps.
  public let kind: Kind
  /// The form's name on the wire, such as `alpha`; unique within the kind.
  public let name: String
  /// The fields in the order of the wire, which follow from the phrases.
  package let fields: [Field]
  /// What the form requires and does, as far as other steps depend on it.
  package let traits: Traits
  /// The fields of the answers that the form's phrases expect, such as `responder`; empty unless
  /// the form asks.
  package let answerFields: [String]
  /// The phrases of the form in pages; a step is printed with the first phrase that fits.
  package let phrases: [Phrase]

  /// The messages of the form's vocabulary.
  package let messages: MessageTable

  private let notes: ToolValue<Notes>

  /// What only tools use of a form.
  struct Notes: Sendable {
    let meaning: String
    let uikitName: String
    var unspecifiedWith: [Circumstances] = []
    var samples: [StepValue] = []
  }

  /// Creates a form from its row, once its phrases are known, from which its fields follow.
  init(_ draft: VocabularyTables.Draft, _ messages: MessageTable) throws(VocabularyError) {
    guard let fields = Field.fields(of: draft.phrases) else {
      throw VocabularyError(
        draft.cells[0], "no phrase says what the values of a field are",
        hint: "add a phrase with a slot for the field that another phrase of the step leaves out")
    }
    kind = draft.kind
    name = draft.name
    traits = draft.traits
    self.fields = fields
    phrases = draft.phrases
    self.messages = messages
    notes = try ToolValue { () throws(VocabularyError) in try Notes(draft.cells) }
    answerFields = phrases.compactMap { $0.answerField }.unique
  }

  /// What a form requires and does, as far as other steps depend on it.
  package typealias Traits = [Trait]

  /// One of the ``Traits``; the raw value is its name on the vocabulary's page.
  package enum Trait: String, Hashable, Sendable {
    /// The stage must contain an application.
    case needsApplication
    /// The step hit-tests, so that a later step may ask for the hit-test view.
    case hitTests
    /// The step calls a method whose result a later step may ask for.
    case returnsResult
    /// The step changes the geometry or the place of the objects that it names, or which views a
    /// hit-test of them comes to.
    case movesViews
    /// The step puts the first finger down at the point in the field `at`.
    case putsFingerDown
    /// The step moves the first finger to the point in the field `at`.
    case movesFinger
    /// The step lifts the first finger.
    case liftsFinger
    /// The step takes all touches away.
    case cancelsTouches
    /// The step presses or lets go the key in the field `key`, as the field `stage` says.
    case pressesKey
    /// The pointer is at the point of the screen in the field `at`, if that is given.
    case pointsAtScreen
    /// The step may touch the middle of an element with the first finger.
    case mayTouchElement
    /// The step may touch the screen with two fingers around the point in the field `at`.
    case mayTouchTwice
    /// The question is about the last hit-test.
    case asksHitTest
    /// The question is about the touch of any finger.
    case asksTouch
    /// The question is about the result of the last call.
    case asksResult
  }

  /// One field of a form.
  package struct Field: Hashable, Sendable {
    /// The field's name on the wire.
    package let name: String
    /// The field's type.
    package let kind: FieldKind
    /// Whether the value may be `.nothing`.
    package let isOptional: Bool
    /// The values that phrases fix; empty if a phrase has a slot for the field.
    package let constants: [StepValue]

    /// Returns whether a value is of the field's type.
    func accepts(_ value: StepValue) -> Bool {
      switch (kind, value) {
      case (_, .nothing): isOptional
      case (.truth, .truth), (.number, .number), (.number, .integer), (.integer, .integer),
        (.text, .text), (.point, .point), (.rect, .rect), (.list, .fingers):
        true
      case (.word(let words), .text(let text)): words.contains(text)
      default: false
      }
    }

    /// Returns a value of the field's type as it is stored: a whole number in a field of numbers is a
    /// number.
    func converted(_ value: StepValue) -> StepValue {
      if case .number = kind, case .integer(let integer) = value { return .number(Double(integer)) }
      return value
    }

    /// Returns the fields of phrases, in the order of their first appearance; nil if their constants do
    /// not tell the type of a field.
    static func fields(of phrases: [Phrase]) -> [Field]? {
      // Phrases that fix `does` describe fingers, which the wire sends as one list.
      if phrases.contains(where: { $0.constants["does"] != nil }) { return [FingerChange.field] }
      var fields: [Field] = []
      for name in phrases.flatMap({ $0.fieldNames }).unique {
        let slots = phrases.compactMap { $0.slot(of: name) }
        var constants: [StepValue] = []
        for case let constant? in phrases.map({ $0.constants[name] })
        where !constants.contains(constant) {
          constants.append(constant)
        }
        let isOptional =
          slots.contains { $0.form.takesNobody } || constants.contains(.nothing)
          || phrases.contains { !$0.fieldNames.contains(name) }
        guard let kind = slots.isEmpty ? FieldKind(of: constants) : slots[0].form.fieldKind else {
          return nil
        }
        fields.append(
          Field(
            name: name, kind: kind, isOptional: isOptional,
            constants: slots.isEmpty ? constants : []))
      }
      return fields
    }
  }
}

#if !hasFeature(Embedded)
  extension StepDefinition {
    /// The meaning of the form, as a sentence for the protocol's page.
    public var meaning: String { notes.value.meaning }
    /// What UIKit calls what the form sets, does or asks.
    package var uikitName: String { notes.value.uikitName }
    /// The circumstances in which clauses that say MAY leave open what a step does.
    package var unspecifiedWith: [Circumstances] { notes.value.unspecifiedWith }
    /// The numbers that random scripts use in the form's fields; empty for any.
    package var samples: [StepValue] { notes.value.samples }
  }
#endif

extension StepDefinition: Hashable {
  /// Returns whether both have the same kind, name and fields; a folder's vocabulary may be read again.
  public static func == (left: StepDefinition, right: StepDefinition) -> Bool {
    left === right
      || left.kind == right.kind && left.name == right.name && left.fields == right.fields
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension FieldKind {
  /// Creates the type of constants: for `above` and `below`, one of these words.
  fileprivate init?(of constants: [StepValue]) {
    switch constants.first {
    case .truth: self = .truth
    case .integer: self = .integer
    case .text: self = .word(constants.compactMap { $0.optionalText })
    case .number: self = .number
    default: return nil
    }
  }
}

extension StepDefinition.Traits {
  /// Returns whether a form has none of some traits.
  package func isDisjoint(with others: Self) -> Bool { !others.contains(where: contains) }
}
