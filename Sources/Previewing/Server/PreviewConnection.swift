import FlyingSocks
import Platform

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
