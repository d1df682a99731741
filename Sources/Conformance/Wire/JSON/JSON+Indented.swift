extension JSON {
  /// The value as people read it: two spaces a level, one member or element a line, and a line
  /// break at the end.
  var indented: String { lines(indent: "") + "\n" }

  private func lines(indent: String) -> String {
    guard isNestedDeeply else { return compact }
    let deeper = indent + "  "
    switch self {
    case .object(let members):
      let lines = members.map {
        deeper + JSON.text($0.name).compact + ": " + $0.value.lines(indent: deeper)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    case .list(let values):
      let lines = values.map { deeper + $0.lines(indent: deeper) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
    default: return compact
    }
  }

  /// Whether it holds something that holds something: else it fits a line.
  private var isNestedDeeply: Bool {
    switch self {
    case .object(let members): members.contains { $0.value.isNested }
    case .list(let values): values.contains(where: \.isNested)
    case .null, .truth, .number, .text: false
    }
  }

  private var isNested: Bool {
    switch self {
    case .object, .list: true
    case .null, .truth, .number, .text: false
    }
  }

  private var compact: String {
    var json = JSONWriter()
    json.value(self)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}

extension JSONWriter {
  /// Writes any value.
  mutating func value(_ value: JSON) {
    switch value {
    case .null: null()
    case .truth(let truth): self.value(truth)
    case .number(let number): self.value(number)
    case .text(let text): self.value(text)
    case .list(let values): list { for value in values { $0.value(value) } }
    case .object(let members):
      object { json in
        for member in members {
          json.name(member.name)
          json.value(member.value)
        }
      }
    }
  }
}
