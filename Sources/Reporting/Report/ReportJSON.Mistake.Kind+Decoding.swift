extension ReportJSON.Mistake.Kind {
  /// Says what a decoder found, without the decoder's own wording, which differs by platform.
  init(_ error: DecodingError) {
    switch error {
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      self = .notJSON
    case .dataCorrupted(let context):
      self = .malformed("\(Self.place(context.codingPath)) cannot be read")
    case .keyNotFound(let key, let context):
      self = .malformed("\(Self.place(context.codingPath + [key])) is missing")
    case .typeMismatch(_, let context) where context.codingPath.isEmpty:
      self = .notAReport
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      self = .malformed("\(Self.place(context.codingPath)) has the wrong type")
    @unknown default:
      self = .notJSON
    }
  }

  /// `engines[0].results[3].line`
  private static func place(_ path: [any CodingKey]) -> String {
    path.reduce(into: "") { place, key in
      if let index = key.intValue {
        place += "[\(index)]"
      } else {
        place += place.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }
}
