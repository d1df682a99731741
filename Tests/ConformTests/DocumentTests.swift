import Foundation
import Results
import SpecReading
import Testing

/// `make documents` rewrites what these tests compare.
@Suite("The documents", .enabled(if: Sandbox.has("python3"), "python3 is missing"))
struct DocumentTests {
  private static let isRecording = ProcessInfo.processInfo.environment["CONFORM_RECORD"] != nil

  @Test(
    "Console blocks show what their commands print, and figures what the pages have",
    arguments: Document.paths)
  func document(path: String) async throws {
    let document = try Document(path)
    // A comment that begins a line makes HTML of it: the Markdown behind it is not rendered.
    let hidden = document.text.matches(of: #/(?m)^ *<!--[a-z-]+-->\S.*/#).map { String($0.output) }
    #expect(hidden.isEmpty, "no figure may begin a line")
    let figures = try await Figures.shared
    let filled = try await document.filled(
      consoles: { try await Self.outputs.output(of: $0.command) },
      figures: { name in
        let figure = try #require(figures[name], "there is no figure called \(name)")
        return figure.text
      })
    guard filled != document.text else { return }
    if Self.isRecording {
      try document.write(filled)
      Issue.record("\(path) was written: read the changes, and run again without recording")
    } else {
      let change = filled.components(separatedBy: "\n").difference(
        from: document.text.components(separatedBy: "\n"))
      Issue.record("\(path): `make documents` would change it:\n\(Self.text(of: change))")
    }
  }

  @Test(
    "What is cut from an output is marked at the depth of its first line",
    arguments: [
      (["1", "-1"], ["a", "  …", "d"]),
      (["2-3"], ["…", "  b", "", "…"]),
      (["1-9"], ["a", "  b", "", "d"]),
    ])
  func cut(shown: [String], expected: [String]) {
    let lines = shown.compactMap(Document.Lines.init)
    #expect(lines.count == shown.count)
    #expect(Document.cut("a\n  b\n\nd\n\n", to: lines) == expected)
  }

  /// What commands print; each is run once, though translations show it too.
  private actor Outputs {
    private var running: [String: Task<String, any Error>] = [:]

    func output(of command: String) async throws -> String {
      let task = running[command] ?? Task { try await DocumentTests.run(command) }
      running[command] = task
      return try await task.value
    }
  }

  private static let outputs = Outputs()

  /// Returns what a command prints in a folder with the pages, where `conform` is in the path.
  private static func run(_ command: String) async throws -> String {
    let sandbox = try Sandbox()
    try FileManager.default.createDirectory(
      atPath: sandbox.path("here"), withIntermediateDirectories: true)
    for folder in ["Spec", "Site", "Tests"] {
      try FileManager.default.createSymbolicLink(
        atPath: sandbox.path("here/\(folder)"),
        withDestinationPath: Sandbox.repository.appendingPathComponent(folder).path)
    }
    let ending = try await sandbox.shell(
      """
      cd here
      exec 2>&1
      \(command)
      """)
    return ending.output
  }

  private static func text(of change: CollectionDifference<String>) -> String {
    change.map {
      switch $0 {
      case .remove(let offset, let line, _): "-\(offset + 1): \(line)"
      case .insert(let offset, let line, _): "+\(offset + 1): \(line)"
      }
    }.joined(separator: "\n")
  }
}

/// The pages of the repository, read once by all tests.
enum RepositoryPages {
  static let reader = SpecReader(folder: Sandbox.repository.appendingPathComponent("Spec").path)

  private static let reading = Task { try await reader.read() }

  static var book: SpecBook { get async throws { try await reading.value } }
}

/// The figures that documents have, by name.
private struct Figures {
  /// A figure; without a text it is not compared.
  struct Figure { var text: String? }

  private var figures: [String: Figure] = [:]

  private static let making = Task { try await Figures() }

  /// The figures of the repository's pages, made once.
  static var shared: Figures { get async throws { try await making.value } }

  subscript(name: String) -> Figure? { figures[name] }

  private init() async throws {
    let book = try await RepositoryPages.book
    let evidence = book.traceabilityMatrix.evidence
    let musts = book.clauses.filter { $0.level == .must }
    let recorded = musts.map { clause in clause.statements.filter { evidence[$0]?.system != nil } }
    let counts = [
      "clauses": book.clauses.count,
      "scenarios": book.scenarios.count,
      "must": musts.count,
      "must-documented": musts.count { $0.confidence == .documented },
      "must-observed": musts.count { $0.confidence == .observed },
      "must-recorded": recorded.count { !$0.isEmpty },
      "must-recorded-small": recorded.count { $0 == ["R340"] },
      "should": book.clauses.count { $0.level == .should },
      "may": book.clauses.count { $0.level == .may },
      "reported": book.clauses.count { $0.confidence == .reported },
      "disputed": book.clauses.count { $0.confidence == .disputed },
      "untested": book.clauses.count { $0.untestedReason != nil },
      "statements": book.traceabilityMatrix.statements.count,
      "open": book.traceabilityMatrix.statements.count { $0.status == .open },
      "faults": book.faults.count,
      "uikit-runs": book.uikitRuns.count,
    ]
    for (name, count) in counts { figures[name] = Figure(text: Self.grouped(count)) }
    figures["results"] = Figure(text: try Self.results())
  }

  /// The table of what engines by others do, of the report that `.ci/engines --report` wrote; nil
  /// without one.
  private static func results() throws -> String? {
    guard let file = ProcessInfo.processInfo.environment["CONFORM_ENGINES_REPORT"] else {
      return nil
    }
    let report = try JSONDecoder().decode(
      EnginesReport.self, from: Data(contentsOf: URL(filePath: file)))
    let rows = report.engines.filter { $0.engine.name != "Reference" }.map { column in
      let counts = ["passed", "failed", "deviated", "skipped"]
        .map { grouped(column.tally[$0] ?? 0) }
      let explained = column.diagnosis.map {
        "\(grouped($0.failures - $0.unexplained.count)) of \(grouped($0.failures))"
      }
      let name = "\(column.engine.name) \(column.engine.version)"
      return [name] + counts + [explained ?? "–"]
    }
    let head = ["engine", "passed", "failed", "deviated", "skipped", "explained"]
    let lines = [head, head.map { _ in "---" }] + rows
    return "\n\n" + lines.map { "| \($0.joined(separator: " | ")) |\n" }.joined() + "\n"
  }

  /// Returns a number with a comma before each three digits.
  private static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.indices.reduce("") { text, index in
      let isFirstOfThree = index > 0 && (digits.count - index) % 3 == 0
      return text + (isFirstOfThree ? "," : "") + String(digits[index])
    }
  }
}

/// What the table of results needs of a report.
private struct EnginesReport: Decodable {
  struct Column: Decodable {
    struct Engine: Decodable {
      var name: String
      var version: String
    }
    struct Diagnosis: Decodable {
      var failures: Int
      var unexplained: [String]
    }
    var engine: Engine
    var tally: [String: Int]
    var diagnosis: Diagnosis?
  }
  var engines: [Column]
}
