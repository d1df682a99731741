extension HTML {
  /// Adds a table of the reference; the closure adds its rows.
  mutating func appendTable(
    _ columns: [String], styleClass: String, label: String, rows: (inout HTML) -> Void
  ) {
    scrollBox(label: label) { box in
      box.block("table", .class("reference \(styleClass)")) { html in
        html.appendHead(columns)
        html.block("tbody", content: rows)
      }
    }
  }

  /// Adds text, in an element of its own where it is marked as of another language.
  mutating func append(text: String, markedAs mark: Attribute?) {
    guard let mark else { return append(text: text) }
    element("span", mark, text: text)
  }
}
