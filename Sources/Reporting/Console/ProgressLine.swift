/// The line of a terminal that tells how far a run is, written again and again in place.
struct ProgressLine {
  /// How many updates a run of any size gets.
  private static let updates = 100
  private static let erasure = "\r\u{1B}[2K"

  private let total: Int
  private let step: Int
  private var done = 0
  private var isShown = false

  init(total: Int) {
    self.total = total
    step = max(1, total / Self.updates)
  }

  /// Counts one scenario; gives what to write where it is time to.
  mutating func advance() -> String? {
    done += 1
    guard done.isMultiple(of: step) else { return nil }
    isShown = true
    return "\(Self.erasure)\(done) of \(total)"
  }

  /// What to write before anything else, so that the line is gone.
  mutating func erase() -> String {
    defer { isShown = false }
    return isShown ? Self.erasure : ""
  }
}
