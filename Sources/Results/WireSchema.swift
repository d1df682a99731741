import Conformance

/// The JSON Schemas of messages and reports, derived from their readers.
package enum WireSchema: String, CaseIterable, Sendable {
  /// The messages from the runner.
  case request
  /// The messages from an engine.
  case response
  /// The lines that `conform export` writes.
  case export
  /// The reports that `--report` writes as JSON.
  case report

  /// Returns the schema (draft 2020-12) as JSON, indented; that of messages has the words of a vocabulary.
  package func text(of vocabulary: Vocabulary = .uikit) -> String {
    let messages = MessageSchemas(of: vocabulary)
    let schema =
      switch self {
      case .request:
        messages.schema(
          of: EngineRequest.objectDescription, title: "A message from the runner to an engine",
          definitions: messages.script)
      case .response:
        messages.schema(
          of: EngineResponse.objectDescription, title: "A message from an engine to the runner",
          definitions: messages.definitions(in: EngineResponse.objectDescription))
      case .export:
        messages.schema(
          of: SuiteLine.objectDescription, title: "A line that 'conform export' writes",
          definitions: messages.script
            + messages.definitions(in: SuiteLine.objectDescription, without: ["responder"]))
      case .report: ReportSchema.json
      }
    return schema.indented
  }
}

/// The JSON Schemas of messages with the words of a vocabulary.
private struct MessageSchemas {
  private let forms: [StepDefinition]
  /// What the types of UIKit's words are in the vocabulary.
  private let words: [FieldKind: FieldKind]

  init(of vocabulary: Vocabulary) {
    forms = vocabulary.forms
    let word = { (words: [String]) -> FieldKind in words.isEmpty ? .text : .word(words) }
    words = [
      ResponderKind.fieldKind: word(vocabulary.kinds.map { $0.rawValue }),
      MessageFamily.fieldKind: word(vocabulary.messages.families.map { $0.rawValue }),
    ]
  }

  func schema(of message: ObjectDescription, title: String, definitions: [JSON.Member]) -> JSON {
    let messages = message.variants?.words ?? []
    return [
      "$schema": .text(ReportSchema.dialect),
      "title": .text(title),
      "oneOf": .list(
        messages.map { object($0.fields, naming: ("type", $0.word), isOpen: $0.isOpen) }),
      "$defs": .object(definitions),
    ]
  }

  /// The schemas of what scripts consist of.
  var script: [JSON.Member] {
    [
      .init("responder", object(StagedResponder.objectDescription.fields)),
      .init("step", ["oneOf": .list(steps)]),
      .init("finger-change", object(FingerChange.objectDescription.fields)),
    ]
  }

  func definitions(in message: ObjectDescription, without names: [String] = []) -> [JSON.Member] {
    message.definitions.filter { !names.contains($0.name) }
      .map { JSON.Member($0.name, definition(of: $0.object)) }
  }

  /// Returns the schema of an object in messages; an answer has exactly one field, which may be null
  /// but not absent.
  func definition(of object: ObjectDescription) -> JSON {
    if let (field, words) = object.variants {
      return [
        "oneOf": .list(
          words.map { self.object($0.fields, naming: (field, $0.word), isOpen: $0.isOpen) })
      ]
    }
    guard object.hasOneField else { return self.object(object.fields, isOpen: object.isOpen) }
    let forms = object.fields.map { self.object([$0], required: [$0.name]) }
    return forms.count == 1 ? forms[0] : ["oneOf": .list(forms)]
  }

  var steps: [JSON] {
    forms.map { form in
      object(
        form.fields.map {
          FieldDescription(name: $0.name, kind: $0.kind, isOptional: $0.isOptional)
        }, naming: (form.kind.rawValue, form.name))
    }
  }

  /// Returns the schema of an object; `word` is a field that contains a fixed word.
  func object(
    _ fields: [FieldDescription], naming word: (field: String, value: String)? = nil,
    required: [String]? = nil, isOpen: Bool = false
  ) -> JSON {
    let fields = fields.filter { $0.name != word?.field }
    let constant = word.map { [JSON.Member($0.field, ["const": .text($0.value)])] } ?? []
    let required = required ?? fields.filter { !$0.isOptional }.map { $0.name }
    return [
      "type": .text("object"),
      "properties": .object(constant + fields.map(member)),
      "required": .texts(constant.map { $0.name } + required),
      "additionalProperties": .truth(isOpen),
    ]
  }

  func member(_ field: FieldDescription) -> JSON.Member {
    let schema = (words[field.kind] ?? field.kind).schema
    guard field.isOptional else { return .init(field.name, schema) }
    return .init(field.name, ["anyOf": [schema, ["type": .text("null")]]])
  }
}

/// The JSON Schema of reports, derived from their reader.
package enum ReportSchema {
  /// The title of the schema.
  package static let title = "Conform report"
  /// The description of a report, with the objects in it.
  package static let document = ReportDocument.objectDescription

  /// The version of JSON Schema.
  static let dialect = "https://json-schema.org/draft/2020-12/schema"

  /// The schema as JSON.
  static var json: JSON {
    let definitions = document.definitions.map { name, object in
      JSON.Member(name, .object(members(object)))
    }
    return .object(
      [.init("$schema", .text(dialect)), .init("title", .text(title))] + members(document)
        + [.init("$defs", .object(definitions))])
  }

  /// Returns the keywords for one object. Unlike in messages, an optional field is absent, not null.
  private static func members(_ object: ObjectDescription) -> [JSON.Member] {
    var members: [JSON.Member] = []
    if !object.meaning.isEmpty { members.append(.init("description", .text(object.meaning))) }
    members.append(.init("type", .text("object")))
    let required = object.fields.filter { !$0.isOptional && !object.hasOneField }.map { $0.name }
    if !required.isEmpty { members.append(.init("required", .texts(required))) }
    if object.hasOneField {
      members += [.init("minProperties", .number(1)), .init("maxProperties", .number(1))]
    }
    members.append(.init("additionalProperties", .truth(false)))
    let properties = object.fields.map { field in
      JSON.Member(field.name, schema(field, orNull: object.hasOneField))
    }
    members.append(.init("properties", .object(properties)))
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
    let constant = JSON.Member(name, ["const": .text(word)])
    return [
      "required": required.isEmpty ? nil : .texts(required),
      "properties": .object([constant] + absent.map { .init($0, .truth(false)) }),
    ]
  }
}
