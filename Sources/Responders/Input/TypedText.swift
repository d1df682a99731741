/// A text that is typed, whose end may be marked: what the user composes and has not chosen yet.
///
/// Spec: CONTROL-49, CONTROL-95.
struct TypedText {
  /// The whole text; setting it ends the composition.
  ///
  /// Spec: CONTROL-97.
  var text = "" { didSet { marked = "" } }
  /// The end of the text that is marked; empty if nothing is.
  private(set) var marked = ""

  /// The text without what is marked.
  var confirmed: String { text.dropping(marked.unicodeScalars.count) }

  /// Replaces what is marked.
  mutating func insert(_ inserted: String) { text = confirmed + inserted }

  /// Replaces what is marked by a text that is marked then.
  mutating func mark(_ composed: String) {
    insert(composed)
    marked = composed
  }

  /// Removes the last scalar; what is marked before it stays so, which is an implementation choice.
  mutating func removeLast() {
    let rest = marked.dropping(1)
    text = text.dropping(1)
    marked = rest
  }
}

extension String {
  /// The text without its last scalars; characters need tables that Embedded Swift lacks.
  func dropping(_ count: Int) -> String {
    String(String.UnicodeScalarView(unicodeScalars.dropLast(count)))
  }
}
