import Conformance

/// The JSON Schemas of messages and reports, derived from their readers.
package enum WireSchema: String, CaseIterable, Sendable {
  /// The messages from the runner.
  case request
  /// The messages from an engine.
  case response
  /// The reports that `--report` writes as JSON.
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
    case .report: ReportSchema.title
    }
  }

  private var message: ObjectDescription {
    switch self {
    case .request: EngineRequest.objectDescription
    case .response: EngineResponse.objectDescription
    case .report: ReportDocument.objectDescription
    }
  }

  private var messages: [JSON] {
    (message.variants?.words ?? []).map { Self.object(naming: ("type", $0.word), $0.fields) }
  }

  private var definitions: [JSON.Member] {
    switch self {
    case .request:
      [
        .init("responder", Self.object(StagedResponder.objectDescription.fields)),
        .init("step", .object([.init("oneOf", .list(Self.steps))])),
        .init("finger-change", Self.object(FingerChange.objectDescription.fields)),
      ]
    case .response:
      message.definitions.map { name, object in
        // An answer has exactly one field, which may be null but not absent.
        let fields = object.fields
        guard object.hasOneField else { return .init(name, Self.object(fields)) }
        guard fields.count > 1 else {
          return .init(name, Self.object(fields, required: fields.map { $0.name }))
        }
        let forms = fields.map { Self.object([$0], required: [$0.name]) }
        return .init(name, .object([.init("oneOf", .list(forms))]))
      }
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

  /// Returns the schema of an object with a field that contains a fixed word.
  private static func object(
    naming word: (field: String, value: String), _ fields: [FieldDescription]
  ) -> JSON {
    let constant = JSON.object([.init("const", .text(word.value))])
    return object(
      properties: [.init(word.field, constant)]
        + fields.filter { $0.name != word.field }.map(member),
      required: [word.field]
        + fields.filter { !$0.isOptional && $0.name != word.field }.map { $0.name }
    )
  }

  private static func object(_ fields: [FieldDescription], required: [String]? = nil) -> JSON {
    object(
      properties: fields.map(member),
      required: required ?? fields.filter { !$0.isOptional }.map { $0.name })
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

/// The JSON Schema of reports, derived from their reader.
package enum ReportSchema {
  /// The title of the schema.
  package static let title = "Conform report"
  /// The description of a report, with the objects in it.
  package static let document = ReportDocument.objectDescription

  /// The schema as JSON.
  static var json: JSON {
    return .object(
      [
        .init("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
        .init("title", .text(title)),
      ] + members(document) + [
        .init(
          "$defs", .object(document.definitions.map { .init($0.name, .object(members($0.object))) })
        )
      ])
  }

  /// Returns the keywords for one object. Unlike in messages, an optional field is absent, not null.
  private static func members(_ object: ObjectDescription) -> [JSON.Member] {
    var members: [JSON.Member] = []
    if !object.meaning.isEmpty { members.append(.init("description", .text(object.meaning))) }
    members.append(.init("type", .text("object")))
    let required = object.fields.filter { !$0.isOptional && !object.hasOneField }.map { $0.name }
    if !required.isEmpty { members.append(.init("required", names(required))) }
    if object.hasOneField {
      members += [.init("minProperties", .number(1)), .init("maxProperties", .number(1))]
    }
    members.append(.init("additionalProperties", .truth(false)))
    members.append(
      .init(
        "properties",
        .object(
          object.fields.map { .init($0.name, schema($0, orNull: object.hasOneField)) })))
    if let variants = object.variants {
      let forms = variants.words.map { form(of: object, variants.field, $0.word, $0.fields) }
      members.append(.init("oneOf", .list(forms)))
    }
    return members
  }

  private static func schema(_ field: FieldDescription, orNull: Bool) -> JSON {
    guard case .object(var members) = field.kind.schema else { return field.kind.schema }
    if orNull, field.isOptional, let type = members.firstIndex(where: { $0.name == "type" }) {
      members[type].value = .list([members[type].value, .text("null")])
    }
    if !field.meaning.isEmpty {
      members.insert(.init("description", .text(field.meaning)), at: 0)
    }
    return .object(members)
  }

  /// Returns the members that an object must and must not have if a field contains a word.
  private static func form(
    of object: ObjectDescription, _ name: String, _ word: String, _ fields: [FieldDescription]
  ) -> JSON {
    let (required, absent) = object.requirements(of: fields)
    let constant = JSON.Member(name, .object([.init("const", .text(word))]))
    return .object(
      (required.isEmpty ? [] : [.init("required", names(required))]) + [
        .init("properties", .object([constant] + absent.map { .init($0, .truth(false)) }))
      ])
  }

  private static func names(_ names: [String]) -> JSON { .list(names.map { .text($0) }) }
}
