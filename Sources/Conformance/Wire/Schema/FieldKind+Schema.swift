extension FieldKind {
  /// The JSON Schema of this type.
  var schema: JSON {
    switch self {
    case .truth: Self.type("boolean")
    case .number: Self.type("number")
    case .integer: Self.type("integer")
    case .integerIn(let range): Self.integer(range)
    case .text: Self.type("string")
    case .pattern(let pattern):
      .object([.init("type", .text("string")), .init("pattern", .text(pattern))])
    case .constant(let value): .object([.init("const", value)])
    case .word(let words): .object([.init("enum", .list(words.map { .text($0) }))])
    case .point: Self.list(of: .number, count: 2)
    case .rect: Self.list(of: .number, count: 4)
    case .list(let kind): Self.list(of: kind)
    case .nonemptyList(let kind): Self.list(of: kind, atLeast: 1)
    case .object(let name): .object([.init("$ref", .text("#/$defs/\(name)"))])
    }
  }

  private static func type(_ name: String) -> JSON { .object([.init("type", .text(name))]) }

  private static func integer(_ range: ClosedRange<Int>) -> JSON {
    var members: [JSON.Member] = [
      .init("type", .text("integer")), .init("minimum", .number(Double(range.lowerBound))),
    ]
    if range.upperBound < .max {
      members.append(.init("maximum", .number(Double(range.upperBound))))
    }
    return .object(members)
  }

  private static func list(
    of kind: FieldKind, count: Int? = nil, atLeast least: Int? = nil
  ) -> JSON {
    var members: [JSON.Member] = [.init("type", .text("array")), .init("items", kind.schema)]
    if let least = least ?? count { members.append(.init("minItems", .number(Double(least)))) }
    if let count { members.append(.init("maxItems", .number(Double(count)))) }
    return .object(members)
  }
}
