extension Script {
  /// One instruction of a script: a form of the vocabulary, and a value for each of its fields.
  ///
  /// Steps are data, not cases of an enumeration, so that a form is declared in one place, the
  /// ``Vocabulary``. An engine switches over `kind` and `name` and reads the values by field:
  ///
  ///     case "alpha": view.alpha = step["to"].number
  public struct Step: Hashable, Sendable {
    /// The form.
    public let form: StepForm
    /// The values, in the order of the form's fields.
    private let values: [StepValue]

    /// What the step does.
    public var kind: StepForm.Kind { form.kind }
    /// The form's name on the wire, such as `alpha`.
    public var name: String { form.name }

    /// The value of a field, or `.nothing` where the form has no such field.
    public subscript(field: String) -> StepValue {
      form.fields.firstIndex { $0.name == field }.map { values[$0] } ?? .nothing
    }

    /// Creates a step from a form and its arguments. A field without an argument is nothing.
    ///
    /// - Throws: A `StepError` if there is no such form, or an argument does not fit its field.
    public init(
      _ kind: StepForm.Kind, _ name: String, _ arguments: [String: StepValue] = [:]
    ) throws(StepError) {
      guard let form = Vocabulary.form(kind, name) else { throw .unknownForm(kind, name) }
      try self.init(form, arguments)
    }

    /// Creates a step from a form and its arguments. A field without an argument is nothing.
    package init(_ form: StepForm, _ arguments: [String: StepValue]) throws(StepError) {
      for name in arguments.keys.sorted() where !form.fields.contains(where: { $0.name == name }) {
        throw .unknownField(name, of: form.name)
      }
      for field in form.fields where !field.accepts(arguments[field.name] ?? .nothing) {
        throw .unfitArgument(field.name, of: form.name)
      }
      self.init(
        form,
        values: form.fields.map { field in
          let value = arguments[field.name] ?? .nothing
          return field.kind == .number && value != .nothing ? .number(value.number) : value
        })
    }

    /// Creates a step from values that are known to fit the form's fields, in their order.
    init(_ form: StepForm, values: [StepValue]) {
      self.form = form
      self.values = values
    }
  }
}

extension Script.Step {
  /// Creates a step that sets a property. Traps if the arguments fit no form.
  ///
  ///     .set("alpha", of: "C", to: 0.5)
  package static func set(
    _ name: String, of responder: String, to value: StepValue = .nothing,
    _ more: [String: StepValue] = [:]
  ) -> Script.Step {
    known(.set, name, more.merging(["of": .text(responder)]) { $1 }, to: value)
  }

  /// Creates a step that rearranges the stage. Traps if the arguments fit no form.
  package static func change(
    _ name: String, of responder: StepValue = .nothing, to value: StepValue = .nothing,
    _ more: [String: StepValue] = [:]
  ) -> Script.Step {
    known(.change, name, more, of: responder, to: value)
  }

  /// Creates a step that makes something happen. Traps if the arguments fit no form.
  package static func stimulate(
    _ name: String, of responder: StepValue = .nothing, _ more: [String: StepValue] = [:]
  ) -> Script.Step {
    known(.stimulate, name, more, of: responder)
  }

  /// Creates a question. Traps if the arguments fit no form.
  ///
  ///     .ask("next", of: "A")
  package static func ask(
    _ name: String, of responder: StepValue = .nothing, _ more: [String: StepValue] = [:]
  ) -> Script.Step {
    known(.ask, name, more, of: responder)
  }

  private static func known(
    _ kind: StepForm.Kind, _ name: String, _ arguments: [String: StepValue],
    of responder: StepValue = .nothing, to value: StepValue = .nothing
  ) -> Script.Step {
    var arguments = arguments
    if responder != .nothing { arguments["of"] = responder }
    if value != .nothing { arguments["to"] = value }
    do throws(StepError) { return try Script.Step(kind, name, arguments) } catch {
      preconditionFailure("\(kind.rawValue) \(name) \(arguments): \(error)")
    }
  }
}

/// Why arguments make no step.
public enum StepError: Error, Hashable, Sendable {
  /// The vocabulary has no form of that name.
  case unknownForm(StepForm.Kind, String)
  /// The form has no field of that name.
  case unknownField(String, of: String)
  /// The argument is missing, or its type is not the field's.
  case unfitArgument(String, of: String)
}

/// The value of a field of a step.
///
/// The typed properties trap where the value is of another type: a step never has one, because
/// its values fit the fields of its form.
public enum StepValue: Hashable, Sendable {
  /// No value: `nobody` on the pages, `null` on the wire.
  case nothing
  /// Yes or no.
  case truth(Bool)
  /// A number.
  case number(Double)
  /// A whole number.
  case integer(Int)
  /// A name or another text.
  case text(String)
  /// A location, in points.
  case point(Point)
  /// A rectangle, in points.
  case rect(Rect)
  /// What fingers do in one event.
  case fingers([FingerChange])
  /// Several values. Only expectations have lists.
  case list([StepValue])

  /// Yes or no.
  public var truth: Bool {
    if case .truth(let truth) = self { truth } else { mismatch("a truth") }
  }

  /// The number.
  public var number: Double {
    switch self {
    case .number(let number): number
    case .integer(let integer): Double(integer)
    default: mismatch("a number")
    }
  }

  /// The whole number.
  public var integer: Int {
    if case .integer(let integer) = self { integer } else { mismatch("a whole number") }
  }

  /// The text.
  public var text: String {
    if case .text(let text) = self { text } else { mismatch("a text") }
  }

  /// The text, or nil for nothing.
  public var optionalText: String? {
    switch self {
    case .text(let text): text
    case .nothing: nil
    default: mismatch("a text")
    }
  }

  /// The location, in points.
  public var point: Point {
    if case .point(let point) = self { point } else { mismatch("a point") }
  }

  /// The rectangle, in points.
  public var rect: Rect {
    if case .rect(let rect) = self { rect } else { mismatch("a rectangle") }
  }

  /// What fingers do.
  public var fingers: [FingerChange] {
    if case .fingers(let changes) = self { changes } else { mismatch("finger changes") }
  }

  /// The texts of a list.
  package var texts: [String] {
    if case .list(let values) = self { values.map(\.text) } else { mismatch("a list") }
  }

  /// The word of a closed set.
  public func word<Word: RawRepresentable<String>>(_ type: Word.Type = Word.self) -> Word {
    if let word = Word(rawValue: text) { word } else { mismatch("a word of \(type)") }
  }

  /// The words of a list, each of a closed set.
  package func words<Word: RawRepresentable<String>>(_ type: Word.Type = Word.self) -> [Word] {
    if case .list(let values) = self { values.map { $0.word(type) } } else { [word(type)] }
  }

  private func mismatch(_ expected: String) -> Never {
    preconditionFailure("\(self) is not \(expected).")
  }
}

extension StepValue {
  /// Creates a text, or nothing.
  public init(_ text: String?) { self = text.map(StepValue.text) ?? .nothing }
}

extension StepValue: ExpressibleByBooleanLiteral, ExpressibleByStringLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByNilLiteral
{
  /// Creates a truth.
  public init(booleanLiteral value: Bool) { self = .truth(value) }
  /// Creates a text.
  public init(stringLiteral value: String) { self = .text(value) }
  /// Creates a whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// Creates a number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Creates nothing.
  public init(nilLiteral: ()) { self = .nothing }
}
