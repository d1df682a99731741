#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// Serves an engine over standard input and output, as the protocol requires of a program.
///
/// ```swift
/// @main struct Program {
///   static func main() async throws { try await EngineServer(MyEngine()).run() }
/// }
/// ```
///
/// Standard output is reserved for the protocol: an engine writes all other output to standard error.
public struct EngineServer: Sendable {
  private static let bufferSize = 1 << 16

  private let engine: any Engine

  /// Creates a server for an engine.
  public init(_ engine: any Engine) { self.engine = engine }

  /// Answers requests until the runner sends `bye` or closes the pipe.
  ///
  /// - Throws: an error if a message cannot be read, or if the pipe breaks.
  public func run() async throws(EngineServerError) {
    var session = EngineSession(engine)
    var splitter = LineSplitter(longest: EngineSession.maximumLineLength)
    while !session.isOver, let bytes = try Self.receive() {
      do {
        for line in try splitter.add(bytes) where !session.isOver {
          try await session.receive(line)
        }
      } catch {
        // The lines before have their answers, however the input was cut into pieces.
        try Self.send(session.takeAnswers())
        throw EngineServerError("\(error)")
      }
      try Self.send(session.takeAnswers())
    }
  }

  /// Returns the next bytes of standard input, or nil at its end.
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

/// The error with which a server stops before `bye`.
public struct EngineServerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason.
  public let description: String

  init(_ description: String) { self.description = description }
}

/// The engine's side of the protocol: reads requests and collects responses.
package struct EngineSession {
  /// The maximum length of a line, in bytes.
  package static let maximumLineLength = 1 << 26

  /// Whether the runner has sent `bye`.
  package private(set) var isOver = false

  private let engine: any Engine
  private var stages: [Int: Stage] = [:]
  private var answers = JSONWriter()

  /// Creates a session with an engine.
  package init(_ engine: any Engine) { self.engine = engine }

  /// Removes and returns the collected responses, as lines of JSON.
  package mutating func takeAnswers() -> [UInt8] { answers.take() }

  /// Reads and executes a request.
  ///
  /// - Throws: an error if the line is not a request; the session cannot continue after that.
  package mutating func receive(_ line: ArraySlice<UInt8>) async throws(WireError) {
    switch try EngineRequest(line) {
    case .hello(let version):
      guard version == EngineRequest.currentProtocol else {
        throw WireError(
          at: "protocol",
          "version \(version) is asked for, and only \(EngineRequest.currentProtocol) is spoken")
      }
      answer(.hello(protocol: EngineRequest.currentProtocol, engine.profile))
    case .stage(let id, let responders):
      stages[id] = Stage(responders)
    case .perform(let id, let stage, let steps):
      answer(.reply(id: id, await reply(to: steps, on: stage)))
    case .bye:
      isOver = true
    }
  }

  private func reply(to steps: [Script.Step], on stage: Int) async -> Reply {
    guard let stage = stages[stage] else {
      return .errored(message: "no stage has the id \(stage)")
    }
    do {
      return try await engine.perform(Script(stage: stage, steps: steps))
    } catch {
      return .errored(message: "\(error)")
    }
  }

  private mutating func answer(_ response: EngineResponse) { response.write(to: &answers) }
}
