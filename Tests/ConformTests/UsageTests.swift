import ArgumentParser
import Testing

@testable import conform

@Suite struct UsageTests {
  @Test(
    "A wrong command line says what is wrong and what is accepted",
    arguments: [
      (
        ["--filter", "levl:MUST"],
        """
        The value 'levl:MUST' is invalid for '--filter <terms>': 'levl:' is not known. \
        Did you mean 'level:'?
        """
      ),
      (
        ["--filter", ""],
        """
        The value '' is invalid for '--filter <terms>': The filter is empty. Write an id such as \
        'HIT-4', or leave the filter out.
        """
      ),
      (["--jobs", "0"], "'--jobs 0' runs nothing. Write 1 or more."),
      (["--jobs=-1"], "'--jobs -1' runs nothing. Write 1 or more."),
      (
        ["--list", "--fail-fast"],
        "'--list' runs nothing, so it goes without '--fail-fast', '--jobs' and '--report'."
      ),
      (["--engine", "local", "--engine", "local"], "An engine is named twice. Name each once."),
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
        "'--list' runs nothing, so it goes without '--update-expectations' and '--audit'."
      ),
      (["--expectations", ""], "The value '' is invalid for '--expectations <file>'"),
      (["--jobs", "many"], "The value 'many' is invalid for '--jobs <number>'"),
      (["--report", ""], "The value '' is invalid for '--report <file>'"),
      (["--spec", ""], "The value '' is invalid for '--spec <folder>'"),
      (["site", "--output", ""], "The value '' is invalid for '--output <folder>'"),
      (["site", "--theme", ""], "The value '' is invalid for '--theme <folder>'"),
      (["site", "--report", ""], "The value '' is invalid for '--report <file>'"),
      (["HIT-4"], "Unexpected argument 'HIT-4'"),
      (["check", "--filter", "HIT-4"], "Unknown option '--filter'"),
      (["--only", "HIT-4"], "Unknown option '--only'"),
    ])
  func wrong(words: [String], message: String) {
    let error = #expect(throws: (any Error).self) { try Conform.parseAsRoot(words) }
    guard let error else { return }
    #expect(Conform.message(for: error) == message)
    #expect(Conform.exitCode(for: error).rawValue == 64)
  }

  @Test("Without any word the local engine runs all of Spec")
  func defaults() throws {
    let run = try #require(try Conform.parseAsRoot([]) as? Run)
    #expect(run.engine == [.local])
    #expect(run.spec.folder == "Spec")
    #expect(run.filters.isEmpty)
    #expect(run.jobs == nil)
    #expect(run.report == nil)
    #expect(!run.list)
    #expect(!run.failFast)
    #expect(!run.audit)
    #expect(run.expectations.files.isEmpty)
    #expect(!run.expectations.isUpdate)
  }

  @Test("Options of a run are understood, with its name and without")
  func options() throws {
    let words = [
      "--engine", "local", "--spec", "drafts", "--filter", "HIT-4", "--filter", "!level:MAY",
      "--fail-fast", "--jobs", "3", "--report", "r.json",
    ]
    for words in [words, ["run"] + words] {
      let run = try #require(try Conform.parseAsRoot(words) as? Run)
      #expect(run.engine == [.local])
      #expect(run.spec.folder == "drafts")
      #expect(run.filters.map(\.text) == ["HIT-4", "!level:MAY"])
      #expect(run.failFast)
      #expect(run.jobs == 3)
      #expect(run.report == Path("r.json"))
      #expect(!run.list)
    }
    #expect(try #require(try Conform.parseAsRoot(["--list"]) as? Run).list)
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

  @Test("A site comes from Site and goes to the build folder until told otherwise")
  func site() throws {
    let site = try #require(try Conform.parseAsRoot(["site"]) as? MakeSite)
    #expect(site.output == ".build/site")
    #expect(site.theme == "Site")
    #expect(site.reports.isEmpty)
    let other = try #require(
      try Conform.parseAsRoot([
        "site", "--output", "o", "--theme", "t", "--report", "a", "--report", "b",
      ]) as? MakeSite)
    #expect(other.output == "o")
    #expect(other.theme == "t")
    #expect(other.reports == ["a", "b"])
  }

  @Test("Only a folder that is not the usual one is named when a scenario is run again")
  func rerun() throws {
    #expect(try SpecOption.parse([]).words == [])
    #expect(try SpecOption.parse(["--spec", "drafts"]).words == ["--spec", "drafts"])
  }
}
