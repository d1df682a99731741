import Foundation
import Testing

@Suite("Hostile text in what the built program prints")
struct HostileTextTests {
  /// A call in the sandbox; what it prints quotes hostile text.
  struct Call: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var arguments: [String]
    var environment: [String: String] = [:]

    init(_ name: String, _ arguments: [String], _ environment: [String: String] = [:]) {
      testDescription = name
      self.arguments = arguments
      self.environment = environment
    }
  }

  /// Text that retitles, clears and rings a terminal, begins commands of continuous integration
  /// systems, and hides; on one line, for pages.
  private static let line =
    "\u{1B}]0;t\u{7}\u{1B}[2J\u{9B}2J ::error::forged ##[error]x ##vso[x]"
    + "\u{202E}\u{2066}\u{200B}\u{FEFF}\u{3164}\u{7F}"
  /// The same with line breaks before the commands.
  private static let attack = "\(line)\r\n::error::forged\n\u{A0}::stop-commands::x\u{85}\u{2028}"
  /// The same as a JSON string without its quotes.
  private static let json =
    #"\u001b]0;t\u0007\u001b[2J\u009b2J\r\n::error::forged\n##[error]x\u202e\u200b\u3164"#
  private static let engine =
    "'\(Sandbox.fixtureEngine.path)' attacksTerminals"

  private static let page = """
    # Page \(line)

    | responder | kind        | in  | frame       |
    | --------- | ----------- | --- | ----------- |
    | app       | application |     |             |
    | window    | window      | app | 0 0 100 100 |

    ## HIT-1 A window \(line)

    It SHOULD be found. \(line)

    ::error::forged

        ::error::forged

    UIKit: it is. \(line)

    Sources: tests (U1). Feature: hit-testing. Confidence: reported.

    | scenario       | when touching | then the hit-test view is |
    | -------------- | ------------- | ------------------------- |
    | inside\u{3164} | 10 10         | window                    |
    | outside        | 100 10        | nobody                    |
    | corner         | 1 1           | window                    |

    ## Ledger \(line)

    | statement | evidence | home |
    | --------- | -------- | ---- |
    | U1 | reported <https://example.org/log> | HIT-1 |
    | S1 | | open |

    """

  private static let calls = [
    Call("run", ["--engine", engine, "--audit", "--annotations"]),
    Call("matrix", ["--engine", engine, "--engine", "local", "--compare", "hostile.json"]),
    Call("engine that ends", ["--engine", "echo \"$ATTACK\" >&2; exit 3"], ["ATTACK": attack]),
    Call("list", ["--list"]),
    Call("explain", ["explain", "HIT-1", "--engine", engine, "--engine", "local"]),
    Call("fuzz", ["fuzz", "--count", "64", "--engine", engine, "--engine", "local"]),
    Call("evidence", ["coverage", "--evidence"]),
    Call("check", ["check", "--spec", "Mistakes"]),
    Call("translations", ["translations", "--language", attack]),
    Call("broken", ["merge", "broken.json", "--report", "all.json"]),
    Call("unwritable file", ["--report", "json:missing/\(attack)"]),
    Call(
      "site",
      [
        "site", "--theme", Sandbox.theme, "--report", "stray.json", "--output", "site\(line)",
      ]),
    Call("argument", [attack]),
    Call("filter", ["--filter", "feature:\(attack.filter { !$0.isWhitespace })"]),
  ]

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox(page: Self.page)
    try sandbox.write(
      "engine: Reference\n\nHIT-1/outside | \(Self.line)\nHIT-7/\(Self.line) | no\n",
      to: "expectations.txt")
    let mistakes = Self.page.replacingOccurrences(of: "| nobody ", with: "| \(Self.line) ")
    for name in ["page.md", "b\(Self.attack).md"] {
      try sandbox.write(mistakes, to: "Mistakes/\(name)")
    }
    try sandbox.write(
      "# 쪽\n\n## HIT-1 \(Self.line)\n\n찾을 것이다(SHOULD).\n\nUIKit: 그렇다.\n", to: "Spec/ko/page.md")
    return sandbox
  }

  /// Writes a report of the hostile engine, and two with texts that it cannot write.
  private func writeReports(in sandbox: Sandbox) async throws {
    _ = try await sandbox.conform(["--engine", Self.engine, "--report", "hostile.json"])
    let report = try sandbox.read("hostile.json")
    try sandbox.write(
      report.replacingOccurrences(of: "HIT-1/", with: "HIT-9\(Self.json)/"), to: "stray.json")
    try sandbox.write(
      report.replacingOccurrences(of: "\"errored\"", with: "\"\(Self.json)\""), to: "broken.json")
  }

  @Test("Nothing printed acts on a terminal or begins a command", arguments: calls)
  func isHarmless(_ call: Call) async throws {
    let sandbox = try sandbox()
    if call.arguments.contains(where: { $0.hasSuffix(".json") }) {
      try await writeReports(in: sandbox)
    }
    let ending = try await sandbox.conform(call.arguments, environment: call.environment)
    #expect((ending.output + ending.errors).contains("forged"))
    for text in [ending.output, ending.errors] {
      for line in text.unicodeScalars.split(separator: "\n").map({ String($0) }) {
        #expect(!Self.isHarmful(line), "\(line.debugDescription)")
      }
    }
  }

  /// Whether a terminal or a continuous integration system would act on a line, annotations apart.
  private static func isHarmful(_ line: String) -> Bool {
    let annotations = ["::error file=Spec/", "::notice file=Spec/", "::warning title=conform::"]
    let isCommand =
      line.trimmingCharacters(in: .whitespacesAndNewlines).hasPrefix("::")
      && !annotations.contains(where: line.hasPrefix)
    return isCommand || line.contains("##[") || line.contains("##vso[")
      || line.unicodeScalars.contains { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: scalar.properties.isDefaultIgnorableCodePoint
        }
      }
  }
}
