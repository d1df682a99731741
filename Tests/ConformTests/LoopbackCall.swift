import Foundation

/// One request to a server on this machine, byte by byte, so that nothing is mended on the way.
final class LoopbackCall {
  /// Why there is no answer.
  struct Silence: Error {}

  private let descriptor: Int32
  private var waiting: [UInt8] = []

  /// Connects, and sends the lines of a request.
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
      throw Silence()
    }
  }

  deinit { close(descriptor) }

  /// Sends bytes; a server that is gone is no reason for a signal, which would end all tests.
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

  /// A whole page, with the lines before it.
  static func get(_ path: String, port: UInt16) throws -> String {
    let call = try LoopbackCall(
      port: port, "GET \(path) HTTP/1.1", "Host: localhost:\(port)", "Connection: close")
    return try call.rest()
  }

  /// The next line, without its end.
  func line() throws -> String {
    while true {
      if let end = waiting.firstIndex(of: 10) {
        let line = String(decoding: waiting[..<end], as: UTF8.self)
        waiting.removeSubrange(...end)
        return line.trimmingCharacters(in: .newlines)
      }
      guard try read() else { throw Silence() }
    }
  }

  /// The next line that begins like that.
  func line(after beginning: String) throws -> String {
    while true {
      let line = try line()
      if line.hasPrefix(beginning) { return line }
    }
  }

  /// Everything until the server closes.
  private func rest() throws -> String {
    while try read() {}
    return String(decoding: waiting, as: UTF8.self)
  }

  private func read() throws -> Bool {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    guard count >= 0 else { throw Silence() }
    waiting += bytes.prefix(count)
    return count > 0
  }
}
