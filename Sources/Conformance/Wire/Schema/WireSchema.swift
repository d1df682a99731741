/// The JSON Schemas of the messages, made from what their readers ask for.
package enum WireSchema: String, CaseIterable, Sendable {
  /// What a runner sends.
  case request
  /// What an engine answers.
  case response
  /// What `--report` writes as JSON.
  case report

  /// The schema (draft 2020-12) as JSON, indented.
  package var text: String {
    guard self != .report else { return ReportSchema.json.indented }
    return JSON.object([
      .init("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      .init("title", .text(title)),
      .init("oneOf", .list(messages)),
      .init("$defs", .object(definitions)),
    ]).indented
  }

  private var title: String {
    switch self {
    case .request: "A message from the runner to an engine"
    case .response: "A message from an engine to the runner"
    case .report: "Conform report"
    }
  }

  private var messages: [JSON] {
    switch self {
    case .request:
      EngineRequest.Kind.allCases.map { kind in
        Self.object(
          naming: ("type", kind.rawValue),
          FieldReader.describe { f throws(WireProblem) in try EngineRequest.read(kind, &f) })
      }
    case .response:
      EngineResponse.Kind.allCases.map { kind in
        Self.object(
          naming: ("type", kind.rawValue),
          FieldReader.describe { f throws(WireProblem) in try EngineResponse.read(kind, &f) })
      }
    case .report: []
    }
  }

  private var definitions: [JSON.Member] {
    switch self {
    case .request:
      [
        .init("responder", Self.object(FieldReader.describe(StagedResponder.read))),
        .init("step", .object([.init("oneOf", .list(Self.steps))])),
        .init("finger-change", Self.object(FieldReader.describe(FingerChange.read))),
      ]
    case .response:
      [
        .init("profile", Self.object(FieldReader.describe(EngineProfile.read))),
        .init("record", Self.object(FieldReader.describe(Trace.Record.read))),
        .init("call", Self.object(FieldReader.describe(Trace.Call.read))),
        .init("answer", .object([.init("oneOf", .list(Self.answers))])),
      ]
    case .report: []
    }
  }

  private static var steps: [JSON] {
    Vocabulary.forms.map { form in
      object(
        naming: (form.kind.rawValue, form.name),
        form.fields.map {
          FieldDescription(name: $0.name, kind: $0.kind, isOptional: $0.isOptional)
        })
    }
  }

  private static var answers: [JSON] {
    // A responder may be null, for nobody, but not absent: that would be no answer.
    Answer.fields.map { object([$0], required: [$0.name]) }
  }

  /// An object of which one field is a fixed word.
  private static func object(
    naming word: (field: String, value: String), _ fields: [FieldDescription]
  ) -> JSON {
    let constant = JSON.object([.init("const", .text(word.value))])
    return object(
      properties: [.init(word.field, constant)]
        + fields.filter { $0.name != word.field }.map(member),
      required: [word.field] + fields.filter { !$0.isOptional && $0.name != word.field }.map(\.name)
    )
  }

  private static func object(_ fields: [FieldDescription], required: [String]? = nil) -> JSON {
    object(
      properties: fields.map(member),
      required: required ?? fields.filter { !$0.isOptional }.map(\.name))
  }

  private static func object(properties: [JSON.Member], required: [String]) -> JSON {
    .object([
      .init("type", .text("object")),
      .init("properties", .object(properties)),
      .init("required", .list(required.map { .text($0) })),
      .init("additionalProperties", .truth(false)),
    ])
  }

  private static func member(_ field: FieldDescription) -> JSON.Member {
    let schema = field.kind.schema
    guard field.isOptional else { return .init(field.name, schema) }
    let null = JSON.object([.init("type", .text("null"))])
    return .init(field.name, .object([.init("anyOf", .list([schema, null]))]))
  }
}
