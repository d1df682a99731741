extension HTML {
  /// Adds text that an engine wrote: set apart, so that its writing direction cannot reach what
  /// stands around it, and with its control characters made visible.
  ///
  ///     html.append(foreign: "evil\u{202E}gpj")  // <bdi>evil‹U+202E›gpj</bdi>
  mutating func append(foreign text: String, markedAs language: Attribute? = nil) {
    element("bdi", language, text: text.withVisibleControls)
  }
}

extension String {
  /// The text with every control character but the end of a line and the tab spelled out.
  var withVisibleControls: String {
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
    var visible = ""
    for scalar in unicodeScalars {
      if scalar.isHarmful {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let padding = String(repeating: "0", count: max(0, 4 - digits.count))
        // A view of scalars would be copied whole by each such piece.
        visible += "‹U+\(padding)\(digits)›"
      } else {
        visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }
}

extension Unicode.Scalar {
  fileprivate var isHarmful: Bool {
    if self == "\n" || self == "\t" { return false }
    return properties.generalCategory == .control || properties.isBidiControl
  }
}
