#if canImport(Glibc)
  @preconcurrency private import Glibc
#elseif canImport(Musl)
  @preconcurrency private import Musl
#else
  @preconcurrency private import Darwin
#endif

/// Serves an engine over standard input and output, as the protocol requires of a program.
///
/// ```swift
/// @main struct Program {
///   static func main() async throws { try await EngineServer(MyEngine()).run() }
/// }
/// ```
///
/// Standard output is reserved for the protocol. `run()` keeps it for the messages: whatever the
/// framework prints from then on, by `print`, `printf` or a write to descriptor 1, goes to standard
/// error, line by line, so that the last words before a crash are in the report. What is written to
/// standard output before `run()` would be taken for a message, unless it is still in a buffer.
public struct EngineServer: Sendable {
  private static let bufferSize = 1 << 16

  private let engine: any Engine

  /// Creates a server for an engine.
  public init(_ engine: any Engine) { self.engine = engine }

  /// Answers requests until the runner sends `bye` or closes the pipe. Called once in a process,
  /// because standard output leads to standard error afterwards, too.
  ///
  /// - Throws: an error if a message cannot be read, or if the pipe breaks.
  public func run() async throws(EngineServerError) {
    let output = try ReservedOutput()
    var session = EngineSession(engine.profile)
    var splitter = LineSplitter(longest: EngineSession.maximumLineLength)
    while !session.isOver, let bytes = try Self.receive() {
      do {
        for line in try splitter.add(bytes) where !session.isOver {
          try await session.receive(line, for: engine)
        }
      } catch {
        // The lines before have their answers, however the input was cut into pieces.
        try output.send(session.takeAnswers())
        throw EngineServerError("\(error)")
      }
      try output.send(session.takeAnswers())
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
}

/// Standard output as it was at the start of the program, from which descriptor 1 is detached.
private struct ReservedOutput: ~Copyable {
  private let descriptor: Int32

  /// Moves standard output to a descriptor that programs started by the engine do not inherit, and
  /// points descriptor 1 at standard error.
  init() throws(EngineServerError) {
    descriptor = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    guard descriptor >= 0 else { throw EngineServerError("standard output is closed") }
    guard dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
      close(descriptor)
      throw EngineServerError("standard error is closed, where printed text would go")
    }
    // To a pipe, C would keep what is printed until its buffer is full, and lose it in a crash.
    setvbuf(stdout, nil, _IOLBF, 0)
  }

  deinit { close(descriptor) }

  /// Writes all bytes.
  func send(_ bytes: [UInt8]) throws(EngineServerError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
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

extension EngineSession {
  /// Reads a request, and has an engine perform the script that it contains, if any.
  ///
  /// - Throws: an error if the line is not a request; the session cannot continue after that.
  package mutating func receive(
    _ line: ArraySlice<UInt8>, for engine: any Engine
  ) async throws(WireError) {
    guard let performance = try receive(line) else { return }
    do {
      answer(performance, with: try await engine.perform(performance.script))
    } catch {
      answer(performance, with: .errored(message: "\(error)"))
    }
  }
}
