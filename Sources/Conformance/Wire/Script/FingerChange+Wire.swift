extension FingerChange {
  /// What a finger does, as the field `does` names it.
  package enum Word: String, CaseIterable {
    case touches, moves, lifts
  }

  /// Reads what one finger does.
  static func read(_ value: JSON) throws(WireProblem) -> FingerChange {
    var fields = try FieldReader(value)
    let change = try read(&fields)
    try fields.finish()
    return change
  }

  /// Reads the fields of what one finger does.
  static func read(_ fields: inout FieldReader) throws(WireProblem) -> FingerChange {
    let finger = try fields.integer("finger")
    let word = try fields.word("does", of: Word.self)
    let place = try fields.optionalPoint("at")
    switch (word, place) {
    case (.touches, let point?): return FingerChange(finger, .touches(point))
    case (.moves, let point?): return FingerChange(finger, .moves(point))
    case (.lifts, nil): return FingerChange(finger, .lifts)
    case (.lifts, _): throw WireProblem(at: "at", "a finger is lifted where it is")
    case (_, nil): throw WireProblem(at: "at", "missing")
    }
  }

  /// Writes the object that `read` reads.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.put("finger", finger)
      switch action {
      case .touches(let point):
        json.put("does", Word.touches)
        json.put("at", point)
      case .moves(let point):
        json.put("does", Word.moves)
        json.put("at", point)
      case .lifts: json.put("does", Word.lifts)
      }
    }
  }
}
