import Conformance

/// How many scenarios were skipped for which reason.
struct SkippedReasons {
  /// The most reasons that are shown: an engine could give another one every time.
  private static let shown = 20

  private var order: [String] = []
  private var counts: [String: Int] = [:]

  /// Counts one.
  mutating func add(_ reason: String, url: String?) {
    let reason = url.map { "\(reason) (\($0))" } ?? reason
    if counts[reason] == nil { order.append(reason) }
    counts[reason, default: 0] += 1
  }

  /// A line for each reason in the order they came, empty where nothing was skipped.
  func text(_ paint: Paint) -> String {
    guard !order.isEmpty else { return "" }
    let width = counts.values.reduce(0) { max($0, "\($1)".count) }
    var text = "\(paint.absent("skipped"))\n"
    for reason in order.prefix(Self.shown) {
      let count = "\(counts[reason] ?? 0)"
      let padding = String(repeating: " ", count: width - count.count)
      text += "  \(padding)\(count)  \(reason.visible())\n"
    }
    if order.count > Self.shown {
      text += "  … and \(Noun.counted(order.count - Self.shown, "more reason"))\n"
    }
    return text + "\n"
  }
}
