import Testing

@testable import Previewing

@Suite struct ServedPageTests {
  private func served(_ page: String) -> String {
    String(decoding: ServedPage(Array(page.utf8), script: "/s.js?1").bytes, as: UTF8.self)
  }

  @Test("A page gets a script at the end of its head, and permission to connect to the server")
  func whole() {
    #expect(
      served(
        """
        <head>
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'">
        </HEAD><body></head></body>
        """) == """
          <head>
          <meta http-equiv="Content-Security-Policy" content="connect-src 'self'; default-src 'none'">
          <script src="/s.js?1" defer=""></script>
          </HEAD><body></head></body>
          """)
  }

  @Test(
    "A page without a policy or without a head gets only the script",
    arguments: [
      ("<head></head>", "<head><script src=\"/s.js?1\" defer=\"\"></script>\n</head>"),
      ("<p>", "<p><script src=\"/s.js?1\" defer=\"\"></script>\n"),
      ("", "<script src=\"/s.js?1\" defer=\"\"></script>\n"),
      (
        "<head></head>http-equiv=\"Content-Security-Policy\" content=\"\"",
        """
        <head><script src="/s.js?1" defer=""></script>
        </head>http-equiv="Content-Security-Policy" content=""
        """
      ),
    ])
  func plain(page: String, expected: String) { #expect(served(page) == expected) }
}

@Suite struct ContentTypeTests {
  @Test(
    "The extension of a file decides its media type",
    arguments: [
      ("index.html", "text/html; charset=utf-8"), ("style.0f.css", "text/css; charset=utf-8"),
      ("a.head.JS", "text/javascript; charset=utf-8"), ("report.schema.json", "application/json"),
      ("sitemap.xml", "application/xml"), ("engine.wasm", "application/wasm"),
      ("picture.svg", "image/svg+xml"), ("unknown", "application/octet-stream"),
      ("unknown.exe", "application/octet-stream"), ("trailing.", "application/octet-stream"),
    ])
  func kind(path: String, type: String) { #expect(ContentType.of(path) == type) }
}
