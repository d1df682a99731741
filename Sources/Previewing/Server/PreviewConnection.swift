import FlyingSocks

// Not Foundation: on Linux its libraries would more than double the start time of every command.
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A connection of a browser: reads one HTTP request, writes the response and closes the socket.
///
/// FlyingFox's HTTP parser is not used, because it searches the whole line again for each byte and
/// has no limit: a long line would keep the server busy forever.
struct PreviewConnection: Sendable {
  /// The maximum size of a request's head, in bytes.
  private static let maximumHead = 16_384
  /// The time in which the whole head has to arrive.
  private static let readTimeout = Duration.seconds(10)
  private static let endOfHead = Array("\r\n\r\n".utf8)

  private let site: LiveSite
  private let socket: AsyncSocket

  /// Takes ownership of the socket; `serve` closes it.
  init(_ site: LiveSite, _ socket: AsyncSocket) {
    self.site = site
    self.socket = socket
  }

  /// Reads the request and writes the response; errors are ignored, because they mean that the
  /// browser has closed the connection.
  func serve() async {
    defer { try? socket.close() }
    guard let head = try? await head() else { return }
    try? await answer(head)
  }

  /// Reads up to the empty line or the maximum size; nil after the read timeout.
  private func head() async throws -> [UInt8]? {
    try await withThrowingTaskGroup(of: [UInt8]?.self) { group in
      defer { group.cancelAll() }
      group.addTask {
        var bytes: [UInt8] = []
        while bytes.count <= Self.maximumHead {
          let searched = max(0, bytes.count - Self.endOfHead.count)
          bytes += try await socket.read(atMost: 4096)
          if let end = Self.end(of: bytes, from: searched) { return Array(bytes[..<end]) }
        }
        return bytes
      }
      group.addTask {
        try await Task.sleep(for: Self.readTimeout)
        return nil
      }
      return try await group.next() ?? nil
    }
  }

  private static func end(of bytes: [UInt8], from start: Int) -> Int? {
    guard bytes.count >= endOfHead.count else { return nil }
    return (start...bytes.count - endOfHead.count).first {
      bytes[$0..<$0 + endOfHead.count].elementsEqual(endOfHead)
    }
  }

  private func answer(_ head: [UInt8]) async throws {
    guard head.count <= Self.maximumHead else { return try await refuse(431) }
    guard let request = PreviewRequest(head: head) else { return try await refuse(400) }
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

  private func refuse(_ status: Int) async throws {
    try await write(status, ["Content-Length": "0"])
  }

  private func write(_ status: Int, _ headers: [String: String], body: [UInt8] = []) async throws {
    var text = "HTTP/1.1 \(status) \(Self.phrase(of: status))\r\nConnection: close\r\n"
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) { text += "\(name): \(value)\r\n" }
    try await socket.write(Data(text.utf8) + Data("\r\n".utf8) + Data(body))
  }

  private static func phrase(of status: Int) -> String {
    switch status {
    case 200: "OK"
    case 400: "Bad Request"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 421: "Misdirected Request"
    case 431: "Request Header Fields Too Large"
    default: "Internal Server Error"
    }
  }
}
