/// The part of a scenario that an engine receives: the stage and the steps, without expectations.
public struct Script: Hashable, Sendable {
  /// The initial arrangement of responders.
  public var stage: Stage
  /// The steps, in order.
  public var steps: [Step]

  /// Creates a script from a stage and the steps to perform on it.
  public init(stage: Stage, steps: [Step]) {
    self.stage = stage
    self.steps = steps
  }
}

extension Script {
  /// The messages that objects of the script's vocabulary receive.
  package var messages: MessageTable { steps.first?.form.messages ?? .uikit }

  /// One instruction of a script: a form of the vocabulary, and a value for each of its fields.
  ///
  /// Steps are data, not cases of an enumeration, so that each form is declared only in the
  /// ``Vocabulary``. An engine switches over `kind` and `name` and reads the values by field:
  ///
  ///     case "alpha": view.alpha = step["to"].number
  public struct Step: Hashable, Sendable {
    /// The form.
    public let form: StepDefinition
    /// The values, in the order of the form's fields.
    private let values: [StepValue]

    /// The kind of the step.
    public var kind: StepDefinition.Kind { form.kind }
    /// The form's name on the wire, such as `alpha`.
    public var name: String { form.name }

    /// The value of a field, or `.nothing` if the form does not have the field.
    @inline(never)
    public subscript(field: String) -> StepValue {
      form.fields.firstIndex { $0.name == field }.map { values[$0] } ?? .nothing
    }

    /// Creates a step from a form and its arguments. A field without an argument is `.nothing`.
    ///
    /// - Throws: A `StepError` if there is no such form, or an argument does not fit its field.
    public init(
      _ kind: StepDefinition.Kind, _ name: String, _ arguments: [String: StepValue] = [:]
    ) throws(StepError) {
      guard let form = Vocabulary.uikit.form(kind, name) else { throw .unknownForm(kind, name) }
      try self.init(form, arguments)
    }

    /// Creates a step from a form and its arguments. A field without an argument is `.nothing`.
    package init(_ form: StepDefinition, _ arguments: [String: StepValue]) throws(StepError) {
      let names = form.fields.map { $0.name }
      if let name = arguments.keys.filter({ !names.contains($0) }).min() {
        throw .unknownField(name, of: form.name)
      }
      for field in form.fields where !field.accepts(arguments[field.name] ?? .nothing) {
        throw .unfitArgument(field.name, of: form.name)
      }
      self.init(
        form, values: form.fields.map { $0.converted(arguments[$0.name] ?? .nothing) })
    }

    /// Returns the step with another value of a field; the same step if the value does not fit.
    package func replacing(_ name: String, by value: StepValue) -> Step {
      guard let index = form.fields.firstIndex(where: { $0.name == name }),
        form.fields[index].accepts(value)
      else { return self }
      var values = values
      values[index] = form.fields[index].converted(value)
      return Step(form, values: values)
    }

    /// Creates a step from values that are known to fit the form's fields, in their order.
    init(_ form: StepDefinition, values: [StepValue]) {
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
    known(.set, name, more, of: .text(responder), to: value)
  }

  /// Creates a step that rearranges the stage. Traps if the arguments fit no form.
  package static func change(
    _ name: String, of responder: StepValue = .nothing, to value: StepValue = .nothing,
    _ more: [String: StepValue] = [:]
  ) -> Script.Step {
    known(.change, name, more, of: responder, to: value)
  }

  /// Creates a step that triggers an event or a call. Traps if the arguments fit no form.
  package static func stimulate(
    _ name: String, of responder: StepValue = .nothing, _ more: [String: StepValue] = [:]
  ) -> Script.Step {
    known(.stimulate, name, more, of: responder)
  }

  /// Creates a query. Traps if the arguments fit no form.
  ///
  ///     .ask("next", of: "A")
  package static func ask(
    _ name: String, of responder: StepValue = .nothing, _ more: [String: StepValue] = [:]
  ) -> Script.Step {
    known(.ask, name, more, of: responder)
  }

  private static func known(
    _ kind: StepDefinition.Kind, _ name: String, _ arguments: [String: StepValue],
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

/// An error in the arguments of a step.
public enum StepError: Error, Hashable, Sendable {
  /// The vocabulary has no form of that name.
  case unknownForm(StepDefinition.Kind, String)
  /// The form has no field of that name.
  case unknownField(String, of: String)
  /// The argument is missing or of another type than the field.
  case unfitArgument(String, of: String)
}

extension Script.Step {
  /// The step in the words of the pages.
  package var words: String { sentence.description }

  /// The step as a phrase of the pages: `C is hidden`, `touching 200 200`; a query is without its
  /// answer: `next of A`.
  package var sentence: Sentence {
    for phrase in form.phrases {
      if let sentence = phrase.sentence(for: self) { return sentence }
    }
    // No phrase expresses the step, but a script from another source may contain it.
    let values = form.fields.map { "\($0.name) \(self[$0.name].words)" }
    return .word("\(form.kind.rawValue) \(name): \(values.joined(separator: ", "))")
  }
}

extension Script.Step {
  /// The query in words, with the kinds of the responders that it names, and without other values:
  /// `the first responder of window`.
  package func kindWords(on stage: Stage) -> Sentence {
    form.phrases.first?.question(of: self, on: stage) ?? .word(name)
  }
}

extension Script.Step: WireValue {
  package static var fieldKind: FieldKind { .object("step") }

  /// Reads a step. The kind is the name of the field that contains the form's name.
  package static func read(
    _ value: JSON, _ unknown: UnknownFields = .rejected
  ) throws(WireError) -> Script.Step? {
    var fields = try FieldReader(value)
    guard let kind = StepDefinition.Kind.allCases.first(where: { fields.has($0.rawValue) }) else {
      throw WireError("a step has one of the fields 'set', 'change', 'do' and 'ask'")
    }
    var name = ""
    try fields.field(kind.rawValue, &name)
    guard let form = Vocabulary.uikit.form(kind, name) else {
      throw WireError(at: kind.rawValue, "unknown: \(name.quoted)")
    }
    var values: [StepValue] = []
    values.reserveCapacity(form.fields.count)
    for field in form.fields {
      values.append(try Self.value(of: field, fields.take(field.name)))
    }
    try fields.finish()
    return Script.Step(form, values: values)
  }

  private static func value(
    of field: StepDefinition.Field, _ json: JSON?
  ) throws(WireError) -> StepValue {
    if field.isOptional, json == nil || json == .null { return .nothing }
    guard let json else { throw WireError(at: field.name, "the field is missing") }
    do throws(WireError) {
      if let value = try StepValue(json, as: field.kind) { return value }
      throw field.kind.refusal(of: json)
    } catch {
      throw error.inside(field.name)
    }
  }

  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.put(kind.rawValue, name)
      for field in form.fields {
        json.name(field.name)
        self[field.name].write(to: &json)
      }
    }
  }
}
