import Conformance
import Results
import SpecReading

/// Serves editors by the Language Server Protocol 3.17.
///
///     bytes ─► MessageSplitter ─► Session ─► messages
///                                   └─► tasks: the check of all pages, runs of scenarios
package struct LanguageServer: Sendable {
  /// What a server needs of the program.
  package struct Configuration: Sendable {
    /// Reads the pages. A relative folder is one of the client's root folder.
    package var reader: SpecReader
    /// How long the check of all pages waits for another change.
    package var delay: Duration
    /// Makes the client's root folder the current one.
    package var enter: @Sendable (_ folder: String) -> Void
    /// Returns further mistakes and notes of pages.
    package var findings: @Sendable (SpecBook) -> (mistakes: [Diagnostic], notes: [Diagnostic])
    /// Runs scenarios of pages with a vocabulary.
    package var run: @Sendable ([Scenario], Vocabulary) async throws -> [ScenarioResult]

    package init(
      reader: SpecReader, delay: Duration = .milliseconds(300),
      enter: @escaping @Sendable (_ folder: String) -> Void = { _ in },
      findings: @escaping @Sendable (SpecBook) -> (mistakes: [Diagnostic], notes: [Diagnostic]),
      run: @escaping @Sendable ([Scenario], Vocabulary) async throws -> [ScenarioResult]
    ) {
      self.reader = reader
      self.delay = delay
      self.enter = enter
      self.findings = findings
      self.run = run
    }
  }

  /// What happens to a session.
  enum Event: Sendable {
    /// Bytes have arrived.
    case input([UInt8])
    /// The client has closed its end.
    case end
    /// All bytes that had arrived are read.
    case refresh
    /// The delay after a change is over.
    case settled(change: Int)
    /// All pages are checked.
    case checked(CheckedBook)
    /// Scenarios were run for a request; the text is the error.
    case ran(request: JSON, [Scenario], [ScenarioResult], error: String?)
  }

  /// What a session asks for.
  enum Effect {
    case send(JSON)
    case refresh
    case settle(change: Int)
    case check(SpecReader, ParseCache)
    case run(request: JSON, [Scenario], Vocabulary)
    case cancel(request: JSON)
    case exit(status: Int32)
  }

  private let configuration: Configuration

  package init(_ configuration: Configuration) { self.configuration = configuration }

  /// Answers messages until the client says `exit` or closes its end, and returns the exit status.
  package func run(
    _ input: AsyncStream<[UInt8]>, write: @escaping @Sendable ([UInt8]) -> Void
  ) async -> Int32 {
    let (events, continuation) = AsyncStream.makeStream(of: Event.self)
    // A group that keeps results would grow with each change of a document.
    return await withDiscardingTaskGroup { group in
      group.addTask {
        for await bytes in input { continuation.yield(.input(bytes)) }
        continuation.yield(.end)
      }
      defer { group.cancelAll() }
      var session = Session(configuration)
      var runs: [JSON: AsyncStream<Never>.Continuation] = [:]
      for await event in events {
        if case .ran(let request, _, _, _) = event { runs[request] = nil }
        session.receive(event)
        for effect in session.takeEffects() {
          switch effect {
          case .send(let message): write(MessageSplitter.frame(message))
          case .refresh: continuation.yield(.refresh)
          case .exit(let status): return status
          case .settle(let change):
            group.addTask {
              try? await ContinuousClock().sleep(for: configuration.delay)
              continuation.yield(.settled(change: change))
            }
          case .check(let reader, let cache):
            group.addTask {
              continuation.yield(.checked(await check(reader, cache)))
            }
          case .run(let request, let scenarios, let vocabulary):
            let (cancellation, canceller) = AsyncStream.makeStream(of: Never.self)
            runs[request] = canceller
            group.addTask {
              continuation.yield(
                await results(of: scenarios, vocabulary, for: request, until: cancellation))
            }
          case .cancel(let request): runs[request]?.finish()
          }
        }
      }
      return 1
    }
  }

  /// Reads all pages and checks them.
  func check(_ reader: SpecReader, _ cache: ParseCache) async -> CheckedBook {
    var cache = cache
    do {
      let book = try await reader.read(using: &cache)
      let (mistakes, notes) = configuration.findings(book)
      return CheckedBook(
        book: book, cache: cache, mistakes: book.diagnostics + mistakes, notes: notes)
    } catch {
      return CheckedBook(cache: cache, error: "\(error)")
    }
  }

  /// Runs scenarios for a request until they are done, or the stream ends.
  private func results(
    of scenarios: [Scenario], _ vocabulary: Vocabulary, for request: JSON,
    until cancellation: AsyncStream<Never>
  ) async -> Event {
    await withTaskGroup(of: Event?.self) { group in
      group.addTask { await results(of: scenarios, vocabulary, for: request) }
      group.addTask {
        for await _ in cancellation {}
        return nil
      }
      defer { group.cancelAll() }
      return await group.next().flatMap(\.self)
        ?? .ran(request: request, scenarios, [], error: "cancelled")
    }
  }

  /// Runs scenarios for a request.
  func results(
    of scenarios: [Scenario], _ vocabulary: Vocabulary, for request: JSON
  ) async -> Event {
    do {
      return .ran(
        request: request, scenarios, try await configuration.run(scenarios, vocabulary),
        error: nil)
    } catch {
      return .ran(request: request, scenarios, [], error: "\(error)")
    }
  }
}

/// The result of checking all pages.
struct CheckedBook: Sendable {
  /// The pages; nil if they cannot be read.
  var book: SpecBook?
  /// The parsed pages.
  var cache: ParseCache
  /// The mistakes.
  var mistakes: [Diagnostic] = []
  /// What is no mistake, such as missing translations.
  var notes: [Diagnostic] = []
  /// Why the pages cannot be read.
  var error: String?
}

/// Splits the bytes of a stream into the messages of the base protocol: headers, an empty line, and as
/// many bytes of JSON as the header `Content-Length` says.
struct MessageSplitter {
  private static let label = "content-length:"
  private static let emptyLine = Array("\r\n\r\n".utf8)

  private var buffer: [UInt8] = []

  /// Adds bytes, and returns the messages that are complete; nil for one that is not JSON, or whose
  /// headers have no length.
  mutating func add(_ bytes: [UInt8]) -> [JSON?] {
    buffer += bytes
    var messages: [JSON?] = []
    while let start = buffer.firstRange(of: Self.emptyLine)?.upperBound {
      var end = start
      if let length = Self.length(in: buffer[..<start]) {
        guard buffer.count - start >= length else { break }
        end += length
      }
      messages.append(try? JSONReader.read(buffer[start..<end]))
      buffer.removeSubrange(..<end)
    }
    return messages
  }

  /// Returns the length in the headers; nil if there is none.
  private static func length(in headers: ArraySlice<UInt8>) -> Int? {
    let lines = String(decoding: headers, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.first { $0.lowercased().hasPrefix(label) }
      .flatMap { UInt32($0.dropFirst(label.count).trimmed) }.map(Int.init)
  }

  /// Returns a message with its header.
  static func frame(_ message: JSON) -> [UInt8] {
    let content = message.bytes()
    return Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
  }
}
