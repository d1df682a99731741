extension String {
  /// The text at the left of a column of that width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// The text, as a number or what stands above one, at the right of a column.
  var inNumberColumn: String {
    String(repeating: " ", count: max(2, 12 - count)) + self
  }
}
