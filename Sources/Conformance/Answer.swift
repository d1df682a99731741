/// An engine's answer to a query.
public enum Answer: Hashable, Sendable {
  /// A responder, by its name on the stage.
  case responder(String)
  /// No responder.
  case nobody
  /// Several responders, in order.
  case responders([String])
  /// Yes or no.
  case truth(Bool)
  /// A number.
  case number(Double)
  /// A location, in points.
  case point(Point)
  /// A text.
  case text(String)
}

extension Answer {
  /// The responders that the answer names; nil if it is of another type.
  package var names: [String]? {
    switch self {
    case .nobody: []
    case .responder(let name): [name]
    case .responders(let names): names
    case .truth, .number, .point, .text: nil
    }
  }
}

extension Answer {
  /// The largest difference of two numbers or coordinates that are the same, as the protocol states
  /// it: frameworks compute in single precision.
  private static let tolerance = 0.001

  /// Returns whether both answers mean the same: numbers and coordinates may differ by the tolerance,
  /// no responder equals an empty list, and one responder equals a list of one.
  package func agrees(with other: Answer) -> Bool {
    switch (self, other) {
    case (.number(let one), .number(let other)): Self.areNear(one, other)
    case (.point(let one), .point(let other)):
      Self.areNear(one.x, other.x) && Self.areNear(one.y, other.y)
    default: self == other || names != nil && names == other.names
    }
  }

  private static func areNear(_ one: Double, _ other: Double) -> Bool {
    one == other || (one - other).magnitude <= tolerance
  }
}

extension Answer {
  /// The answer in words: `E`, `nobody`, `A → B`, `yes`, or a text between quotes.
  ///
  /// Several responders are separated as in the query's phrase: subviews by commas, a chain by
  /// arrows.
  package func words(to query: Script.Step? = nil) -> String {
    switch self {
    case .responder(let name): name
    case .nobody: "nobody"
    case .responders(let names): Self.words(for: names, to: query)
    case .truth(let isTrue): isTrue ? "yes" : "no"
    case .number(let number): number.words
    case .point(let point): point.words
    case .text(let text): "\"\(text)\""
    }
  }

  private static func words(for names: [String], to query: Script.Step?) -> String {
    guard !names.isEmpty else { return "nobody" }
    let list = query?.form.phrases.first?.slot(of: "=")?.form.list
    return names.joined(separator: list == .names ? ", " : " → ")
  }
}

extension Answer {
  /// The fields of an answer, one for each type; an answer is an object with exactly one of them.
  package static let fields: [FieldDescription] = FieldReader.describe { f throws(WireError) in
    for name in names { _ = try read(name, &f) }
  }

  /// The field that the answer is in.
  package var field: String {
    switch self {
    case .responder, .nobody: "responder"
    case .responders: "responders"
    case .truth: "truth"
    case .number: "number"
    case .point: "point"
    case .text: "text"
    }
  }

  private static let names = ["responder", "responders", "truth", "number", "point", "text"]

  /// Reads the field that an answer consists of.
  package static func read(_ fields: inout FieldReader) throws(WireError) -> Answer {
    fields.means("What was asked; one field, which names its type.")
    let answer = try fields.oneField(of: names) { name, fields throws(WireError) in
      try read(name, &fields)
    }
    guard let answer else {
      throw WireError("an answer has one of the fields \(names.joined(separator: ", "))")
    }
    return answer
  }

  private static func read(
    _ name: String, _ fields: inout FieldReader
  ) throws(WireError) -> Answer {
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
  package func write(to json: inout JSONWriter) {
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
