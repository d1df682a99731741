import Testing

@testable import Previewing

@Suite struct PreviewRequestTests {
  @Test(
    "Only a name of the loopback interface with the port of the server is accepted",
    arguments: [
      ("localhost:8000", true), ("LOCALHOST:8000", true), ("127.0.0.1:8000", true),
      ("[::1]:8000", true), (nil, false), ("", false), ("localhost", false),
      ("localhost:80", false), ("127.0.0.1:80000", false), ("127.0.0.2:8000", false),
      ("evil.example:8000", false), ("localhost.evil.example:8000", false),
      ("evil.example:8000@localhost:8000", false), ("localhost:8000.", false),
      ("0.0.0.0:8000", false), ("::1:8000", false),
    ] as [(String?, Bool)])
  func host(host: String?, isMeant: Bool) {
    #expect(PreviewRequest("GET", "/", host: host).isMeant(forPort: 8000) == isMeant)
    // The default port may be absent.
    #expect(PreviewRequest("GET", "/", host: "localhost").isMeant(forPort: 80))
  }

  @Test(
    "A target names a file of the site, or is rejected",
    arguments: [
      ("/", "index.html"), ("/index.html", "index.html"), ("/?a=b", "index.html"),
      ("/hits.html?a=/../b#c", "hits.html"), ("/engines/local.html", "engines/local.html"),
      ("/hit%20testing.html", "hit testing.html"), ("/%ED%9E%88.html", "히.html"),
      ("/..", ".."), ("/%2e%2e/secret", "../secret"), ("//etc/passwd", "/etc/passwd"),
      ("", nil), ("hits.html", nil), ("http://localhost:8000/", nil), ("*", nil),
      ("/hits%", nil), ("/hits%2", nil), ("/hits%zz", nil), ("/%FF", nil), ("/%C0%AE", nil),
    ] as [(String, String?)])
  func path(target: String, path: String?) {
    #expect(PreviewRequest("GET", target, host: nil).path == path)
  }

  @Test(
    "The head of a request contains a method, a target and a host",
    arguments: [
      ("GET / HTTP/1.1\r\nHost: localhost:8000", "localhost:8000"),
      ("GET / HTTP/1.1\r\nAccept: */*\r\nhOsT:\t localhost \t\r\nCookie: Host: x", "localhost"),
      ("GET / HTTP/1.0\nHost: localhost", "localhost"), ("GET / HTTP/1.1", nil),
    ] as [(String, String?)])
  func head(text: String, host: String?) throws {
    let request = try #require(PreviewRequest(head: text.utf8))
    #expect(request.method == "GET")
    #expect(request.target == "/")
    #expect(request.host == host)
  }

  @Test(
    "A malformed request line is rejected",
    arguments: ["", "GET /", "GET / a HTTP/1.1", "GET / HTTP/2"])
  func noRequest(text: String) { #expect(PreviewRequest(head: text.utf8) == nil) }
}
