import Conformance
import Results
import Testing

@testable import Running

@Suite struct ExpectationBookTests {
  private static let scenarios = Scenario.samples(["HIT-1/a", "HIT-1/b"])
  private static let toy = EngineResults.sample(["HIT-1/a": .failed(), "HIT-1/b": .passed])
  private static let other = EngineResults.sample(
    ["HIT-1/a": .passed, "HIT-1/b": .failed()], profile: .toy(name: "Other"))

  private func book(_ texts: String..., fresh: [String] = []) throws -> ExpectationBook {
    try ExpectationBook(
      reading: texts.enumerated().map { ("\($0 + 1).txt", Array($1.utf8)) }, freshPaths: fresh)
  }

  private func diagnostics(_ body: () throws -> Void) -> [String]? {
    #expect(throws: ExpectationError.self, performing: body)?.diagnostics.map(\.description)
  }

  @Test("Each engine is reviewed by its own file, and one without a file is not reviewed")
  func reviews() throws {
    let book = try book("engine: Other\nHIT-1/b | r")
    let report = book.note(in: Report(engines: [Self.toy, Self.other]))
    #expect(
      report.engines.map { $0.results.map { $0.expected?.reason } } == [[nil, nil], [nil, "r"]])
    let reviews = try book.reviews(of: report, all: Self.scenarios)
    #expect(reviews.map(\.file.path) == ["1.txt"])
    #expect(book.failures(of: .toy(name: "Other")).expected("HIT-1/b") != nil)
    #expect(book.failures(of: .toy()).expected("HIT-1/b") == nil)
  }

  @Test("The mistakes of all files are reported together")
  func mistakes() {
    #expect(
      diagnostics { _ = try book("engine: A\nx", "y | z", "engine: B") } == [
        "1.txt:2:2: the line gives no reason\n  hint: write `ID | REASON`",
        """
        2.txt:1:1: the file does not say which engine it is for
          hint: begin it with a line such as `engine: Toy`, with the engine's name
        """,
      ])
  }

  @Test("Two files for one engine are a mistake")
  func twice() {
    #expect(
      diagnostics { _ = try book("engine: A", "\n engine: A") } == [
        """
        2.txt:2:1: `A` has a file already: 1.txt
          hint: write all that is expected of an engine into one file
        """
      ])
  }

  @Test("A file for none of the engines is a mistake, unless an engine could not be asked")
  func stray() throws {
    let book = try book("engine: Tay")
    #expect(
      diagnostics {
        _ = try book.reviews(of: Report(engines: [Self.toy, Self.other]), all: Self.scenarios)
      } == [
        """
        1.txt:1:1: no engine of this run has the name `Tay`
          hint: this run was of `Toy`, `Other`
        """
      ])
    let partial = Report(engines: [Self.toy], enginesNotAsked: 1)
    #expect(try book.reviews(of: partial, all: Self.scenarios).isEmpty)
  }

  @Test("New files are assigned in order to the engines without a file")
  func fresh() throws {
    let third = EngineResults.sample(["HIT-1/a": .failed()], profile: .toy(name: "Third"))
    let book = try book("engine: Other", fresh: ["a.txt", "b.txt"])
    let report = Report(engines: [Self.toy, Self.other, third])
    let updates = try ExpectationBook.updates(of: book.reviews(of: report, all: Self.scenarios))
    #expect(updates.map(\.path) == ["a.txt", "1.txt", "b.txt"])
    #expect(updates.map(\.isFresh) == [true, false, true])
    #expect(
      diagnostics {
        _ = try book.reviews(of: Report(engines: [Self.toy, Self.other]), all: Self.scenarios)
      } == [
        """
        b.txt:1:1: every engine of this run has a file already
          hint: name a file that is there, or leave this one out
        """
      ])
  }

  @Test("A file that two engines share reviews both, but cannot be updated")
  func shared() throws {
    let book = try book("engine: Toy\nHIT-1/a | r")
    let report = Report(engines: [Self.toy, Self.toy])
    let reviews = try book.reviews(of: report, all: Self.scenarios)
    #expect(reviews.count == 2)
    #expect(
      diagnostics { _ = try ExpectationBook.updates(of: reviews) } == [
        """
        1.txt:1:1: two engines of this run have the name `Toy`
          hint: run one of them at a time, so that the file can be updated
        """
      ])
  }
}
