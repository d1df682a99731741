extension Answer {
  /// How each answer is read: an object with one field, which names its type.
  package static let vocabulary = Vocabulary<Answer>(
    "answer",
    [
      "responder": { f throws(WireProblem) in
        try f.optionalText("responder").map { .responder($0) } ?? .nobody
      },
      "responders": { f throws(WireProblem) in
        .responders(try f.list("responders", of: .text) { $0.text })
      },
      "truth": { f throws(WireProblem) in .truth(try f.truth("truth")) },
      "number": { f throws(WireProblem) in .number(try f.number("number")) },
      "point": { f throws(WireProblem) in .point(try f.point("point")) },
      "text": { f throws(WireProblem) in .text(try f.text("text")) },
    ])

  /// Reads an answer.
  static func read(_ fields: inout FieldReader) throws(WireProblem) -> Answer {
    fields.means("What was asked; one field, which names its type.")
    let names = vocabulary.names
    let answer = try fields.oneField(of: names) { name, fields throws(WireProblem) in
      try vocabulary.read(name, &fields)
    }
    guard let answer else {
      throw WireProblem("an answer has one of the fields \(names.joined(separator: ", "))")
    }
    return answer
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
