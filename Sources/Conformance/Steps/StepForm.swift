/// One form of a step, declared once in the ``Vocabulary``: its name on the wire, its fields, its
/// meaning, and the phrases by which pages write it.
///
/// A class, because every step of every page refers to one of about a hundred.
public final class StepForm: Sendable {
  /// What a step of the form does; the raw value is the field of the wire that holds the name.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Sets a property of the responder in the field `of`.
    case set
    /// Rearranges the stage.
    case change
    /// Makes something happen.
    case stimulate = "do"
    /// Asks a question.
    case ask

    /// The keywords after which the pages write it.
    package var keywords: [Keyword] {
      switch self {
      case .set, .change: [.given, .when]
      case .stimulate: [.when]
      case .ask: [.then]
      }
    }
  }

  /// What a step of the form does.
  public let kind: Kind
  /// The form's name on the wire, such as `alpha`; unique within the kind.
  public let name: String
  /// What the form means, as a sentence.
  public let meaning: String
  /// The fields, each with its type, in the order of the wire: those of the phrases.
  package let fields: [Field]
  /// Whether only an application can carry the step out.
  package let needsApplication: Bool
  /// The phrases by which pages write the form; the first that fits a step prints it.
  package let phrases: [Phrase]

  /// Declares a form. Its fields follow from its phrases.
  init(
    _ kind: Kind, _ name: String, _ meaning: String, needsApplication: Bool = false,
    _ phrases: Phrase...
  ) {
    self.kind = kind
    self.name = name
    self.meaning = meaning
    self.needsApplication = needsApplication
    self.phrases = phrases.map { $0.declared(by: kind) }
    fields = Field.fields(of: phrases)
  }

  /// One field of a form.
  package struct Field: Hashable, Sendable {
    /// The field's name on the wire.
    package let name: String
    /// The field's type.
    package let kind: FieldKind
    /// Whether the value may be nothing.
    package let isOptional: Bool
    /// The only values that phrases give it, where no phrase leaves it to the author.
    package let constants: [StepValue]

    /// Whether a value is of the field's type.
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

    /// The fields that phrases fill or fix, in the order of their first appearance.
    fileprivate static func fields(of phrases: [Phrase]) -> [Field] {
      if phrases.contains(where: { $0.constants["does"] != nil }) { return [FingerChange.field] }
      var names: [String] = []
      for name in phrases.flatMap(\.fieldNames) where !names.contains(name) { names.append(name) }
      return names.map { name in
        let slots = phrases.compactMap { $0.slot(of: name) }
        let constants = phrases.compactMap { $0.constants[name] }
        let isOptional =
          slots.contains { $0.form == .target } || constants.contains(.nothing)
          || phrases.contains { !$0.fieldNames.contains(name) }
        return Field(
          name: name, kind: slots.first?.form.fieldKind ?? FieldKind(of: constants),
          isOptional: isOptional, constants: slots.isEmpty ? constants : [])
      }
    }
  }
}

extension StepForm: Hashable {
  /// Whether both are the same declaration.
  public static func == (left: StepForm, right: StepForm) -> Bool { left === right }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension FieldKind {
  /// The type of values that phrases fix: of `above` and `below` it is a word, one of them.
  fileprivate init(of constants: [StepValue]) {
    switch constants.first {
    case .truth: self = .truth
    case .integer: self = .integer
    case .text: self = .word(constants.compactMap(\.optionalText))
    default: preconditionFailure("The type of \(constants) is not declared.")
    }
  }
}
