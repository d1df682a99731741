import ArgumentParser
import Testing

@testable import Commands

@Suite struct UsageTests {
  @Test(
    "A wrong command line is reported with the accepted values",
    arguments: [
      (
        ["--engine", " "],
        """
        The value ' ' is invalid for '--engine <engine>'
        """
      ),
      (["--jobs", "0"], "'--jobs 0' cannot be run. Write a number from 1 to 1024."),
      (
        ["--timeout", "1e300"],
        "'--timeout 1e+300' is not a time. Write a number above 0, up to 86400.0."
      ),
      (
        ["--timeout", "0"], "'--timeout 0.0' is not a time. Write a number above 0, up to 86400.0."
      ),
      (
        ["--timeout", "nan"],
        "'--timeout nan' is not a time. Write a number above 0, up to 86400.0."
      ),
      (
        ["--list", "--fail-fast"],
        """
        '--list' runs nothing, so it goes without '--fail-fast', '--jobs', '--seed' and what is \
        made of a run.
        """
      ),
      (
        ["--badge", "b.json", "--engine", "local", "--engine", "./mine"],
        "'--badge' is for one engine. Run the others apart."
      ),
      (
        ["--report", "r.txt"],
        """
        The value 'r.txt' is invalid for '--report <file>': The format is given by the \
        extension, .json (json), .xml (junit) or .tap (tap), or by a name before the file: json:FILE, \
        junit:FILE, tap:FILE or ctrf:FILE.
        """
      ),
      (
        ["--report", "tap:"],
        """
        The value 'tap:' is invalid for '--report <file>': 'tap:' names no file. Write one right \
        after it: json:FILE, junit:FILE, tap:FILE or ctrf:FILE.
        """
      ),
      (["--seed", "-1"], "Missing value for '--seed <number>'"),
      (["--seed", "some"], "The value 'some' is invalid for '--seed <number>'"),
      (
        ["merge", "a.json"], "'--report' is missing: the file to write. Example: --report all.json"
      ),
      (["merge", "--report", "a.json"], "Missing expected argument '<file> ...'"),
      (["explain"], "Missing expected argument '<id>'"),
      (["init", "python"], "Missing expected argument '<folder>'"),
      (
        ["init", "ruby", "mine"],
        "The value 'ruby' is invalid for '<language>'. Please provide one of 'cpp', 'swift', "
          + "'python', 'javascript' or 'spec'."
      ),
      (
        ["init", "python", "a\u{202E}b"],
        "The name of the folder has a line break or another character that cannot be shown. "
          + "Choose another one: \"a\u{202E}b\"."
      ),
      (
        ["init", "python", "a\nb"],
        """
        The name of the folder has a line break or another character that cannot be shown. \
        Choose another one: "a\\nb".
        """
      ),
      (
        ["explain", "HIT-9", "--transcript", "--engine", "local", "--engine", "sh a"],
        "'--transcript' is of one engine. Name one, or none."
      ),
      (["--engine", "local", "--engine", "local"], "An engine is named twice. Name each once."),
      (
        ["fuzz"],
        "Name two engines to compare. Example: --engine local --engine \"python3 engine.py\""
      ),
      (
        ["fuzz", "--engine", "local", "--engine", "sh a", "--engine", "sh b"],
        "Name two engines to compare. Example: --engine local --engine \"python3 engine.py\""
      ),
      (
        ["fuzz", "--engine", "local", "--engine", "local"],
        "An engine is named twice. Name each once."
      ),
      (
        ["fuzz", "--engine", "local", "--engine", "sh a", "--count", "1", "--time", "1"],
        "'--count' and '--time' both end a run. Name one of them."
      ),
      (
        ["fuzz", "--engine", "local", "--engine", "sh a", "--count", "0"],
        "'--count 0' cannot be run. Write a number from 1 to 1000000000."
      ),
      (
        ["fuzz", "--engine", "local", "--engine", "sh a", "--time", "0"],
        "'--time 0.0' is not a time. Write a number above 0, up to 86400.0."
      ),
      (
        ["fuzz", "--engine", "local", "--engine", "sh a", "--jobs", "0"],
        "'--jobs 0' cannot be run. Write a number from 1 to 1024."
      ),
      (["--jobs", "many"], "The value 'many' is invalid for '--jobs <number>'"),
      (
        ["--report", "jnuit:r.xml"],
        """
        The value 'jnuit:r.xml' is invalid for '--report <file>': 'jnuit' is not a format of reports. \
        Did you mean 'junit'? Write json:FILE, junit:FILE, tap:FILE or ctrf:FILE, or \
        './jnuit:r.xml' for a file of that name.
        """
      ),
      (
        ["--report", "r.json", "--report", "ctrf:r.json"],
        "'r.json' is written twice. Name a file for each."
      ),
      (
        ["merge", "a.json", "--report", "b.json", "--traces"],
        "'--traces' is for a run. A merged report keeps the traces of its parts by itself."
      ),
      (
        ["site", "--base-url", "https://me:secret@example.com"],
        """
        The value 'https://me:secret@example.com' is invalid for '--base-url <url>': Every page \
        would show the name and the password before the '@'. Write the address without them, as in \
        'https://example.com/conform'.
        """
      ),
      (
        ["site", "--base-url", "example.com"],
        """
        The value 'example.com' is invalid for '--base-url <url>': “example.com” is not where a \
        site can be. Write it whole, as in 'https://example.com/conform'.
        """
      ),
      (
        ["site", "--pictures"],
        "'--pictures' is of no use without the site's address. Add '--base-url'."
      ),
      (
        ["site", "--edit-url", "https://example.com/page.md"],
        """
        The value 'https://example.com/page.md' is invalid for '--edit-url <pattern>': \
        “https://example.com/page.md” leads to no page. Write a whole address with '{page}' for \
        the page's name, as in 'https://example.com/edit/main/Spec/{page}.md'.
        """
      ),
      (["check", "--filter", "HIT-4"], "Unknown option '--filter'"),
      (
        ["--traces"],
        "'--traces' keeps traces in a report. Name one, such as '--report report.json'."
      ),
      (["--only", "HIT-4"], "Unknown option '--only'"),
      (
        ["serve", "--report", "r.json", "--engine", "local"],
        "'--report' shows verdicts that are there, so it goes without '--engine'."
      ),
      (["serve", "--port", "65536"], "The value '65536' is invalid for '--port <number>'"),
      (
        ["--update-expectations"],
        "'--update-expectations' has no file to rewrite. Name one with '--expectations'."
      ),
      (
        ["--list", "--audit"],
        "'--list' runs nothing, so it goes without '--update-expectations', '--audit' and '--strict'."
      ),
    ])
  func wrong(words: [String], message: String) {
    let error = #expect(throws: (any Error).self) { try Conform.parseAsRoot(words) }
    guard let error else { return }
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

  @Test("'--version' names the folder of the pages, and reads none of them")
  func version() async throws {
    let sandbox = try Sandbox(page: "## HIT-1 Not a page\n")
    #expect(
      try await sandbox.conform("--version")
        == ProgramResult(status: 0, output: "0.1.0\npages: Spec\n", errors: ""))
  }
}
