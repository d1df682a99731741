import Testing

@testable import Conformance

@Suite("Every form of a step that is declared")
struct VocabularyTests {
  /// One of each form, made of the fields that its declaration asks for.
  static let steps: [JSON] =
    forms(Property.vocabulary, and: [.init("of", .text("a"))]) + forms(Change.vocabulary)
    + forms(Stimulus.vocabulary) + forms(Query.vocabulary)

  private static func forms<Value>(
    _ vocabulary: Vocabulary<Value>, and more: [JSON.Member] = []
  ) -> [JSON] {
    vocabulary.names.map { name in
      .object(
        [.init(vocabulary.keyword, .text(name))]
          + vocabulary.fields(of: name).map { JSON.Member($0.name, example(of: $0.kind)) } + more)
    }
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
    case .integerIn(let range): .number(Double(range.lowerBound))
    case .pattern: .text("text")
    case .constant(let value): value
    case .list(let element), .nonemptyList(let element): .list([example(of: element)])
    case .object:
      .object([.init("finger", .number(1)), .init("does", .text("lifts"))])
    }
  }

  @Test("is read, and written as the same fields", arguments: steps)
  func roundTrip(form: JSON) throws {
    let step = try Script.Step.read(form)
    var json = JSONWriter()
    step.write(to: &json)
    let written = try JSONReader.read(json.bytes[...])
    #expect(Self.sorted(written) == Self.sorted(form))
  }

  private static func sorted(_ form: JSON) -> [JSON.Member] {
    guard case .object(let members) = form else { return [] }
    return members.sorted { $0.name < $1.name }
  }
}
