import Conformance
import Results
import SpecReading

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A JSON Schema in the folder of the pages, which the site has at the same path.
package struct SchemaFile: Hashable, Sendable {
  private static let ending = ".schema.json"

  /// The path with the folder as the user named it, such as `Spec/protocol/request.schema.json`.
  let file: String
  /// The path within the folder of the pages, and within the site.
  let path: String
  /// The content.
  let bytes: [UInt8]

  package init(file: String, path: String, bytes: [UInt8]) {
    self.file = file
    self.path = path
    self.bytes = bytes
  }

  /// Returns the schemas in a folder and its immediate subfolders, by path.
  ///
  /// - Throws: a diagnostic for each that cannot be read.
  package static func all(in folder: String) throws(SiteError) -> [SchemaFile] {
    let names = entries(of: folder)
    let below = names.flatMap { name in entries(of: "\(folder)/\(name)").map { "\(name)/\($0)" } }
    var (schemas, diagnostics): ([SchemaFile], [Diagnostic]) = ([], [])
    for path in (names + below).filter({ $0.hasSuffix(ending) }).sorted() {
      let file = "\(folder)/\(path)"
      do throws(FileReadingError) {
        let bytes = try FileReader.bytes(of: file)
        schemas.append(SchemaFile(file: file, path: path, bytes: bytes))
      } catch {
        diagnostics.append(.unreadableSchema(file, reason: error.reason))
      }
    }
    guard diagnostics.isEmpty else { throw SiteError(diagnostics) }
    return schemas
  }

  private static func entries(of folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }
  }
}

extension Diagnostic {
  /// A schema that exists and cannot be read.
  static func unreadableSchema(_ file: String, reason: String) -> Diagnostic {
    Diagnostic(
      SourceLocation(file: file, line: 1), "this schema cannot be read: \(reason)",
      hint: "make it a readable file of JSON")
  }
}

/// A JSON object, as a schema describes it.
struct SchemaObject: Hashable, Sendable {
  /// The values that a field may have.
  indirect enum Value: Hashable, Sendable {
    /// One literal value.
    case constant(String)
    /// One of some literal values.
    case oneOf([String])
    /// A value of a JSON type, such as `integer`, and the least number.
    case type(String, minimum: String?)
    /// Another object, by its title.
    case object(String)
    /// A list of such values.
    case array(Value)
    /// A value of either kind.
    case either([Value])
    /// Any value.
    case any
  }

  /// A member of the object.
  struct Field: Hashable, Sendable {
    /// Its name.
    var name: String
    /// Whether it is required.
    var isRequired: Bool
    /// Its value.
    var value: Value
    /// Its description.
    var meaning: String
  }

  /// One of several forms of the object, which the value of a field selects.
  struct Form: Hashable, Sendable {
    /// The field that selects it.
    var field: String
    /// The value of the field.
    var value: String
    /// The fields that are required.
    var with: [String]
    /// The fields that are forbidden.
    var without: [String]
  }

  /// Its title.
  var title: String
  /// Its description.
  var meaning: String
  /// Its members, in the order of the schema.
  var fields: [Field]
  /// Its forms, if it has several.
  var forms: [Form]
}

/// Reads a JSON Schema as a list of objects; it understands the keywords that our schemas use.
struct SchemaReader {
  private let root: JSON
  private var waiting: [(title: String, schema: JSON)] = []

  init(_ root: JSON) { self.root = root }

  /// Returns the objects: the root, then those in it, each once.
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

  /// Returns a field's own description, or that of the definition it refers to.
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

  private mutating func value(_ schema: JSON, named name: String) -> SchemaObject.Value {
    if let (name, schema) = definition(schema) { return value(schema, named: name) }
    if !schema.members("properties").isEmpty {
      waiting.append((name, schema))
      return .object(name)
    }
    if let value = schema["const"] { return .constant(value.spelled) }
    if case .list(let values)? = schema["enum"] { return .oneOf(values.map(\.spelled)) }
    if schema["type"]?.word == "array" {
      return .array(value(schema["items"] ?? .null, named: name))
    }
    let forms = schema.list("oneOf") + schema.list("anyOf")
    if !forms.isEmpty { return .either(forms.map { value($0, named: name) }) }
    let types = [schema["type"]?.word].compactMap(\.self) + schema.list("type").compactMap(\.word)
    let minimum = schema["minimum"].map(\.spelled)
    switch types.count {
    case 0: return .any
    case 1: return .type(types[0], minimum: minimum)
    default:
      let numbers = ["integer", "number"]
      return .either(types.map { .type($0, minimum: numbers.contains($0) ? minimum : nil) })
    }
  }
}

extension JSON {
  /// The member of that name of an object, or nil.
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

  /// The value as it is written in a sentence.
  fileprivate var spelled: String {
    switch self {
    case .text(let text): text
    case .number(let number): Int(exactly: number).map(String.init) ?? "\(number)"
    case .truth(let truth): truth ? "true" : "false"
    case .null, .list, .object: "null"
    }
  }
}
