#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// Makes a program of an engine: what comes in on standard input is carried out, and answered on
/// standard output.
///
/// ```swift
/// @main struct Program {
///   static func main() async throws { try await EngineServer(MyEngine()).run() }
/// }
/// ```
///
/// Standard output belongs to the protocol: an engine that wants to say more says it on standard
/// error.
public struct EngineServer: Sendable {
  private static let bufferSize = 1 << 16

  private let engine: any Engine

  /// Prepares to serve an engine.
  public init(_ engine: any Engine) { self.engine = engine }

  /// Answers until the runner says `bye` or closes the pipe.
  ///
  /// - Throws: where a message cannot be understood, or the pipe breaks.
  public func run() async throws(EngineServerError) {
    var session = EngineSession(engine)
    var splitter = LineSplitter(longest: EngineSession.longestLine)
    while !session.isOver, let bytes = try Self.receive() {
      do {
        for line in try splitter.add(bytes) where !session.isOver {
          try await session.receive(line)
        }
      } catch {
        throw EngineServerError("\(error)")
      }
      try Self.send(session.takeAnswers())
    }
  }

  /// Some more of standard input, or nil at its end.
  private static func receive() throws(EngineServerError) -> [UInt8]? {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: bufferSize) { buffer, initialized in
      repeat {
        count = read(STDIN_FILENO, buffer.baseAddress, buffer.count)
      } while count < 0 && errno == EINTR
      initialized = max(0, count)
    }
    guard count >= 0 else { throw EngineServerError("cannot read from standard input") }
    return count == 0 ? nil : bytes
  }

  private static func send(_ bytes: [UInt8]) throws(EngineServerError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      guard count >= 0 || errno == EINTR else {
        throw EngineServerError("cannot write to standard output")
      }
      rest = rest.dropFirst(max(0, count))
    }
  }
}
