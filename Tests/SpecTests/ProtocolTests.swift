import Conformance
import Engines
import Foundation
import Results
import SpecReading
import Testing

/// `make vocabulary` rewrites the tables and schemas that these tests compare.
@Suite("The protocol page", .serialized)
struct ProtocolTests {
  private static let isRecording = ProcessInfo.processInfo.environment["CONFORM_RECORD"] != nil
  private static let folder = URL(fileURLWithPath: SpecPages.folder)

  private static func page() throws -> String {
    try String(contentsOf: folder.appendingPathComponent("protocol.md"), encoding: .utf8)
  }

  /// Returns the lines of the code block with a label.
  private static func block(_ label: String) throws -> [String] {
    let lines = try page().components(separatedBy: "\n")
    let start = try #require(lines.firstIndex(of: "```" + label))
    return Array(lines[(start + 1)...].prefix { $0 != "```" })
  }

  @Test("The reference engine answers the example conversation word for word")
  func conversation() async throws {
    var session = EngineSession(LocalEngine().profile)
    for line in try Self.block("jsonl runner") {
      try await session.receive(Array(line.utf8)[...], for: LocalEngine())
    }
    let answers = String(decoding: session.takeAnswers(), as: UTF8.self).split(separator: "\n")
    let shown = try Self.block("jsonl engine")
    // The profile differs, and only has to be a valid message.
    #expect(throws: Never.self) { try EngineResponse(Array(shown[0].utf8)[...]) }
    #expect(shown.dropFirst().map { $0[...] } == Array(answers.dropFirst()))
    #expect(session.isOver)
  }

  @Test("The minimal engine of the page is the file beside it")
  func minimal() throws {
    let engine = Self.folder.appendingPathComponent("engines/toy/minimal.py")
    let text = try String(contentsOf: engine, encoding: .utf8)
    #expect(try Self.block("python minimal").joined(separator: "\n") + "\n" == text)
  }

  @Test("The lines quoted from the Python engine are in its source")
  func walk() throws {
    let engine = Self.folder.appendingPathComponent("engines/python/engine.py")
    let lines = Set(try String(contentsOf: engine, encoding: .utf8).components(separatedBy: "\n"))
    let parts = try Self.page().components(separatedBy: "\n```python\n").dropFirst()
    #expect(!parts.isEmpty)
    for part in parts {
      let quoted = try #require(part.components(separatedBy: "\n```").first)
      for line in quoted.components(separatedBy: "\n") { #expect(lines.contains(line), "\(line)") }
    }
  }

  @Test("The tables of the page and of its translations are made of the vocabulary")
  func tables() async throws {
    let vocabulary = try Self.vocabulary()
    for row in vocabulary.rows where row.table == .message {
      #expect(row.cells[3].isEmpty == row.cells[4].isEmpty, "\(row.cells[0])")
    }
    var pages = [("protocol.md", ProtocolTables(vocabulary))]
    for language in vocabulary.languages where Self.hasPage(in: language) {
      let file = Self.folder.appendingPathComponent("\(language)/protocol.txt").path
      var diagnostics: [Diagnostic] = []
      let words = KeyedLine.all(
        in: try String(contentsOfFile: file, encoding: .utf8), file: file, &diagnostics,
        name: "word", hint: "write the word, ' = ' and what it is in the language")
      #expect(diagnostics == [])
      let pairs = words.map { ($0.key, $0.text) }
      pages.append(
        (
          "\(language)/protocol.md",
          ProtocolTables(vocabulary, in: language, words: Dictionary(uniqueKeysWithValues: pairs))
        ))
    }
    let texts = try pages.map { path, tables in
      var tables = tables
      let file = Self.folder.appendingPathComponent(path)
      let text = tables.replacing(in: try String(contentsOf: file, encoding: .utf8))
      try #require(tables.missing == [], "Spec/\(path) has no text for these")
      #expect(tables.unused == [], "no table of Spec/\(path) has these words")
      return (path, text)
    }
    try await Self.keepingTranslationsCurrent {
      for (path, text) in texts { try Self.compare(text, with: path) }
    }
  }

  private static func hasPage(in language: String) -> Bool {
    FileManager.default.fileExists(
      atPath: folder.appendingPathComponent("\(language)/protocol.md").path)
  }

  /// Records the sections of the page that were up to date before as up to date after a function has
  /// written the tables of all languages.
  private static func keepingTranslationsCurrent(_ write: () throws -> Void) async throws {
    guard isRecording else { return try write() }
    let reader = SpecReader(folder: folder.path, languages: .all)
    let before = try await reader.read().translations
    try write()
    for (before, after) in zip(before, try await reader.read().translations) {
      let current = before.sections.filter { $0.page == "protocol" && $0.status == .current }
      guard !current.isEmpty else { continue }
      let stamp = try after.stamp(current.map(\.name))
      if stamp.isChange {
        try stamp.text.write(toFile: stamp.file, atomically: true, encoding: .utf8)
      }
    }
  }

  @Test("The engine for UIKit has the key paths of the properties that the vocabulary names")
  func keyPaths() throws {
    try Self.compare(Self.vocabulary().keyPaths, with: "engines/uikit/Properties.m")
  }

  @Test("The program contains the rows of the vocabulary's page as `make vocabulary` writes them")
  func rows() throws {
    try Self.compare(
      Self.vocabulary().source, with: "../Sources/Conformance/Steps/Vocabulary+Rows.swift")
  }

  @Test("The reference engine has the properties that the vocabulary names")
  func properties() throws {
    try Self.compare(
      Self.vocabulary().propertyCases, with: "../Sources/Engines/Local/World+Properties.swift")
  }

  private static func vocabulary() throws -> VocabularyPage {
    var diagnostics: [Diagnostic] = []
    let page = SpecReader(folder: folder.path).vocabularyPage(reporting: &diagnostics)
    #expect(diagnostics == [])
    return try #require(page)
  }

  /// Compares a text with a file of the folder, or writes it there and fails.
  private static func compare(
    _ text: String, with path: String, at location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appendingPathComponent(path)
    guard try String(contentsOf: file, encoding: .utf8) != text else { return }
    if isRecording {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("Spec/\(path) was written", sourceLocation: location)
    } else {
      Issue.record("`make vocabulary` would change Spec/\(path)", sourceLocation: location)
    }
  }

  @Test("The page contains every enumerated value")
  func words() throws {
    let page = try Self.page()
    let words: [[String]] = [
      ResponderKind.words, Vocabulary.uikit.features.map(\.rawValue), ControlEvent.words,
      RecognizerState.words, TouchPhase.words, EventStage.words, SwipeDirection.words,
      Requirement.Kind.words, Answer.objectDescription.fields.map(\.name),
    ]
    for word in words.joined() {
      #expect(page.contains("`\(word)`") || page.contains("{\"\(word)\":"), "\(word)")
    }
  }

  @Test(
    "The published schemas are those that 'conform schema' prints",
    arguments: WireSchema.allCases)
  func schema(schema: WireSchema) throws {
    let folder = schema == .report ? "" : "protocol/"
    try Self.compare(schema.text(), with: "\(folder)\(schema.rawValue).schema.json")
  }

  @Test("What the page says of recognizers and actions in requirements holds of all")
  func rulesOfJudging() {
    for kind in ResponderKind.allCases {
      #expect(kind.isRecognizer == kind.rawValue.hasSuffix("recognizer"), "\(kind)")
    }
    for message in MessageTable.uikit.all where message.family == nil {
      #expect(message.rawValue.contains("("), "\(message)")
    }
    #expect(!MessageTable.uikit.all.contains(where: MessageFamily.actions.contains))
  }

  @Test("A scenario of the suite is read as it was written")
  func suite() async throws {
    let book = try await SpecPages.book
    let lines = book.suite(of: try await SpecPages.scenarios(every: 5), program: "1").lines
    for line in lines.split(separator: UInt8(ascii: "\n")) {
      var json = JSONWriter()
      try SuiteLine(line).write(to: &json)
      #expect(json.bytes[...] == line)
    }
  }

  @Test("Every script and every trace of the reference engine is read as it was written")
  func traffic() async throws {
    for scenario in try await SpecPages.scenarios(every: 5) {
      let request = EngineRequest.perform(id: 1, stage: 1, steps: scenario.script.steps)
      var json = JSONWriter()
      request.writeLine(to: &json)
      #expect(try EngineRequest(json.take()[...]) == request)
      let stage = EngineRequest.stage(1, scenario.script.stage.responders)
      stage.writeLine(to: &json)
      #expect(try EngineRequest(json.take()[...]) == stage)
      let response = EngineResponse.reply(
        id: 1, await LocalEngine().perform(scenario.script))
      response.writeLine(to: &json)
      #expect(try EngineResponse(json.take()[...]) == response)
    }
  }
}
