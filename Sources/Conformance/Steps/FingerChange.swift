/// What one finger does in an event.
public struct FingerChange: Hashable, Sendable {
  /// The finger's number, from 1.
  public var finger: Int
  /// What the finger does.
  public var action: Action

  /// Creates the change of one finger.
  public init(_ finger: Int, _ action: Action) {
    self.finger = finger
    self.action = action
  }

  /// What a finger can do.
  public enum Action: Hashable, Sendable {
    /// The finger goes down at a point in window coordinates.
    case touches(Point)
    /// The finger moves to a point in window coordinates.
    case moves(Point)
    /// The finger is lifted where it is.
    case lifts

    /// The field `does` of the wire.
    package var word: Word {
      switch self {
      case .touches: .touches
      case .moves: .moves
      case .lifts: .lifts
      }
    }

    /// The point to which the finger goes, or nil where it is lifted.
    package var point: Point? {
      switch self {
      case .touches(let point), .moves(let point): point
      case .lifts: nil
      }
    }
  }

  /// What a finger does, as the field `does` names it.
  package enum Word: String, CaseIterable, Sendable {
    case touches, moves, lifts
  }

  /// Creates a change from the fields of the wire, or nil where the point is missing or too much.
  private init?(_ finger: Int, _ word: Word, at point: Point?) {
    switch (word, point) {
    case (.touches, let point?): self.init(finger, .touches(point))
    case (.moves, let point?): self.init(finger, .moves(point))
    case (.lifts, nil): self.init(finger, .lifts)
    default: return nil
    }
  }
}

extension FingerChange {
  /// The field of the form `fingers`, whose phrases fill the fields of its elements.
  static let field = StepForm.Field(
    name: "changes", kind: .list(.object("finger-change")), isOptional: false, constants: [])

  /// The changes of the form `fingers` out of its phrase's fields: `finger`, `does` and `at` of the
  /// first finger, `finger2`, `does2` and `at2` of the second; nil for phrases of other forms.
  static func changes(fillingFields fields: [String: StepValue]) -> [FingerChange]? {
    guard fields["does"] != nil else { return nil }
    return ["", "2"].compactMap { end in
      guard let finger = fields["finger\(end)"], let does = fields["does\(end)"] else { return nil }
      let point = fields["at\(end)"].map(\.point)
      return FingerChange(finger.integer, does.word(Word.self), at: point)
    }
  }

  /// The fields of a phrase of the form `fingers`, or nil for steps of other forms.
  static func fields(of step: Script.Step) -> [String: StepValue]? {
    guard case .fingers(let changes) = step["changes"] else { return nil }
    var fields: [String: StepValue] = [:]
    for (index, change) in changes.enumerated() {
      let end = index == 0 ? "" : "\(index + 1)"
      fields["finger\(end)"] = .integer(change.finger)
      fields["does\(end)"] = .text(change.action.word.rawValue)
      fields["at\(end)"] = change.action.point.map(StepValue.point)
    }
    return fields
  }
}

extension FingerChange {
  /// Reads an object that describes what one finger does.
  static func read(_ value: JSON) throws(WireProblem) -> FingerChange {
    var fields = try FieldReader(value)
    let change = try read(&fields)
    try fields.finish()
    return change
  }

  /// Reads the fields that describe what one finger does.
  static func read(_ fields: inout FieldReader) throws(WireProblem) -> FingerChange {
    let finger = try fields.integer("finger")
    let word = try fields.word("does", of: Word.self)
    let point = try fields.optionalPoint("at")
    guard let change = FingerChange(finger, word, at: point) else {
      throw WireProblem(at: "at", point == nil ? "missing" : "a finger is lifted where it is")
    }
    return change
  }

  /// Writes the object that `read` reads.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.put("finger", finger)
      json.put("does", action.word)
      if let point = action.point { json.put("at", point) }
    }
  }
}
