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

  @Test(
    "A panel comes first in the content of a page, with its style sheet",
    arguments: [
      ("<head></head><body><MAIN id=\"a\"><p>", "<body><MAIN id=\"a\"><i></i><p>"),
      ("<head></head><p>", "<i></i><p>"), ("<head></head><main", "<i></i><main"),
    ])
  func panel(page: String, expected: String) {
    let bytes = ServedPage(
      Array(page.utf8), script: "/s.js?1", panel: (Array("<i></i>".utf8), style: "/p.css")
    ).bytes
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        <head><script src="/s.js?1" defer=""></script>
        <link rel="stylesheet" href="/p.css">
        </head>\(expected)
        """)
  }

  @Test("Without a head, the panel comes last")
  func headless() {
    let page = ServedPage(
      Array("<p>".utf8), script: "/s.js", panel: (Array("<i></i>".utf8), style: "/p.css"))
    #expect(String(decoding: page.bytes, as: UTF8.self).hasPrefix("<p>"))
  }
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
