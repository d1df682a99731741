extension JSON {
  /// The value of a member, or nil where this is no object or does not have it.
  package func member(_ name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The truth that this is, if it is one.
  var truth: Bool? {
    if case .truth(let truth) = self { truth } else { nil }
  }

  /// The number that this is, if it is one.
  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The whole number that this is, if it is one.
  var integer: Int? { number.flatMap { Int(exactly: $0) } }

  /// The string that this is, if it is one.
  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The point that this is, if it is one: `[x,y]`.
  var point: Point? {
    guard let numbers, numbers.count == 2 else { return nil }
    return Point(x: numbers[0], y: numbers[1])
  }

  /// The rectangle that this is, if it is one: `[x,y,width,height]`.
  var rect: Rect? {
    guard let numbers, numbers.count == 4 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private var numbers: [Double]? {
    guard case .list(let values) = self else { return nil }
    let numbers = values.compactMap(\.number)
    return numbers.count == values.count ? numbers : nil
  }
}
