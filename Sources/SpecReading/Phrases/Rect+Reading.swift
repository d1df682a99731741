import Conformance

extension Rect {
  /// Reads four numbers, `x y width height`; nil where they are not finite or negative in size.
  init?(words: some Collection<Substring>) {
    let values = words.compactMap { Double($0) }.filter(\.isFinite)
    guard words.count == 4, values.count == 4, values[2] >= 0, values[3] >= 0 else { return nil }
    self.init(x: values[0], y: values[1], width: values[2], height: values[3])
  }
}
