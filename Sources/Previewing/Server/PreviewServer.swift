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
