/// A text for pages and messages, which the engine in the page leaves out.
package struct HelpText: Hashable, Sendable, ExpressibleByStringLiteral {
  #if hasFeature(Embedded)
    /// Nothing.
    package var words: String { "" }

    /// Leaves the text out.
    @inline(__always) package init(stringLiteral words: StaticString) {}
  #else
    /// The text.
    package let words: String

    /// Creates a text.
    package init(stringLiteral words: String) { self.words = words }

    /// Creates a text that a page contains.
    init(_ words: String) { self.words = words }
  #endif
}

/// A value that only the tools use, such as what random scripts contain, which the engine in the page
/// leaves out.
package struct ToolValue<Value: Sendable>: Sendable {
  #if hasFeature(Embedded)
    /// Leaves the value out, without computing it.
    @inline(__always) init<Problem>(_ value: () throws(Problem) -> Value) throws(Problem) {}
  #else
    /// The value.
    package let value: Value

    /// Computes the value.
    init<Problem>(_ value: () throws(Problem) -> Value) throws(Problem) { self.value = try value() }
  #endif
}
