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
  #endif
}
