extension Answer {
  /// The field of each type of answer: an answer is an object with one of them.
  package static let fields: [FieldDescription] = FieldReader.describe { f throws(WireProblem) in
    for name in names { _ = try read(name, &f) }
  }

  private static let names = ["responder", "responders", "truth", "number", "point", "text"]

  /// Reads an answer.
  static func read(_ fields: inout FieldReader) throws(WireProblem) -> Answer {
    fields.means("What was asked; one field, which names its type.")
    let answer = try fields.oneField(of: names) { name, fields throws(WireProblem) in
      try read(name, &fields)
    }
    guard let answer else {
      throw WireProblem("an answer has one of the fields \(names.joined(separator: ", "))")
    }
    return answer
  }

  private static func read(
    _ name: String, _ fields: inout FieldReader
  ) throws(WireProblem) -> Answer {
    switch name {
    case "responders": .responders(try fields.list(name, of: .text) { $0.text })
    case "truth": .truth(try fields.truth(name))
    case "number": .number(try fields.number(name))
    case "point": .point(try fields.point(name))
    case "text": .text(try fields.text(name))
    default: try fields.optionalText(name).map { .responder($0) } ?? .nobody
    }
  }

  /// Writes the object that `read` reads.
  func write(to json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .responder(let name): json.put("responder", name)
      case .nobody: json.put("responder", nil)
      case .responders(let names): json.put("responders", names) { $0.value($1) }
      case .truth(let truth): json.put("truth", truth)
      case .number(let number): json.put("number", number)
      case .point(let point): json.put("point", point)
      case .text(let text): json.put("text", text)
      }
    }
  }
}
