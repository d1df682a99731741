import Conformance
import Engines
import Foundation
import Results
import Running
import SpecReading

@testable import LanguageServing

/// Talks to a session in this process, about a folder of pages.
///
/// What a session asks for is done at once, so no test waits.
final class EditorClient {
  /// The folder, with `Spec` in it.
  let folder: URL
  /// The messages that the session has sent since the last call.
  private(set) var received: [JSON] = []
  /// The status with which the session has ended.
  private(set) var status: Int32?
  private var session: Session
  private let configuration: LanguageServer.Configuration
  private var number = 0

  static let page = """
    # Page

    | responder | kind        | in     | frame       |
    | --------- | ----------- | ------ | ----------- |
    | app       | application |        |             |
    | window    | window      | app    | 0 0 100 100 |
    | A         | view        | window | 0 0 50 50   |

    ## HIT-1 A view is found

    It MUST be found. 뷰 👍 HIT-1/inside

    Sources: tests. Feature: hit-testing. Confidence: documented.

    | scenario | given       | when touching | then the hit-test view is |
    | -------- | ----------- | ------------- | ------------------------- |
    | inside   |             | 10 10         | A                         |
    | hidden   | A is hidden | 10 10         | window                    |

    """

  init(page: String = page, files: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "conform-\(UUID().uuidString)")
    for (name, text) in files.merging(["Spec/page.md": page], uniquingKeysWith: { $1 }) {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    configuration = LanguageServer.Configuration(
      reader: SpecReader(folder: folder.appendingPathComponent("Spec").path, languages: .all),
      findings: { ([], $0.translations.flatMap(\.notes)) },
      run: { scenarios, _ in
        try await Runner(engine: LocalEngine(), jobs: 1).run(Plan(scenarios)) { _ in }.results
      })
    session = Session(configuration)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The address of a file.
  func uri(_ name: String = "Spec/page.md") -> JSON {
    .text(FileURI.uri(folder.appendingPathComponent(name).path))
  }

  /// Begins a session in which a page is open.
  static func editing(
    _ page: String = page, files: [String: String] = [:], capabilities: JSON = [:]
  ) async throws -> EditorClient {
    let client = try EditorClient(page: page, files: files)
    _ = try await client.open(capabilities: capabilities)
    await client.edit(page)
    return client
  }

  /// Begins a session.
  func open(capabilities: JSON = [:]) async throws -> JSON {
    let result = try await request(
      "initialize", ["rootUri": uri(""), "capabilities": capabilities])
    await notify("initialized", [:])
    return result
  }

  /// Opens a document.
  func edit(_ text: String, _ name: String = "Spec/page.md") async {
    await notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": uri(name), "version": .integer(1), "text": .text(text)]])
  }

  /// Replaces the first text like this in the open page.
  func replace(_ old: String, by new: String, in text: String = page) async throws {
    await notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri(), "version": .integer(2)],
        "contentChanges": [["range": try Self.range(of: old, in: text), "text": .text(new)]],
      ])
  }

  /// Returns the position after the first text like this, in UTF-16.
  static func position(after words: String, in text: String = page) throws -> JSON {
    let range = try range(of: words, in: text)
    return range.member("end") ?? .null
  }

  static func range(of words: String, in text: String = page) throws -> JSON {
    guard let found = text.range(of: words) else { throw ClientError("no \(words)") }
    return [
      "start": place(of: found.lowerBound, in: text), "end": place(of: found.upperBound, in: text),
    ]
  }

  static func place(of index: String.Index, in text: String) -> JSON {
    let lines = text[..<index].split(separator: "\n", omittingEmptySubsequences: false)
    return [
      "line": .integer(lines.count - 1), "character": .integer(lines[lines.count - 1].utf16.count),
    ]
  }

  /// Sends a request about a place of the page, and returns the result or the error.
  func ask(
    _ method: String, after words: String, in text: String = page, _ more: [(String, JSON)] = [],
    of name: String = "Spec/page.md"
  ) async throws -> JSON {
    let members = [
      ("textDocument", ["uri": uri(name)] as JSON),
      ("position", try Self.position(after: words, in: text)),
    ]
    return try await request(
      "textDocument/\(method)", .object((members + more).map { JSON.Member($0.0, $0.1) }))
  }

  /// Sends a request, and returns the result or the error.
  func request(_ method: String, _ params: JSON) async throws -> JSON {
    number += 1
    let id = JSON.integer(number)
    await send(
      MessageSplitter.frame([
        "jsonrpc": .text("2.0"), "id": id, "method": .text(method), "params": params,
      ]))
    guard let answer = received.first(where: { $0.member("id") == id }) else {
      throw ClientError("no answer to \(method)")
    }
    return answer.member("result") ?? answer.member("error") ?? .null
  }

  /// Returns the code action with the title; null if there is none.
  func action(_ title: String, in name: String = "Spec/page.md") async throws -> JSON {
    let whole: JSON = [
      "start": ["line": .integer(0), "character": .integer(0)],
      "end": ["line": .integer(99), "character": .integer(0)],
    ]
    let actions = try await request(
      "textDocument/codeAction",
      ["textDocument": ["uri": uri(name)], "range": whole, "context": [:]])
    guard case .list(let list) = actions else { return actions }
    return list.first { $0.member("title")?.text == title } ?? .texts(actions.each("title"))
  }

  func notify(_ method: String, _ params: JSON) async {
    await send(
      MessageSplitter.frame([
        "jsonrpc": .text("2.0"), "method": .text(method), "params": params,
      ]))
  }

  /// Sends bytes, and does what the session asks for until that is nothing.
  func send(_ bytes: [UInt8]) async {
    received = []
    await receive(.input(bytes))
  }

  /// Closes the client's end.
  func end() async { await receive(.end) }

  private func receive(_ event: LanguageServer.Event) async {
    session.receive(event)
    for effect in session.takeEffects() {
      switch effect {
      case .send(let message): received.append(message)
      case .exit(let status): self.status = status
      case .refresh: await receive(.refresh)
      case .settle(let change): await receive(.settled(change: change))
      case .check(let reader, let cache):
        await receive(.checked(await LanguageServer(configuration).check(reader, cache)))
      case .run(let request, let scenarios, let vocabulary):
        await receive(
          await LanguageServer(configuration).results(of: scenarios, vocabulary, for: request))
      case .cancel: break
      }
    }
  }

  /// The messages of the diagnostics that were sent last for a file; nil if none were.
  func diagnostics(_ name: String = "Spec/page.md") -> [String]? {
    let last = received.last {
      $0.member("method")?.text == "textDocument/publishDiagnostics"
        && $0.member("params")?.member("uri") == uri(name)
    }
    guard case .list(let list)? = last?.member("params")?.member("diagnostics") else { return nil }
    return list.map { diagnostic in
      let line = diagnostic.member("range")?.member("start")?.string ?? ""
      return "\(line) \(diagnostic.member("message")?.text ?? "")"
    }
  }
}

extension JSON {
  /// The members of that name of a list's elements.
  func each(_ name: String) -> [String] {
    guard case .list(let list) = self else { return [] }
    return list.map { $0.member(name)?.text ?? "?" }
  }
}

/// What a test asks of the client cannot be done.
struct ClientError: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}
