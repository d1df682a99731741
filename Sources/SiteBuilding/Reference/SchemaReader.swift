import Conformance

/// Reads a JSON Schema, of which it understands what ours say, as a list of objects.
struct SchemaReader {
  private let root: JSON
  private var waiting: [(title: String, schema: JSON)] = []

  init(_ root: JSON) { self.root = root }

  /// The objects: the whole, then what stands in it, each once.
  mutating func read() -> [SchemaObject] {
    var objects: [SchemaObject] = []
    waiting = [(root.words("title"), root)]
    while !waiting.isEmpty {
      let (title, schema) = waiting.removeFirst()
      if objects.contains(where: { $0.title == title }) { continue }
      objects.append(object(schema, title: title))
    }
    return objects
  }

  private mutating func object(_ schema: JSON, title: String) -> SchemaObject {
    let required = Set(schema.list("required").compactMap(\.word))
    let fields = schema.members("properties").map { member in
      SchemaObject.Field(
        name: member.name, isRequired: required.contains(member.name),
        value: value(member.value, named: member.name), meaning: meaning(of: member.value))
    }
    return SchemaObject(
      title: title, meaning: schema.words("description"), fields: fields,
      forms: schema.list("oneOf").compactMap(Self.form))
  }

  private static func form(_ schema: JSON) -> SchemaObject.Form? {
    let members = schema.members("properties")
    guard let told = members.first(where: { $0.value["const"] != nil }),
      let value = told.value["const"]
    else { return nil }
    return SchemaObject.Form(
      field: told.name, value: value.spelled, with: schema.list("required").compactMap(\.word),
      without: members.filter { $0.value == .truth(false) }.map(\.name))
  }

  /// A field's own description, or that of what it refers to.
  private func meaning(of schema: JSON) -> String {
    let own = schema.words("description")
    if !own.isEmpty { return own }
    return definition(schema)?.schema.words("description") ?? ""
  }

  private func definition(_ schema: JSON) -> (name: String, schema: JSON)? {
    let prefix = "#/$defs/"
    guard let reference = schema["$ref"]?.word, reference.hasPrefix(prefix) else { return nil }
    let name = String(reference.dropFirst(prefix.count))
    return root["$defs"]?[name].map { (name, $0) }
  }

  private mutating func value(_ schema: JSON, named name: String) -> [SchemaObject.Word] {
    if let (name, schema) = definition(schema) { return value(schema, named: name) }
    if !schema.members("properties").isEmpty {
      waiting.append((name, schema))
      return [.object(name)]
    }
    if let value = schema["const"] { return [.plain("always "), .value(value.spelled)] }
    if case .list(let values)? = schema["enum"] {
      return [.plain("one of ")] + Self.joined(values.map { [.value($0.spelled)] }, by: ", ")
    }
    if schema["type"]?.word == "array" {
      return [.plain("array of ")] + value(schema["items"] ?? .null, named: name)
    }
    let forms = schema.list("oneOf") + schema.list("anyOf")
    if !forms.isEmpty {
      return Self.joined(forms.map { value($0, named: name) }, by: " or ")
    }
    let types = [schema["type"]?.word].compactMap(\.self) + schema.list("type").compactMap(\.word)
    let limit = schema["minimum"].map { ", from \($0.spelled)" } ?? ""
    return [.plain((types.isEmpty ? "any value" : types.joined(separator: " or ")) + limit)]
  }

  private static func joined(
    _ parts: [[SchemaObject.Word]], by separator: String
  ) -> [SchemaObject.Word] {
    Array(parts.joined(separator: [.plain(separator)]))
  }
}

extension JSON {
  /// The member of that name, where this is an object that has it.
  fileprivate subscript(name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  fileprivate func members(_ name: String) -> [Member] {
    if case .object(let members)? = self[name] { members } else { [] }
  }

  fileprivate func list(_ name: String) -> [JSON] {
    if case .list(let values)? = self[name] { values } else { [] }
  }

  fileprivate func words(_ name: String) -> String { self[name]?.word ?? "" }

  fileprivate var word: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The value as people write it in a sentence.
  fileprivate var spelled: String {
    switch self {
    case .text(let text): text
    case .number(let number): Int(exactly: number).map(String.init) ?? "\(number)"
    case .truth(let truth): truth ? "true" : "false"
    case .null, .list, .object: "null"
    }
  }
}
