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
  /// Several responders are separated as the list says, or else as in the query's phrase:
  /// subviews by commas, a chain by arrows.
  package func sentence(
    to query: Script.Step? = nil, joining list: SlotForm.List? = nil
  ) -> Sentence {
    switch self {
    case .responder(let name): .word(name)
    case .nobody: "nobody"
    case .responders(let names):
      .names(
        names, (list ?? query?.form.phrases.first?.slot(of: "=")?.form.list ?? .path).joint,
        empty: "nobody")
    case .truth(let isTrue): isTrue ? "yes" : "no"
    case .number(let number): .word(number.words)
    case .point(let point): .word(point.words)
    case .text(let text): .word("\"\(text)\"")
    }
  }
}

extension Answer: WireObject {
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

  private static let fieldNames = [
    "responder", "responders", "truth", "number", "point", "text",
  ]

  package static var fieldKind: FieldKind { .object("answer") }
  package static var placeholder: Answer { .nobody }

  /// An answer is an object with exactly one field, for its type.
  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
    fields.means("What was asked; one field, which names its type.")
    let names = fields.oneField(of: Self.fieldNames, writing: field)
    guard !names.isEmpty else {
      throw WireError(
        "an answer has one of the fields \(Self.fieldNames.joined(separator: ", "))")
    }
    for name in names { self = try coded(in: name, &fields) }
  }

  private func coded(
    in name: String, _ fields: inout some WireFields
  ) throws(WireError) -> Answer {
    switch name {
    case "responders":
      var names = self.names ?? []
      try fields.field(name, &names)
      return .responders(names)
    case "truth":
      var truth = if case .truth(let truth) = self { truth } else { false }
      try fields.field(name, &truth)
      return .truth(truth)
    case "number":
      var number = if case .number(let number) = self { number } else { 0.0 }
      try fields.field(name, &number)
      return .number(number)
    case "point":
      var point = if case .point(let point) = self { point } else { Point(x: 0, y: 0) }
      try fields.field(name, &point)
      return .point(point)
    case "text":
      var text = if case .text(let text) = self { text } else { "" }
      try fields.field(name, &text)
      return .text(text)
    default:
      var responder = self.names?.first
      try fields.field(name, &responder)
      return responder.map { .responder($0) } ?? .nobody
    }
  }
}
