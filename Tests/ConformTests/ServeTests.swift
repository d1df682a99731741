import Foundation
import Testing

@Suite("The built binary serves a preview", .timeLimit(.minutes(2)))
struct ServeTests {
  private static let theme = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Site").path

  /// A program that serves, and what it has said so far.
  private final class Server {
    let process = Process()
    let errors = Pipe()
    private let output = Pipe()
    private var waiting = Data()

    /// Starts it; it may have so many files and connections.
    init(in workplace: borrowing Workplace, files: Int = 256, _ arguments: String...) throws {
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments =
        ["-c", "ulimit -n \(files); exec \"$0\" \"$@\"", BuiltProgram.url.path]
        + ["serve", "--theme", ServeTests.theme] + arguments
      process.currentDirectoryURL = URL(fileURLWithPath: workplace.path("."))
      process.standardOutput = output
      process.standardError = errors
      try process.run()
    }

    deinit { if process.isRunning { process.terminate() } }

    /// The next line that it says.
    func line() throws -> String {
      while true {
        if let end = waiting.firstIndex(of: 10) {
          let line = String(decoding: waiting[..<end], as: UTF8.self)
          waiting = Data(waiting[waiting.index(after: end)...])
          return line
        }
        let data = output.fileHandleForReading.availableData
        if data.isEmpty { throw LoopbackCall.Silence() }
        waiting += data
      }
    }

    /// The port that it names, and then what it says of its first build.
    func begin() throws -> (port: UInt16, built: String) {
      let lines = try [line(), line()].sorted { first, _ in first.contains("http://") }
      let digits = try #require(lines[0].split(separator: ":").last).prefix { $0.isNumber }
      return (try #require(UInt16(digits)), lines[1])
    }

    /// Sends it a signal, and waits until it ends.
    func end(by signal: Int32) -> Int32 {
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      return process.terminationStatus
    }
  }

  @Test("More connections than it may have do not end it")
  func crowd() throws {
    let workplace = try Workplace()
    let server = try Server(in: workplace, files: 64, "--port", "0")
    let (port, _) = try server.begin()
    let crowd = (1...100).map { _ in try? LoopbackCall(port: port, "GET / HTTP/1.1") }
    var page: String?
    // Between two servers nobody listens.
    while page == nil, server.process.isRunning {
      page = try? LoopbackCall.get("/page.html", port: port)
    }
    withExtendedLifetime(crowd) {}
    #expect(page?.hasPrefix("HTTP/1.1 200 OK\r\n") == true)
    #expect(server.end(by: SIGINT) == 0)
  }

  @Test("A change reaches the browser, so do mistakes, and what is mended; Ctrl-C ends it quietly")
  func rebuilding() throws {
    let workplace = try Workplace()
    let sound = try workplace.read("Spec/page.md")
    let server = try Server(in: workplace, "--port", "0")
    let (port, built) = try server.begin()
    #expect(built.hasPrefix("page: "))
    #expect(built.hasSuffix(" ms, 2 passed · Conform"))
    let first = try LoopbackCall.get("/page.html", port: port)
    #expect(first.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(first.contains("<title>Page · Conform</title>"))

    let news = try LoopbackCall(
      port: port, "GET /.conform/changes HTTP/1.1", "Host: localhost:\(port)")
    let before = try news.line(after: "data: ")
    #expect(first.contains("reload.js?\(before.dropFirst(6))\""))

    try workplace.write(
      sound.replacingOccurrences(of: "| nobody ", with: "| nobdy "), to: "Spec/page.md")
    let broken = try news.line(after: "data: ")
    #expect(broken != before)
    let mistakes = try LoopbackCall.get("/page.html", port: port)
    #expect(mistakes.hasPrefix("HTTP/1.1 500 Internal Server Error\r\n"))
    #expect(mistakes.contains("<p class=\"place\">Spec/page.md:17:30</p>"))
    #expect(mistakes.contains("| outside  | 100 10        | <mark>nobdy</mark>"))
    #expect(try server.line().hasSuffix(" ms, and no site until this is mended"))

    try workplace.write(
      sound.replacingOccurrences(of: "| nobody ", with: "| window "), to: "Spec/page.md")
    #expect(try news.line(after: "data: ") != broken)
    #expect(try LoopbackCall.get("/page.html", port: port).hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(try server.line().hasSuffix(" ms, 1 passed, 1 failed · Conform"))

    #expect(server.end(by: SIGINT) == 0)
    let errors = String(
      decoding: server.errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(errors.hasPrefix("Spec/page.md:17:30: "))
    #expect(errors.hasSuffix("1 mistake in 1 page\n"))
  }

  @Test("Names of others, other methods and ways out are refused over the wire too")
  func refusals() throws {
    let workplace = try Workplace()
    let server = try Server(in: workplace, "--port", "0")
    let (port, _) = try server.begin()
    for (request, host, status) in [
      ("GET / HTTP/1.1", "localhost:\(port)", "200 OK"),
      ("HEAD / HTTP/1.1", "127.0.0.1:\(port)", "200 OK"),
      ("GET / HTTP/1.1", "evil.example:\(port)", "421 Misdirected Request"),
      ("GET / HTTP/1.1", "localhost", "421 Misdirected Request"),
      ("POST / HTTP/1.1", "localhost:\(port)", "405 Method Not Allowed"),
      ("GET /../Spec/page.md HTTP/1.1", "localhost:\(port)", "404 Not Found"),
      ("GET /%2e%2e/Spec/page.md HTTP/1.1", "localhost:\(port)", "404 Not Found"),
      ("GET /page.html%00 HTTP/1.1", "localhost:\(port)", "404 Not Found"),
    ] {
      let call = try LoopbackCall(port: port, request, "Host: \(host)", "Connection: close")
      #expect(try call.line() == "HTTP/1.1 \(status)", "\(request), \(host)")
    }
    #expect(server.end(by: SIGTERM) == 0)
  }

  @Test("A head without an end, or that is no request, is refused, and others are answered")
  func heads() throws {
    let workplace = try Workplace()
    let server = try Server(in: workplace, "--port", "0")
    let (port, _) = try server.begin()
    let long = String(repeating: "a", count: 16_400)
    for (request, status) in [
      ("GET /\(long) HTTP/1.1", "431 Request Header Fields Too Large"),
      ("GET / HTTP/1.1\r\nCookie: \(long)", "431 Request Header Fields Too Large"),
      ("GET /", "400 Bad Request"),
    ] {
      #expect(try LoopbackCall(port: port, request).line() == "HTTP/1.1 \(status)")
    }
    let endless = (1...4).map { _ in
      try? LoopbackCall(port: port, "GET /" + String(repeating: "a", count: 2_000_000))
    }
    #expect(try LoopbackCall.get("/page.html", port: port).hasPrefix("HTTP/1.1 200 OK\r\n"))
    withExtendedLifetime(endless) {}
    #expect(server.end(by: SIGINT) == 0)
  }

  @Test("A port that is in use is told with the way out")
  func portInUse() throws {
    let workplace = try Workplace()
    let server = try Server(in: workplace, "--port", "0")
    let (port, _) = try server.begin()
    let ending = try workplace.conform("serve", "--theme", Self.theme, "--port", "\(port)")
    #expect(ending.status == 2)
    #expect(
      ending.errors == """
        conform: port \(port) is in use, maybe by another 'conform serve'
        End what uses it, or choose another, as in '--port 0' for any that is free.

        """)
    #expect(server.end(by: SIGINT) == 0)
  }
}
