extension JSONWriter {
  /// Writes a member with a string.
  package mutating func put(_ name: String, _ text: String) {
    self.name(name)
    value(text)
  }

  /// Writes a member with a string or null.
  package mutating func put(_ name: String, _ text: String?) {
    self.name(name)
    if let text { value(text) } else { null() }
  }

  /// Writes a member with a number.
  package mutating func put(_ name: String, _ number: Double) {
    self.name(name)
    value(number)
  }

  /// Writes a member with a whole number.
  package mutating func put(_ name: String, _ number: Int) { put(name, Double(number)) }

  /// Writes a member with a truth.
  package mutating func put(_ name: String, _ truth: Bool) {
    self.name(name)
    value(truth)
  }

  /// Writes a member with a point: `[x,y]`.
  package mutating func put(_ name: String, _ point: Point) {
    self.name(name)
    list {
      $0.value(point.x)
      $0.value(point.y)
    }
  }

  /// Writes a member with a rectangle: `[x,y,width,height]`.
  package mutating func put(_ name: String, _ rect: Rect) {
    self.name(name)
    list {
      $0.value(rect.origin.x)
      $0.value(rect.origin.y)
      $0.value(rect.width)
      $0.value(rect.height)
    }
  }

  /// Writes a member with a word out of a closed set.
  package mutating func put(_ name: String, _ word: some RawRepresentable<String>) {
    put(name, word.rawValue)
  }

  /// Writes a member with an array of what the body writes for each element.
  package mutating func put<Element>(
    _ name: String, _ elements: [Element], _ body: (inout JSONWriter, Element) -> Void
  ) {
    self.name(name)
    list { for element in elements { body(&$0, element) } }
  }
}
