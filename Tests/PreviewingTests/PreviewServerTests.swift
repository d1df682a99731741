import FlyingSocks
import Foundation
import Testing

@testable import Previewing

@Suite("The server of a preview")
struct PreviewServerTests {
  /// Serves a site, and calls `body` with a function that sends lines of a request.
  private func serving(_ body: (Client) async throws -> Void) async throws {
    let folder = try PreviewFolder.filled()
    let site = LiveSite(folder.configuration(), session: "s")
    _ = await site.open()
    signal(SIGPIPE, SIG_IGN)
    let pool: some AsyncSocketPool = .make()
    try await pool.prepare()
    let (ports, continuation) = AsyncStream.makeStream(of: UInt16.self)
    try await withThrowingTaskGroup(of: Void.self) { group in
      defer { group.cancelAll() }
      group.addTask { try await pool.run() }
      group.addTask {
        defer { continuation.finish() }
        try await PreviewServer(site, port: 0).run { continuation.yield($0) }
      }
      let port = try #require(await ports.first { _ in true })
      try await body(
        Client(port: port) { request in
          // Five seconds by default, which threads shared by all tests can exceed.
          let socket = try await AsyncSocket.connected(
            to: .inet(ip4: "127.0.0.1", port: port), pool: pool, timeout: 86_400)
          try? await socket.write(Data(request.utf8))
          return socket
        })
    }
  }

  /// Connects to the server.
  private struct Client {
    let port: UInt16
    let connect: (String) async throws -> AsyncSocket

    /// Sends a request line.
    func send(_ line: String, host: String? = nil) async throws -> AsyncSocket {
      try await connect("\(line)\r\nHost: \(host ?? "localhost:\(port)")\r\n\r\n")
    }

    /// Returns the response to a request line, up to the end of the connection.
    func response(_ line: String, host: String? = nil) async throws -> String {
      try await send(line, host: host).rest()
    }
  }

  @Test("A page is served to this machine, and other hosts and methods are refused")
  func requests() async throws {
    try await serving { client in
      let page = try await client.response("GET /hits.html HTTP/1.1")
      #expect(page.hasPrefix("HTTP/1.1 200 OK\r\nConnection: close\r\nCache-Control: no-store\r\n"))
      #expect(page.contains("<title>Hits</title>"))
      let head = try await client.response("HEAD / HTTP/1.1", host: "127.0.0.1:\(client.port)")
      #expect(head.hasPrefix("HTTP/1.1 200 OK\r\n") && head.hasSuffix("\r\n\r\n"))
      for (line, host, status) in [
        ("GET / HTTP/1.1", "evil.example:\(client.port)", "421 Misdirected Request"),
        ("GET /.conform/changes HTTP/1.1", "evil.example:80", "421 Misdirected Request"),
        ("POST / HTTP/1.1", nil, "405 Method Not Allowed"),
        ("get / HTTP/1.1", nil, "405 Method Not Allowed"),
        ("GET /../Spec/hits.md HTTP/1.1", nil, "404 Not Found"), ("GET /", nil, "400 Bad Request"),
      ] {
        let response = try await client.response(line, host: host)
        #expect(response.hasPrefix("HTTP/1.1 \(status)\r\n"))
      }
    }
  }

  @Test("A request with a body is answered, and one whose headers do not end is refused")
  func longRequests() async throws {
    try await serving { client in
      let post = "POST / HTTP/1.1\r\nHost: localhost:\(client.port)\r\nContent-Length: 1\r\n\r\na"
      let refused = try await client.connect(post).rest()
      #expect(refused.hasPrefix("HTTP/1.1 405 Method Not Allowed\r\n"))
      let endless = "GET / HTTP/1.1\r\nA: " + String(repeating: "a", count: 65_536 - 19)
      let response = try await client.connect(endless).rest()
      #expect(response.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
    }
  }

  @Test("Changes are sent until the browser closes its side")
  func changes() async throws {
    try await serving { client in
      let stream = try await client.send("GET /.conform/changes HTTP/1.1")
      #expect(try await stream.text(until: "data: s-1\n\n").hasPrefix("HTTP/1.1 200 OK\r\n"))
      shutdown(stream.socket.file.rawValue, Int32(SHUT_WR))
      #expect(try await stream.rest() == "")
    }
  }
}

extension AsyncSocket {
  /// Reads until the connection is closed or reset.
  fileprivate func rest() async throws -> String { try await text { _ in false } }

  /// Reads up to some text.
  fileprivate func text(until end: String) async throws -> String {
    try await text { $0.hasSuffix(end) }
  }

  private func text(_ isEnd: (String) -> Bool) async throws -> String {
    var bytes: [UInt8] = []
    while !isEnd(String(decoding: bytes, as: UTF8.self)) {
      do { bytes += try await read(atMost: 4096) } catch { break }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
