import Foundation
import Testing

/// A session in a shell, in a file of `Tests/Fixtures/Transcripts`:
///
///     === A missing shard is an error           the name of the test
///     $ conform merge 1.json --report all.json  a command, which lines after "> " continue
///     1 report merged                           its output
///     ! conform: shard 2/2 is missing           its errors
///     ? 2                                       its status, unless that is 0
///     …                                         any lines of the output, or after "! " of the errors
///     Spec/evidence/…                           a line that begins so
///
/// The folder has the page of `Fixtures/Commands`, and `edit FILE SCRIPT` changes a file as sed does.
struct Transcript: CustomTestStringConvertible {
  /// A command and the lines that say what it does.
  struct Call {
    var command: String
    var expected: [String] = []
  }

  var testDescription: String
  var calls: [Call]

  private init(_ section: String) {
    let lines = section.trimmingCharacters(in: .newlines).components(separatedBy: "\n")
    testDescription = lines[0]
    calls = lines.dropFirst().reduce(into: []) { calls, line in
      if line.hasPrefix("$ ") {
        calls.append(Call(command: String(line.dropFirst(2))))
      } else if line.hasPrefix("> "), calls.last?.expected == [] {
        calls[calls.count - 1].command += "\n" + line.dropFirst(2)
      } else {
        calls[calls.count - 1].expected.append(line)
      }
    }
  }

  /// Every transcript, in the order of the files.
  static let all: [Transcript] = {
    let folder = Sandbox.repository.appending(path: "Tests/Fixtures/Transcripts")
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).sorted().flatMap { name in
      let text = (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
      return "\n\(text)".components(separatedBy: "\n=== ").dropFirst().map(Transcript.init)
    }
  }()

  /// Whether the lines are those that are expected.
  static func matches(_ actual: ArraySlice<String>, _ expected: ArraySlice<String>) -> Bool {
    guard let pattern = expected.first else { return actual.isEmpty }
    let rest = expected.dropFirst()
    if pattern == "…" || pattern == "! …" {
      if matches(actual, rest) { return true }
      guard let line = actual.first, stream(of: line) == stream(of: pattern) else { return false }
      return matches(actual.dropFirst(), expected)
    }
    guard let line = actual.first else { return false }
    let isMet = pattern.hasSuffix("…") ? line.hasPrefix(pattern.dropLast()) : line == pattern
    return isMet && matches(actual.dropFirst(), rest)
  }

  /// The mark of a line of errors or of a status; nil for output.
  private static func stream(of line: String) -> Character? {
    line.first.flatMap { "!?".contains($0) ? $0 : nil }
  }
}

@Suite("Transcripts of the built program")
struct TranscriptTests {
  @Test("Every command prints what its transcript says", arguments: Transcript.all)
  func transcript(_ transcript: Transcript) async throws {
    let sandbox = try Sandbox()
    try #require(!transcript.calls.isEmpty)
    for call in transcript.calls {
      let actual = Self.lines(of: try await sandbox.shell(call.command))
      #expect(
        Transcript.matches(actual[...], call.expected[...]),
        "$ \(call.command)\n\(actual.joined(separator: "\n"))")
    }
  }

  @Test(
    "A line of dots stands for lines of its stream, and dots at an end for the rest of a line",
    arguments: [
      (["a", "b", "! c", "? 2"], ["…", "! …", "? 2"], true),
      (["a", "b"], ["…", "a", "…", "b"], true),
      (["a", "! c"], ["…"], false),
      (["a", "? 2"], ["…"], false),
      (["a b"], ["a …"], true),
      (["b b"], ["a …"], false),
      (["a", "b"], ["a"], false),
      (["a"], ["a", "b"], false),
    ])
  func dots(actual: [String], expected: [String], matches: Bool) {
    #expect(Transcript.matches(actual[...], expected[...]) == matches)
  }

  /// Returns what a program printed and its status, as in transcripts.
  private static func lines(of result: ProgramResult) -> [String] {
    var lines = result.output.components(separatedBy: "\n")
    if lines.last == "" { lines.removeLast() } else { lines.append("no line break at the end") }
    var errors = result.errors.components(separatedBy: "\n")
    if errors.last == "" { errors.removeLast() }
    lines += errors.map { $0.isEmpty ? "!" : "! \($0)" }
    return lines + (result.status == 0 ? [] : ["? \(result.status)"])
  }
}
