import Testing

@testable import Conformance

@Suite("The vocabulary of steps")
struct VocabularyTests {
  @Test(
    "A form is read from the wire, and written as the same fields",
    arguments: Vocabulary.uikit.forms)
  func roundTrip(form: StepDefinition) throws {
    let fields = form.fields.map { JSON.Member($0.name, Self.example(of: $0.kind)) }
    let json = JSON.object([.init(form.kind.rawValue, .text(form.name))] + fields)
    let step = try #require(try Script.Step.read(json))
    #expect(step.form == form)
    var writer = JSONWriter()
    step.write(to: &writer)
    #expect(try JSONReader.read(writer.bytes[...]) == json)
  }

  private static func example(of kind: FieldKind) -> JSON {
    switch kind {
    case .truth: .truth(true)
    case .number: .number(0.5)
    case .integer: .number(2)
    case .text: .text("text")
    case .word(let words): .text(words[0])
    case .point: .list([.number(1), .number(2)])
    case .rect: .list([.number(1), .number(2), .number(3), .number(4)])
    case .list(let element), .nonemptyList(let element): .list([example(of: element)])
    case .integerIn(let range): .number(Double(range.lowerBound))
    case .visibleText, .name, .pattern: .text("text")
    case .constant(let value): value
    case .object: .object([.init("finger", .number(1)), .init("does", .text("lifts"))])
    }
  }

  @Test("A form's fields follow from its phrases")
  func fields() throws {
    let form = try #require(Vocabulary.uikit.form(.change, "removeTarget"))
    #expect(form.fields.map(\.name) == ["of", "target", "event", "action"])
    #expect(form.fields.map(\.isOptional) == [false, true, false, true])
    #expect(form.fields[0].kind == .text)
    #expect(form.fields[2].kind == .word(ControlEvent.allCases.map(\.rawValue)))
    let insertion = try #require(Vocabulary.uikit.form(.change, "insert"))
    #expect(insertion.fields.last?.kind == .word(["above", "below"]))
  }

  @Test("Arguments that do not fit the form make no step")
  func unfit() {
    #expect(throws: StepError.unknownForm(.set, "colour")) { try Script.Step(.set, "colour") }
    #expect(throws: StepError.unfitArgument("to", of: "alpha")) {
      try Script.Step(.set, "alpha", ["of": "C", "to": true])
    }
    #expect(throws: StepError.unfitArgument("of", of: "alpha")) {
      try Script.Step(.set, "alpha", ["to": 1])
    }
    #expect(throws: StepError.unknownField("colour", of: "alpha")) {
      try Script.Step(.set, "alpha", ["of": "C", "to": 1, "colour": "red"])
    }
  }

  @Test("A whole number is a number where the field is one")
  func wholeNumbers() throws {
    let step = try Script.Step(.set, "alpha", ["of": "C", "to": 1])
    #expect(step["to"] == .number(1))
    #expect(step["colour"] == .nothing)
  }
}

extension StepDefinition: CustomTestStringConvertible {
  /// The kind and the name.
  public var testDescription: String { "\(kind.rawValue) \(name)" }
}
