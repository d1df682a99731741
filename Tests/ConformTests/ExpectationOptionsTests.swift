import ArgumentParser
import Testing

@testable import Commanding

@Suite struct ExpectationOptionsTests {
  @Test(
    "A wrong command line says what is wrong and what is accepted",
    arguments: [
      (
        ["--update-expectations"],
        "'--update-expectations' has no file to rewrite. Name one with '--expectations'."
      ),
      (
        ["--expectations", "a", "--expectations", "a"],
        "A file of expectations is named twice. Name each once."
      ),
      (
        ["--list", "--audit"],
        "'--list' runs nothing, so it goes without '--update-expectations', '--audit' and '--strict'."
      ),
      (
        ["--list", "--expectations", "a", "--update-expectations"],
        "'--list' runs nothing, so it goes without '--update-expectations', '--audit' and '--strict'."
      ),
      (["--expectations", ""], "The value '' is invalid for '--expectations <file>'"),
      (
        ["--engine", "sh a", "--engine", "sh a"], "An engine is named twice. Name each once."
      ),
    ])
  func wrong(words: [String], message: String) {
    let error = #expect(throws: (any Error).self) { try Conform.parseAsRoot(words) }
    guard let error else { return }
    #expect(Conform.message(for: error) == message)
    #expect(Conform.exitCode(for: error).rawValue == 64)
  }

  @Test("Nothing is expected to fail, and nobody audited, unless somebody says so")
  func defaults() throws {
    let run = try #require(try Conform.parseAsRoot([]) as? Run)
    #expect(run.expectations.files.isEmpty)
    #expect(!run.expectations.isUpdate)
    #expect(!run.audit)
  }

  @Test("Engines, and files of what they are expected to fail, can be several")
  func several() throws {
    let words = [
      "--engine", "local", "--engine", "sh toy.sh", "--expectations", "a.txt", "--expectations",
      "b.txt", "--update-expectations", "--audit",
    ]
    let run = try #require(try Conform.parseAsRoot(words) as? Run)
    #expect(run.engine == [.local, .program("sh toy.sh")])
    #expect(run.expectations.files == ["a.txt", "b.txt"])
    #expect(run.expectations.isUpdate)
    #expect(run.audit)
  }
}
