/// The value of a field of a step.
///
/// The values of a step have the types of its form's fields. The typed properties trap on a value of
/// another type: use `optionalText` for a field that may be nothing, and mind that an unknown field
/// is nothing.
public enum StepValue: Hashable, Sendable {
  /// No value: `nobody` on the pages, `null` on the wire.
  case nothing
  /// A Boolean.
  case truth(Bool)
  /// A number.
  case number(Double)
  /// A whole number.
  case integer(Int)
  /// A name or another string.
  case text(String)
  /// A location, in points.
  case point(Point)
  /// A rectangle, in points.
  case rect(Rect)
  /// The changes of fingers in one event.
  case fingers([FingerChange])
  /// Several values; only in expectations.
  case list([StepValue])
  /// The first of several values; only in expectations.
  case beginning([StepValue])

  /// The Boolean.
  @inline(never)
  public var truth: Bool {
    if case .truth(let truth) = self { truth } else { mismatch("a truth") }
  }

  /// The number.
  @inline(never)
  public var number: Double {
    switch self {
    case .number(let number): number
    case .integer(let integer): Double(integer)
    default: mismatch("a number")
    }
  }

  /// The whole number.
  @inline(never)
  public var integer: Int {
    if case .integer(let integer) = self { integer } else { mismatch("a whole number") }
  }

  /// The text.
  @inline(never)
  public var text: String {
    if case .text(let text) = self { text } else { mismatch("a text") }
  }

  /// The text, or nil for `.nothing`.
  @inline(never)
  public var optionalText: String? {
    switch self {
    case .text(let text): text
    case .nothing: nil
    default: mismatch("a text")
    }
  }

  /// The location, in points.
  @inline(never)
  public var point: Point {
    if case .point(let point) = self { point } else { mismatch("a point") }
  }

  /// The rectangle, in points.
  @inline(never)
  public var rect: Rect {
    if case .rect(let rect) = self { rect } else { mismatch("a rectangle") }
  }

  /// The changes of fingers.
  @inline(never)
  public var fingers: [FingerChange] {
    if case .fingers(let changes) = self { changes } else { mismatch("finger changes") }
  }

  /// The texts of a list, or of its beginning.
  package var texts: [String] {
    switch self {
    case .list(let values), .beginning(let values): values.map { $0.text }
    default: mismatch("a list")
    }
  }

  /// Returns the text as a case of an enumeration.
  public func word<Word: RawRepresentable<String>>(_ type: Word.Type = Word.self) -> Word {
    if let word = Word(rawValue: text) { word } else { mismatch("a word of \(type)") }
  }

  /// Returns the texts of a list, or a single text, as cases of an enumeration.
  package func words<Word: RawRepresentable<String>>(_ type: Word.Type = Word.self) -> [Word] {
    if case .list(let values) = self { values.map { $0.word(type) } } else { [word(type)] }
  }

  private func mismatch(_ expected: String) -> Never {
    preconditionFailure("\(self) is not \(expected).")
  }
}

extension StepValue {
  /// Creates a text, or `.nothing` for nil.
  public init(_ text: String?) { self = text.map(StepValue.text) ?? .nothing }
}

extension StepValue: ExpressibleByBooleanLiteral, ExpressibleByStringLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByNilLiteral
{
  /// Creates a Boolean.
  public init(booleanLiteral value: Bool) { self = .truth(value) }
  /// Creates a text.
  public init(stringLiteral value: String) { self = .text(value) }
  /// Creates a whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// Creates a number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Creates `.nothing`.
  public init(nilLiteral: ()) { self = .nothing }
}

extension StepValue {
  /// The value in the notation of the pages: `nobody`, `yes`, `0.5`, `10 20`.
  package var words: String {
    switch self {
    case .nothing: "nobody"
    case .truth(let isTrue): isTrue ? "yes" : "no"
    case .number(let number): number.words
    case .integer(let integer): "\(integer)"
    case .text(let text): text
    case .point(let point): point.words
    case .rect(let rect): rect.words
    case .fingers(let changes): changes.map { $0.words }.joined(separator: " while ")
    case .list(let values): values.map { $0.words }.joined(separator: ", ")
    case .beginning(let values): (values.map { $0.words } + ["…"]).joined(separator: ", ")
    }
  }
}

extension StepValue {
  /// Reads a value of a field's type; nil if the JSON has another type.
  init?(_ json: JSON, as kind: FieldKind) throws(WireError) {
    switch kind {
    case .truth: self.init(json.truth, StepValue.truth)
    case .number: self.init(json.number, StepValue.number)
    case .integer: self.init(json.integer, StepValue.integer)
    case .text: self.init(json.text, StepValue.text)
    case .point: self.init(json.point, StepValue.point)
    case .rect: self.init(json.rect, StepValue.rect)
    case .word(let words):
      self.init(try json.word { words.contains($0) ? $0 : nil }, StepValue.text)
    case .list:
      guard let changes = try [FingerChange].read(json, .rejected) else { return nil }
      self = .fingers(changes)
    case .object, .nonemptyList, .integerIn, .visibleText, .name, .pattern, .constant:
      return nil
    }
  }

  private init?<Value>(_ value: Value?, _ make: (Value) -> StepValue) {
    guard let value else { return nil }
    self = make(value)
  }

  /// Writes the value; `.nothing` is `null`.
  func write(to json: inout JSONWriter) {
    switch self {
    case .nothing: json.null()
    case .truth(let truth): json.value(truth)
    case .number(let number): json.value(number)
    case .integer(let integer): json.value(Double(integer))
    case .text(let text): json.value(text)
    case .point(let point): json.value(point)
    case .rect(let rect): json.value(rect)
    case .fingers(let changes): changes.write(to: &json)
    case .list(let values), .beginning(let values):
      json.list { for value in values { value.write(to: &$0) } }
    }
  }
}
