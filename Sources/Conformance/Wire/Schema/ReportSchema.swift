/// The JSON Schema of reports, made from what their reader asks for.
enum ReportSchema {
  /// The schema as JSON.
  static var json: JSON {
    let document = FieldReader.object(ReportDocument.init)
    return .object(
      [
        .init("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
        .init("title", .text("Conform report")),
      ] + members(document) + [
        .init(
          "$defs", .object(document.definitions.map { .init($0.name, .object(members($0.object))) })
        )
      ])
  }

  /// The keywords for one object; unlike in messages, a field that is optional is absent, not null.
  private static func members(_ object: ObjectDescription) -> [JSON.Member] {
    var members: [JSON.Member] = []
    if !object.meaning.isEmpty { members.append(.init("description", .text(object.meaning))) }
    members.append(.init("type", .text("object")))
    let required = object.fields.filter { !$0.isOptional && !object.hasOneField }.map(\.name)
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

  /// What an object must and must not have where a field contains a word.
  private static func form(
    of object: ObjectDescription, _ name: String, _ word: String, _ fields: [FieldDescription]
  ) -> JSON {
    let others = object.variants?.words.flatMap(\.fields).map(\.name) ?? []
    let absent = object.fields.map(\.name).filter { name in
      others.contains(name) && !fields.contains { $0.name == name }
    }
    let required = fields.filter { !$0.isOptional }.map(\.name)
    let constant = JSON.Member(name, .object([.init("const", .text(word))]))
    return .object(
      (required.isEmpty ? [] : [.init("required", names(required))]) + [
        .init("properties", .object([constant] + absent.map { .init($0, .truth(false)) }))
      ])
  }

  private static func names(_ names: [String]) -> JSON { .list(names.map { .text($0) }) }
}
