import Testing

@testable import Previewing

@Suite struct ContentTypeTests {
  @Test(
    "The end of a file's name says what it is",
    arguments: [
      ("index.html", "text/html; charset=utf-8"), ("style.0f.css", "text/css; charset=utf-8"),
      ("a.head.JS", "text/javascript; charset=utf-8"), ("report.schema.json", "application/json"),
      ("sitemap.xml", "application/xml"), ("engine.wasm", "application/wasm"),
      ("picture.svg", "image/svg+xml"), ("unknown", "application/octet-stream"),
      ("unknown.exe", "application/octet-stream"), ("trailing.", "application/octet-stream"),
    ])
  func kind(path: String, type: String) { #expect(ContentType.of(path) == type) }
}
