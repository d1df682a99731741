import Conformance

extension HTML {
  /// The most lines of calls told of one step.
  private static let shownGroups = 60
  /// The most receivers told on one line.
  private static let shownReceivers = 60

  /// Adds the calls of one step; calls of one message that follow each other share a line.
  mutating func appendCalls(of record: Trace.Record) {
    let groups = record.groups
    block("ul") { list in
      for group in groups.prefix(Self.shownGroups) { list.append(group) }
      let hidden = groups.dropFirst(Self.shownGroups).reduce(0) { $0 + $1.count }
      if hidden > 0 { list.line("li", text: "… \(Noun.counted(hidden, "more call"))") }
    }
  }

  private mutating func append(_ group: ArraySlice<Trace.Call>) {
    guard let first = group.first else { return }
    line("li") { item in
      item.element("code") { $0.append(told: first.message.rawValue, upTo: 120) }
      var separator = " "
      for call in group.prefix(Self.shownReceivers) {
        item.append(text: separator)
        item.append(told: call.receiver, upTo: 80)
        separator = " → "
      }
      let hidden = group.count - Self.shownReceivers
      if hidden > 0 { item.append(text: " → … \(hidden) more") }
      if let fingers = first.fingerWords {
        item.append(text: " ")
        item.element("small", text: "(\(fingers))")
      }
    }
  }

  /// Adds a text that an engine or a page wrote: set apart where it could turn the direction of
  /// what stands around it, and cut where it is long.
  mutating func append(told text: String, upTo limit: Int) {
    if text.utf8.count <= limit, text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      append(text: text)
    } else {
      element("bdi", text: text.told(upTo: limit))
    }
  }
}

extension Trace.Call {
  /// Which fingers it is about, where that is not the first alone: `fingers 1 and 2`.
  fileprivate var fingerWords: String? {
    guard !fingers.isEmpty, fingers != [1] else { return nil }
    let numbers = fingers.map(String.init).joined(separator: " and ")
    return fingers.count == 1 ? "finger \(numbers)" : "fingers \(numbers)"
  }
}

extension String {
  /// The text with its control characters made visible, and with a sign where it was cut.
  func told(upTo limit: Int) -> String {
    guard utf8.count > limit else { return withVisibleControls }
    // By scalars: one character can be of any length.
    let beginning = unicodeScalars.prefix(limit)
    guard beginning.endIndex < unicodeScalars.endIndex else { return withVisibleControls }
    return "\(String(beginning).withVisibleControls)…"
  }
}
