import Conformance

extension ReportJSON {
  /// An answer as it stands in a file: an object with one field, which names its type.
  struct Answer: Codable {
    private enum Field: String, CodingKey, CaseIterable {
      case responder, responders, truth, number, point, text
    }

    private let found: Conformance.Answer?

    init(_ answer: Conformance.Answer) { found = answer }

    /// Reads the first field that there is; a responder may be null, which is nobody.
    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Field.self)
      found = try Field.allCases.first(where: fields.contains).map { field in
        switch field {
        case .responder:
          try fields.decode(String?.self, forKey: field).map { .responder($0) } ?? .nobody
        case .responders: .responders(try fields.decode([String].self, forKey: field))
        case .truth: .truth(try fields.decode(Bool.self, forKey: field))
        case .number: .number(try fields.decode(Double.self, forKey: field))
        case .point: .point(try fields.decode(Coordinates.self, forKey: field).point)
        case .text: .text(try fields.decode(String.self, forKey: field))
        }
      }
    }

    func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: Field.self)
      switch found {
      case nil: break
      case .responder(let name): try fields.encode(name, forKey: .responder)
      case .nobody: try fields.encodeNil(forKey: .responder)
      case .responders(let names): try fields.encode(names, forKey: .responders)
      case .truth(let isTrue): try fields.encode(isTrue, forKey: .truth)
      case .number(let number): try fields.encode(number, forKey: .number)
      case .point(let point): try fields.encode(Coordinates(point: point), forKey: .point)
      case .text(let text): try fields.encode(text, forKey: .text)
      }
    }

    /// The answer, where there is one of a type that is known.
    func answer(at place: String) throws(Mistake.Kind) -> Conformance.Answer {
      guard let found else {
        let names = Field.allCases.map(\.rawValue).joined(separator: ", ")
        throw .malformed("\(place) needs one of the fields \(names)")
      }
      return found
    }
  }

  /// A point as it stands in a file: `[x,y]`.
  private struct Coordinates: Codable {
    var point: Point

    init(point: Point) { self.point = point }

    init(from decoder: any Decoder) throws {
      var numbers = try decoder.unkeyedContainer()
      point = Point(
        x: try numbers.decode(Double.self), y: try numbers.decode(Double.self))
      guard numbers.isAtEnd else {
        throw DecodingError.dataCorruptedError(
          in: numbers, debugDescription: "a point has two numbers")
      }
    }

    func encode(to encoder: any Encoder) throws {
      var numbers = encoder.unkeyedContainer()
      try numbers.encode(point.x)
      try numbers.encode(point.y)
    }
  }
}
