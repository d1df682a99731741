/// The change of one finger in an event.
public struct FingerChange: Hashable, Sendable {
  /// The finger's number, from 1.
  public var finger: Int
  /// The action of the finger.
  public var action: Action

  /// Creates the change of one finger.
  public init(_ finger: Int, _ action: Action) {
    self.finger = finger
    self.action = action
  }

  /// The actions of a finger.
  public enum Action: Hashable, Sendable {
    /// The finger goes down at a point of the screen.
    case touches(Point)
    /// The finger moves to a point of the screen.
    case moves(Point)
    /// The finger is lifted where it is.
    case lifts

    /// The value of the field `does` of the wire.
    package var word: Word {
      switch self {
      case .touches: .touches
      case .moves: .moves
      case .lifts: .lifts
      }
    }

    /// The new location of the finger on the screen; nil if it is lifted.
    package var point: Point? {
      switch self {
      case .touches(let point), .moves(let point): point
      case .lifts: nil
      }
    }
  }

  /// The values of the field `does`.
  package enum Word: String, CaseIterable, Sendable, WireValue {
    case touches, moves, lifts
  }

  /// Creates a change from the fields of the wire; nil if the point is missing or superfluous.
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
  /// The field of the form `fingers`. Its phrases fill the fields of the elements.
  static let field = StepDefinition.Field(
    name: "changes", kind: .list(.object("finger-change")), isOptional: false, constants: [])

  /// Returns the changes from the fields of a phrase of the form `fingers`.
  ///
  /// The fields are `finger`, `does` and `at` for the first finger, and `finger2`, `does2` and `at2`
  /// for the second.
  static func changes(fillingFields fields: [String: StepValue]) -> [FingerChange] {
    ["", "2"].compactMap { end in
      guard let finger = fields["finger\(end)"], let does = fields["does\(end)"] else { return nil }
      let point = fields["at\(end)"].map { $0.point }
      return FingerChange(finger.integer, does.word(Word.self), at: point)
    }
  }

  /// Returns the fields of a phrase for a step of the form `fingers`; nil for other steps.
  package static func fields(of step: Script.Step) -> [String: StepValue]? {
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

extension FingerChange: WireObject {
  package static var fieldKind: FieldKind { .object("finger-change") }
  package static var placeholder: FingerChange { FingerChange(1, .lifts) }

  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
    var (word, point) = (action.word, action.point)
    try fields.field("finger", &finger)
    try fields.field("does", &word)
    try fields.field("at", &point)
    guard let change = FingerChange(finger, word, at: point) else {
      throw WireError(
        at: "at", point == nil ? "the field is missing" : "a finger is lifted where it is")
    }
    self = change
  }
}

extension FingerChange {
  /// The change in the notation of the pages: `finger 1 moves to 5 5`.
  var words: String {
    switch action {
    case .touches(let point): "finger \(finger) touches \(point.words)"
    case .moves(let point): "finger \(finger) moves to \(point.words)"
    case .lifts: "finger \(finger) lifts"
    }
  }
}
