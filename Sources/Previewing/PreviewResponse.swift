import Results

/// A response to a browser.
package enum PreviewResponse: Sendable, Equatable {
  /// A file or page.
  case content(Content)
  /// A stream of events: the current version of the site, then each new version.
  case changes

  /// The status, headers and body of a response.
  package struct Content: Sendable, Equatable {
    /// The status, such as 200.
    package var status: Int
    /// The headers.
    package var headers: [String: String]
    /// The body; of a response to `HEAD`, only its length is sent.
    package var bytes: [UInt8]

    /// Creates a response with headers against caching, content sniffing and other origins.
    init(_ status: Int, _ type: String, _ bytes: [UInt8], headers: [String: String] = [:]) {
      self.status = status
      self.bytes = bytes
      self.headers = [
        "Content-Type": type, "X-Content-Type-Options": "nosniff", "Cache-Control": "no-store",
        "Cross-Origin-Resource-Policy": "same-origin",
      ].merging(headers) { $1 }
    }
  }

  /// Creates a response with a line of text.
  static func text(_ status: Int, _ text: String, headers: [String: String] = [:])
    -> PreviewResponse
  {
    .content(
      Content(status, "text/plain; charset=utf-8", Array("\(text)\n".utf8), headers: headers))
  }
}

/// A page with the script that reloads it on changes, and permission for the script to connect to the
/// server.
///
///     <meta http-equiv="Content-Security-Policy" content="connect-src 'self'; default-src …">
///     …
///     <script src="/.conform/reload.js?1" defer=""></script>
///     </head>
///
/// While the sources have mistakes, it also has a style sheet, and a panel at the top of its content.
struct ServedPage {
  private static let policy = Array("http-equiv=\"content-security-policy\"".utf8)
  private static let content = Array("content=\"".utf8)
  private static let headEnd = Array("</head>".utf8)
  private static let main = Array("<main".utf8)
  /// Inserted first, because the first directive of a name is in force.
  private static let permission = Array("connect-src 'self'; ".utf8)

  /// The page.
  let bytes: [UInt8]

  init(_ page: [UInt8], script: String, panel: (html: [UInt8], style: String)? = nil) {
    var bytes = page
    var elements = "<script src=\"\(script)\" defer=\"\"></script>\n"
    // Themes may write tags and names in capitals.
    let page = page.map(\.lowercasedASCII)
    let head = page.firstRange(of: Self.headEnd)
    // The last insertion comes first, so that the places of the others stay.
    if let panel {
      elements += "<link rel=\"stylesheet\" href=\"\(panel.style)\">\n"
      let start = Self.startOfContent(of: page, after: head?.upperBound ?? page.endIndex)
      bytes.insert(contentsOf: panel.html, at: start)
    }
    let element = Array(elements.utf8)
    bytes.insert(contentsOf: element, at: head?.lowerBound ?? bytes.endIndex)
    if let meta = page[..<(head?.lowerBound ?? page.endIndex)].firstRange(of: Self.policy),
      let tag = page[meta.upperBound...].firstRange(of: Self.content)
    {
      bytes.insert(contentsOf: Self.permission, at: tag.upperBound)
    }
    self.bytes = bytes
  }

  /// Returns the place after the tag of `main`, or `start` where there is none.
  private static func startOfContent(of page: [UInt8], after start: Int) -> Int {
    guard let main = page[start...].firstRange(of: main),
      let end = page[main.upperBound...].firstIndex(of: UInt8(ascii: ">"))
    else { return start }
    return end + 1
  }
}

/// Media types by file extension.
enum ContentType {
  /// The media type of pages.
  static let html = "text/html; charset=utf-8"

  private static let byEnding = [
    "css": "text/css; charset=utf-8",
    "html": html,
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8",
    "wasm": "application/wasm",
    "xml": "application/xml",
  ]

  /// Returns the media type of a file.
  static func of(_ path: String) -> String {
    let ending = path.lastIndex(of: ".").map { path[path.index(after: $0)...].lowercased() }
    return ending.flatMap { byEnding[$0] } ?? "application/octet-stream"
  }
}
