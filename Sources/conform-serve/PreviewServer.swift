import FlyingFox
import FlyingSocks
import Foundation
import Previewing

/// Answers browsers on this machine, and nobody else.
struct PreviewServer: Sendable {
  private let desk: PreviewDesk
  private let port: UInt16

  /// Prepares to serve at a port; 0 is any that is free.
  init(_ desk: PreviewDesk, port: UInt16) {
    self.desk = desk
    self.port = port
  }

  /// Serves until the task is cancelled; the closure is called once with the port.
  ///
  /// - Throws: `PortProblem` where nothing can be served there.
  func run(_ ready: @escaping @Sendable (UInt16) -> Void) async throws {
    let server = try makeServer(port: port)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await serve(by: server) }
      group.addTask {
        try await server.waitUntilListening()
        guard let port = await server.port else { return }
        await desk.listen(at: port)
        ready(port)
        // Where a machine has no IPv6, or another program that port of it, the first one will do.
        let second = HTTPServer(
          address: sockaddr_in6.loopback(port: port), logger: silence, handler: handler)
        try? await second.run()
      }
      defer { group.cancelAll() }
      // The first ends only where it cannot go on.
      while try await group.next() != nil {}
    }
  }

  private func makeServer(port: UInt16) throws -> HTTPServer {
    HTTPServer(
      address: try sockaddr_in.inet(ip4: "127.0.0.1", port: port), logger: silence, handler: handler
    )
  }

  /// Serves by one server after the other: where more are connected than a program may have files,
  /// a server ends and lets them all go. Browsers come back by themselves.
  private func serve(by first: HTTPServer) async throws {
    var server = first
    while true {
      do {
        try await server.run()
        return
      } catch let SocketError.failed(_, code, message) where !Task.isCancelled {
        guard [EMFILE, ENFILE].contains(code), let known = await desk.port else {
          throw PortProblem(port: port, code: code, reason: message)
        }
        try await Task.sleep(for: .milliseconds(100))
        server = try makeServer(port: known)
      }
    }
  }

  private var silence: DisabledLogger { .disabled }

  private var handler: PreviewHandler { PreviewHandler(desk) }
}

extension HTTPServer {
  /// The port at which it listens.
  fileprivate var port: UInt16? {
    switch listeningAddress {
    case .ip4(_, let port), .ip6(_, let port): port
    default: nil
    }
  }
}
