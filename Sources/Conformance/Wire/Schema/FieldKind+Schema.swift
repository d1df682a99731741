extension FieldKind {
  /// The JSON Schema of this type.
  var schema: JSON {
    switch self {
    case .truth: Self.type("boolean")
    case .number: Self.type("number")
    case .integer: Self.type("integer")
    case .text: Self.type("string")
    case .word(let words): .object([.init("enum", .list(words.map { .text($0) }))])
    case .point: Self.list(of: .number, count: 2)
    case .rect: Self.list(of: .number, count: 4)
    case .list(let kind): Self.list(of: kind)
    case .object(let name): .object([.init("$ref", .text("#/$defs/\(name)"))])
    }
  }

  private static func type(_ name: String) -> JSON { .object([.init("type", .text(name))]) }

  private static func list(of kind: FieldKind, count: Int? = nil) -> JSON {
    var members: [JSON.Member] = [.init("type", .text("array")), .init("items", kind.schema)]
    if let count {
      members.append(.init("minItems", .number(Double(count))))
      members.append(.init("maxItems", .number(Double(count))))
    }
    return .object(members)
  }
}
