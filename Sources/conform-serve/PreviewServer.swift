import FlyingSocks
import Foundation
import Previewing

/// Answers browsers on this machine, and nobody else.
struct PreviewServer: Sendable {
  /// How soon it looks again whether there is a file left for another connection.
  private static let pause = Duration.milliseconds(100)

  private let site: LiveSite
  private let port: UInt16

  /// Prepares to serve at a port; 0 is any that is free.
  init(_ site: LiveSite, port: UInt16) {
    self.site = site
    self.port = port
  }

  /// Serves until the task is cancelled; the closure is called once with the port.
  ///
  /// - Throws: `PortProblem` where nothing can be served there.
  func run(_ ready: @escaping @Sendable (UInt16) -> Void) async throws {
    let pool: some AsyncSocketPool = .make()
    try await pool.prepare()
    let listener: AsyncSocket
    do {
      listener = try Self.listener(at: .inet(ip4: "127.0.0.1", port: port), pool)
    } catch let SocketError.failed(_, code, message) {
      throw PortProblem(port: port, code: code, reason: message)
    }
    let known = try listener.socket.port ?? port
    // Where a machine has no IPv6, or another program that port of it, the first one will do.
    let second = try? Self.listener(at: sockaddr_in6.loopback(port: known), pool)
    try await withThrowingTaskGroup(of: Void.self) { group in
      defer { group.cancelAll() }
      group.addTask { try await pool.run() }
      for listener in [listener, second].compactMap(\.self) {
        group.addTask { try await accept(from: listener) }
      }
      await site.listen(at: known)
      ready(known)
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
        do {
          let socket = try await listener.accept()
          group.addTask { await PreviewConnection(site, socket).serve() }
        } catch let SocketError.failed(_, code, _)
          where [EMFILE, ENFILE, ECONNABORTED].contains(code)
        {
          // More want to speak than a program may have files: they wait until others are done.
          try await Task.sleep(for: Self.pause)
        }
      }
    }
  }
}

extension Socket {
  /// The port at which it listens.
  fileprivate var port: UInt16? {
    get throws {
      switch try sockname() {
      case .ip4(_, let port), .ip6(_, let port): port
      case .unix: nil
      }
    }
  }
}
