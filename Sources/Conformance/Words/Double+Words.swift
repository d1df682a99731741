extension Double {
  /// The number as the pages write it: `200`, `0.005`.
  package var words: String {
    let isShort = self == rounded() && magnitude < 1e15
    return isShort ? "\(Int(self))" : "\(self)"
  }
}

extension Point {
  /// The point as the pages write it: `200 100`.
  package var words: String { "\(x.words) \(y.words)" }
}

extension Rect {
  /// The rectangle as the pages write it: `0 0 300 100`.
  package var words: String { "\(origin.words) \(width.words) \(height.words)" }
}
