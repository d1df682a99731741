import FlyingSocks
import Platform

/// Serves requests from the loopback interface only.
package struct PreviewServer: Sendable {
  private let site: LiveSite
  private let port: UInt16

  /// Creates a server for a port; 0 is any free port.
  package init(_ site: LiveSite, port: UInt16) {
    self.site = site
    self.port = port
  }

  /// Serves until the task is cancelled.
  ///
  /// - Parameter ready: is called once, with the port, when connections are accepted.
  /// - Throws: `PortError` if the port cannot be used.
  package func run(_ ready: @escaping @Sendable (UInt16) async -> Void) async throws {
    let pool: some AsyncSocketPool = .make()
    try await pool.prepare()
    let listener: AsyncSocket
    do {
      listener = try Self.listener(at: .inet(ip4: "127.0.0.1", port: port), pool)
    } catch let SocketError.failed(_, code, message) {
      throw PortError(port: port, code: code, reason: message)
    }
    let known = try listener.socket.port ?? port
    // IPv4 alone is enough if the machine has no IPv6, or another program has that port of it.
    let second = try? Self.listener(at: sockaddr_in6.loopback(port: known), pool)
    try await withThrowingTaskGroup(of: Void.self) { group in
      defer { group.cancelAll() }
      group.addTask { try await pool.run() }
      for listener in [listener, second].compactMap(\.self) {
        group.addTask { try await accept(from: listener) }
      }
      await site.listen(at: known)
      await ready(known)
      while try await group.next() != nil {}
    }
  }

  private static func listener(
    at address: some SocketAddress, _ pool: some AsyncSocketPool
  ) throws -> AsyncSocket {
    let socket = try Socket(domain: Int32(address.family))
    do {
      try socket.setValue(true, for: .localAddressReuse)
      #if canImport(Darwin)
        try socket.setValue(true, for: .noSIGPIPE)
      #endif
      try socket.bind(to: address)
      try socket.listen()
      return try AsyncSocket(socket: socket, pool: pool)
    } catch {
      try? socket.close()
      throw error
    }
  }

  private func accept(from listener: AsyncSocket) async throws {
    try await withThrowingDiscardingTaskGroup { group in
      while true {
        let socket = try await listener.accept()
        group.addTask {
          // Errors mean that the browser has closed the connection.
          try? await PreviewConnection(site: site, socket: socket).serve()
          try? socket.close()
        }
      }
    }
  }
}

extension Socket {
  /// The port that the socket listens at; nil for a Unix socket.
  fileprivate var port: UInt16? {
    get throws {
      switch try sockname() {
      case .ip4(_, let port), .ip6(_, let port): port
      case .unix: nil
      }
    }
  }
}

/// A port that cannot be served at.
struct PortError: Error, CustomStringConvertible {
  /// The port.
  var port: UInt16
  /// The system's `errno`.
  var code: Int32
  /// The system's message.
  var reason: String

  var description: String {
    switch code {
    case EADDRINUSE:
      """
      port \(port) is in use, maybe by another 'conform serve'
      End what uses it, or choose another, as in '--port 0' for any that is free.
      """
    case EACCES:
      """
      port \(port) is not for everybody
      Choose one from 1024, as in '--port 8080', or '--port 0' for any that is free.
      """
    default: "port \(port) cannot be used: \(reason)"
    }
  }
}

/// A connection of a browser: reads one HTTP request and writes the response.
///
/// FlyingFox's own server is not used: it needs all of Foundation, which would more than double the
/// start time of every command.
struct PreviewConnection: Sendable {
  private static let endOfHead = Array("\r\n\r\n".utf8)
  /// The maximum number of bytes before the end of a request's headers.
  private static let longestHead = 65_536

  /// The site.
  let site: LiveSite
  /// The connection.
  let socket: AsyncSocket

  /// Reads the request and writes the response.
  ///
  /// - Throws: if the browser closes the connection.
  func serve() async throws {
    guard let request = PreviewRequest(head: try await head()) else {
      return try await write(400, ["Content-Length": "0"])
    }
    let isHead = request.method == "HEAD"
    switch await site.response(to: request) {
    case .content(let content):
      var headers = content.headers
      headers["Content-Length"] = String(content.bytes.count)
      try await write(content.status, headers, body: isHead ? [] : content.bytes)
    case .changes:
      try await write(
        200,
        [
          "Content-Type": "text/event-stream", "Cache-Control": "no-store",
          "X-Content-Type-Options": "nosniff",
        ])
      if !isHead { try await writeChanges() }
    }
  }

  /// Reads up to the end of the headers; returns nothing if they are too long.
  private func head() async throws -> [UInt8] {
    var head: [UInt8] = []
    while head.count < Self.longestHead {
      head += try await socket.read(atMost: 4096)
      if let end = head.firstRange(of: Self.endOfHead) { return Array(head[..<end.upperBound]) }
    }
    return []
  }

  /// Writes each new version as a server-sent event, after the delay in milliseconds until the
  /// browser reconnects; returns when the browser closes the connection.
  ///
  ///     retry: 500
  ///     data: 1x2y3z-7
  private func writeChanges() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      defer { group.cancelAll() }
      group.addTask {
        try await socket.write(Data("retry: 500\n".utf8))
        for await version in await site.changes() {
          try await socket.write(Data("data: \(version)\n\n".utf8))
        }
      }
      // A browser sends nothing more, so a read ends only when the connection is closed.
      group.addTask { _ = try await socket.read(atMost: 1) }
      try await group.next()
    }
  }

  private func write(_ status: Int, _ headers: [String: String], body: [UInt8] = []) async throws {
    var text = "HTTP/1.1 \(status) \(Self.phrase(of: status))\r\nConnection: close\r\n"
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) { text += "\(name): \(value)\r\n" }
    let bytes = Data(text.utf8) + Data("\r\n".utf8) + Data(body)
    try await socket.write(bytes)
  }

  private static func phrase(of status: Int) -> String {
    switch status {
    case 200: "OK"
    case 400: "Bad Request"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 421: "Misdirected Request"
    default: "Internal Server Error"
    }
  }
}
