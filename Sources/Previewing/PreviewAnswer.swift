/// What a browser gets.
package enum PreviewAnswer: Sendable, Equatable {
  /// Something whole.
  case content(Content)
  /// News for as long as the browser listens: an event for each change, the state of today first.
  case changes

  /// Something whole.
  package struct Content: Sendable, Equatable {
    /// The status, such as 200.
    package var status: Int
    /// What stands before it.
    package var headers: [String: String]
    /// What it is; of a `HEAD` too, of which only the length is told.
    package var bytes: [UInt8]

    /// Something of a kind; no browser may keep it, or take it for another kind.
    init(_ status: Int, _ type: String, _ bytes: [UInt8], headers: [String: String] = [:]) {
      self.status = status
      self.bytes = bytes
      self.headers = [
        "Content-Type": type, "X-Content-Type-Options": "nosniff", "Cache-Control": "no-store",
        "Cross-Origin-Resource-Policy": "same-origin",
      ].merging(headers) { $1 }
    }
  }

  /// A line of text.
  static func text(_ status: Int, _ text: String, headers: [String: String] = [:]) -> PreviewAnswer
  {
    .content(
      Content(status, "text/plain; charset=utf-8", Array("\(text)\n".utf8), headers: headers))
  }
}
