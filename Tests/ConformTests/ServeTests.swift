import Foundation
import Testing

@Suite("The serve command of the built program", .timeLimit(.minutes(2)))
struct ServeTests {
  /// A program that serves a preview, with its output so far.
  private final class Server {
    let process = Process()
    let errors = Pipe()
    private let output = Pipe()
    private var waiting = Data()

    /// Starts the program with a limit of open files and connections.
    init(
      in sandbox: borrowing Sandbox, files: Int = 256, environment: [String: String] = [:],
      _ arguments: String...
    ) throws {
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments =
        ["-c", "ulimit -n \(files); exec \"$0\" \"$@\"", Sandbox.program.path]
        + ["serve", "--theme", Sandbox.theme] + arguments
      process.currentDirectoryURL = URL(fileURLWithPath: sandbox.path("."))
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      process.standardOutput = output
      process.standardError = errors
      try process.run()
    }

    deinit { if process.isRunning { process.terminate() } }

    /// Reads the next line of its output.
    func line() throws -> String {
      while true {
        if let end = waiting.firstIndex(of: 10) {
          let line = String(decoding: waiting[..<end], as: UTF8.self)
          waiting = Data(waiting[waiting.index(after: end)...])
          return line
        }
        let data = output.fileHandleForReading.availableData
        if data.isEmpty { throw LoopbackCall.ConnectionError() }
        waiting += data
      }
    }

    /// Reads the port, and the line about the first build.
    func begin() throws -> (port: UInt16, built: String) {
      let lines = try [line(), line()].sorted { first, _ in first.contains("http://") }
      let digits = try #require(lines[0].split(separator: ":").last).prefix { $0.isNumber }
      return (try #require(UInt16(digits)), lines[1])
    }

    /// Sends a signal, and returns the exit status.
    func end(by signal: Int32) -> Int32 {
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      return process.terminationStatus
    }
  }

  @Test("More connections than the limit of open files do not end the server")
  func crowd() throws {
    let sandbox = try Sandbox()
    let server = try Server(in: sandbox, files: 64, "--port", "0")
    let (port, _) = try server.begin()
    let crowd = (1...100).map { _ in try? LoopbackCall(port: port, "GET / HTTP/1.1") }
    var page: String?
    // Calls fail until the server has descriptors for them.
    while page == nil, server.process.isRunning {
      page = try? LoopbackCall.get("/page.html", port: port)
    }
    withExtendedLifetime(crowd) {}
    #expect(page?.hasPrefix("HTTP/1.1 200 OK\r\n") == true)
    #expect(server.end(by: SIGINT) == 0)
  }

  @Test("A stream of changes is closed as soon as the browser closes its side")
  func closedStream() throws {
    let sandbox = try Sandbox()
    let server = try Server(in: sandbox, "--port", "0")
    let (port, _) = try server.begin()
    let changes = try LoopbackCall(
      port: port, "GET /.conform/changes HTTP/1.1", "Host: localhost:\(port)")
    _ = try changes.line(after: "data: ")
    changes.closeWriting()
    #expect(try changes.rest() == "\n")
    #expect(server.end(by: SIGINT) == 0)
  }

  @Test("Changes, mistakes and corrections reach the browser, and Ctrl-C ends with status 0")
  func rebuilding() throws {
    let sandbox = try Sandbox()
    let sound = try sandbox.read("Spec/page.md")
    let server = try Server(
      in: sandbox, "--port", "0", "--editor", "edit://open?file={path}&at={line},{column}")
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

    try sandbox.write(
      sound.replacingOccurrences(of: "| nobody ", with: "| nobdy "), to: "Spec/page.md")
    let broken = try news.line(after: "data: ")
    #expect(broken != before)
    let mistakes = try LoopbackCall.get("/page.html", port: port)
    #expect(mistakes.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(mistakes.contains("<title>Page · Conform</title>"))
    #expect(mistakes.contains("<code>Spec/page.md:17:30</code> <a href=\"edit://open?file=/"))
    #expect(mistakes.contains("/Spec/page.md&amp;at=17,30\">"))
    #expect(mistakes.contains("| outside  | 100 10        | <mark>nobdy</mark>"))
    let line = try server.line()
    #expect(line.hasSuffix(" ms; the browser shows the last good pages until this is corrected"))

    try sandbox.write(
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

  @Test("Foreign hosts, other methods and paths outside the site are refused")
  func refusals() throws {
    let sandbox = try Sandbox()
    let server = try Server(in: sandbox, "--port", "0")
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

  @Test("A head that is too long or malformed is refused, and other requests are served")
  func heads() throws {
    let sandbox = try Sandbox()
    let server = try Server(in: sandbox, "--port", "0")
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

  #if !canImport(Darwin)
    @Test("The default browser is opened at the address, and is not waited for")
    func opening() throws {
      let sandbox = try Sandbox()
      try sandbox.write(
        "#!/bin/sh\necho \"$@\" > opened; mv opened address; sleep 5\n", to: "xdg-open")
      #expect(chmod(sandbox.path("xdg-open"), 0o755) == 0)
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      let server = try Server(
        in: sandbox, environment: ["PATH": "\(sandbox.path(".")):\(path)"], "--port", "0", "--open")
      let (port, _) = try server.begin()
      while !sandbox.exists("address") { sched_yield() }
      #expect(try sandbox.read("address") == "http://localhost:\(port)/\n")
      #expect(server.end(by: SIGINT) == 0)
    }
  #endif

  @Test("A port in use is an error that says what to do")
  func portInUse() throws {
    let sandbox = try Sandbox()
    let server = try Server(in: sandbox, "--port", "0")
    let (port, _) = try server.begin()
    let ending = try sandbox.conform("serve", "--theme", Sandbox.theme, "--port", "\(port)")
    #expect(ending.status == 2)
    #expect(
      ending.errors == """
        conform: port \(port) is in use, maybe by another 'conform serve'
        End what uses it, or choose another, as in '--port 0' for any that is free.

        """)
    #expect(server.end(by: SIGINT) == 0)
  }
}

/// A request to a local server, written byte by byte, so that no library corrects it.
final class LoopbackCall {
  /// Thrown when the server cannot be reached or closes the connection.
  struct ConnectionError: Error {}

  private let descriptor: Int32
  private var waiting: [UInt8] = []

  /// Connects and sends the lines of a request.
  init(port: UInt16, _ lines: String...) throws {
    #if canImport(Darwin)
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    let request = Array(lines.map { $0 + "\r\n" }.joined().utf8) + Array("\r\n".utf8)
    guard isConnected, Self.send(request, to: descriptor) == request.count else {
      throw ConnectionError()
    }
  }

  deinit { close(descriptor) }

  /// Sends bytes without SIGPIPE, which would end the test process.
  private static func send(_ bytes: [UInt8], to descriptor: Int32) -> Int {
    #if canImport(Darwin)
      var isQuiet: Int32 = 1
      let size = socklen_t(MemoryLayout<Int32>.size)
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isQuiet, size)
      return Foundation.send(descriptor, bytes, bytes.count, 0)
    #else
      return Foundation.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    #endif
  }

  /// Returns a whole response, head and body.
  static func get(_ path: String, port: UInt16) throws -> String {
    let call = try LoopbackCall(
      port: port, "GET \(path) HTTP/1.1", "Host: localhost:\(port)", "Connection: close")
    return try call.rest()
  }

  /// Closes the connection for writing, as a browser does that leaves the page.
  func closeWriting() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Reads the next line, without its end.
  func line() throws -> String {
    while true {
      if let end = waiting.firstIndex(of: 10) {
        let line = String(decoding: waiting[..<end], as: UTF8.self)
        waiting.removeSubrange(...end)
        return line.trimmingCharacters(in: .newlines)
      }
      guard try read() else { throw ConnectionError() }
    }
  }

  /// Reads lines up to the first with that beginning, and returns it.
  func line(after beginning: String) throws -> String {
    while true {
      let line = try line()
      if line.hasPrefix(beginning) { return line }
    }
  }

  /// Reads everything until the server closes the connection.
  func rest() throws -> String {
    while try read() {}
    return String(decoding: waiting, as: UTF8.self)
  }

  private func read() throws -> Bool {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    guard count >= 0 else { throw ConnectionError() }
    waiting += bytes.prefix(count)
    return count > 0
  }
}
