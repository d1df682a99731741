import Conformance
import Results
import Testing

@testable import Running

@Suite struct ExpectationReaderTests {
  @Test("A file contains the name of its engine and the expected failures, with reasons and links")
  func read() throws {
    let file = try ExpectationFile.sample(
      """
      # What Toy Engine does not do.
      engine:  Toy   Engine

      HIT-9/hidden | it hides: too much | https://example.org/7
        TOUCH-3/* [version < 1.2] | late # really
      HIT-9/hidden [ version>=2 ]|again\r

      """)
    #expect(file.engine == "Toy Engine")
    #expect(file.entries.map(\.pattern) == ["HIT-9/hidden", "TOUCH-3/*", "HIT-9/hidden"])
    #expect(file.entries.map(\.isWide) == [false, true, false])
    #expect(
      file.entries.map(\.failure) == [
        ExpectedFailure(reason: "it hides: too much", link: "https://example.org/7"),
        ExpectedFailure(reason: "late # really"), ExpectedFailure(reason: "again"),
      ])
    #expect(
      file.entries.map(\.condition) == [
        nil, VersionCondition("version < 1.2"), VersionCondition("version >= 2"),
      ])
    #expect(file.entries.map(\.location.line) == [4, 5, 6])
    #expect(file.entries.map(\.location.column) == [1, 3, 1])
  }

  @Test("A line has several patterns, goes on in lines that begin with a space, and says flaky")
  func statements() throws {
    let file = try ExpectationFile.sample(
      """
      engine: Toy
      HIT-1/a HIT-2/*
        HIT-3/b
        | both | https://example.org/7
      HIT-4/a [flaky] | order
      HIT-5/a HIT-5/b [flaky, version < 2]
        | old
      """)
    #expect(
      file.entries.map(\.pattern) == [
        "HIT-1/a", "HIT-2/*", "HIT-3/b", "HIT-4/a", "HIT-5/a", "HIT-5/b",
      ])
    #expect(file.entries.map(\.location.line) == [2, 2, 3, 5, 6, 6])
    #expect(file.entries.map(\.location.column) == [1, 9, 3, 1, 1, 9])
    #expect(file.entries.map(\.failure.reason) == ["both", "both", "both", "order", "old", "old"])
    #expect(file.entries.map(\.failure.isFlaky) == [false, false, false, true, true, true])
    #expect(file.entries.map { $0.condition != nil } == [false, false, false, false, true, true])
    #expect(
      file.entries.map(\.deletion) == [
        "delete `HIT-1/a` from its line", "delete `HIT-2/*` from its line",
        "delete `HIT-3/b` from its line", "delete the line `HIT-4/a [flaky] | order`",
        "delete `HIT-5/a` from its line", "delete `HIT-5/b` from its line",
      ])
    #expect(file.entries[1].line(for: "HIT-2/a") == "HIT-2/a | both | https://example.org/7")
  }

  @Test("A file is for the engine of its name, regardless of white space")
  func engine() throws {
    let file = try ExpectationFile.sample("engine: Toy Engine")
    #expect(file.isFor(.toy(name: "Toy Engine")))
    #expect(file.isFor(.toy(name: " Toy\nEngine ")))
    #expect(!file.isFor(.toy(name: "toy engine")))
  }

  @Test("All mistakes of a file are reported with their locations")
  func mistakes() {
    let bytes = Array((fixture("mistakes.txt") + "HIT-1/c | ").utf8) + [0xFF]
    let error = #expect(throws: ExpectationError.self) {
      try ExpectationReader.read(bytes, file: "toy.txt")
    }
    let words = error?.diagnostics.map(\.description).joined(separator: "\n")
    #expect(words.map { $0 + "\n" } == fixture("mistakes.expected.txt"))
  }

  @Test("A file for no engine is a mistake", arguments: ["", "# only this\n", "HIT-1/a | r\n"])
  func noEngine(text: String) {
    let error = #expect(throws: ExpectationError.self) { try ExpectationFile.sample(text) }
    #expect(
      error?.diagnostics.map(\.description) == [
        """
        toy.txt:1:1: the file does not say which engine it is for
          hint: begin it with a line such as `engine: Toy`, with the engine's name
        """
      ])
  }
}
