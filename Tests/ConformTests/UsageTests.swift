import ArgumentParser
import Testing

@testable import Commands

@Suite struct UsageTests {
  /// The wrong command lines of `Fixtures/Commands/usage.txt`, each with its message below it.
  private static let usage: [([String], String)] =
    ((try? Sandbox.fixture("usage.txt")) ?? "").split(separator: "\n\n").map {
      let lines = $0.split(separator: "\n  ").map { $0.trimmingCharacters(in: .newlines) }
      return (lines[0].split(separator: " ").dropFirst().map(String.init), lines[1])
    }

  @Test(
    "A wrong command line is reported with the accepted values",
    arguments: [
      (["--engine", " "], "The value ' ' is invalid for '--engine <engine>'"),
      (
        ["--report", "ctrf: \t"],
        "The value 'ctrf: \t' is invalid for '--report <file>': 'ctrf:' names no file. Write one "
          + "right after it: json:FILE, junit:FILE, tap:FILE or ctrf:FILE."
      ),
      (
        ["init", "python", "a\u{202E}b"],
        "The name of the folder has a line break or another character that cannot be shown. "
          + "Choose another one: \"a\u{202E}b\"."
      ),
      (
        ["init", "python", "a\nb"],
        "The name of the folder has a line break or another character that cannot be shown. "
          + #"Choose another one: "a\nb"."#
      ),
    ] + usage)
  func wrong(words: [String], message: String) throws {
    let error = try #require(throws: (any Error).self) { try Conform.parseAsRoot(words) }
    #expect(Conform.message(for: error) == message)
    #expect(Conform.exitCode(for: error).rawValue == 64)
  }

  @Test("A random seed can be passed as a number")
  func randomSeed() throws {
    let seed = try #require(Seed(argument: "random"))
    #expect(Seed(argument: "\(seed.number)") == seed)
  }

  @Test("A rerun names the folder only if it is not the default")
  func rerun() throws {
    #expect(try SpecOptions.parse([]).arguments == [])
    #expect(try SpecOptions.parse(["--spec", "drafts"]).arguments == ["--spec", "drafts"])
  }
}
