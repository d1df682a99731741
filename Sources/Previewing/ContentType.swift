/// What kind of thing a file is, as servers say it.
enum ContentType {
  /// HTML in UTF-8.
  static let html = "text/html; charset=utf-8"

  private static let byEnding = [
    "css": "text/css; charset=utf-8",
    "html": html,
    "ico": "image/x-icon",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "pdf": "application/pdf",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8",
    "wasm": "application/wasm",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
    "xml": "application/xml",
  ]

  /// The kind of a file, by the end of its name.
  static func of(_ path: String) -> String {
    guard let dot = path.lastIndex(of: ".") else { return "application/octet-stream" }
    return byEnding[path[path.index(after: dot)...].lowercased()] ?? "application/octet-stream"
  }
}
