import ArgumentParser
import Conformance
import Results
import Running
import Testing

@testable import Commanding

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
      (["--jobs", "0"], "'--jobs 0' cannot be run. Write a number from 1 to 1024."),
      (["--jobs=-1"], "'--jobs -1' cannot be run. Write a number from 1 to 1024."),
      (
        ["--jobs", "9223372036854775807"],
        "'--jobs 9223372036854775807' cannot be run. Write a number from 1 to 1024."
      ),
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
        ["--list", "--badge", "b.json"],
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
        The value 'r.txt' is invalid for '--report <file>': The format is told by the file's \
        ending, .json (json), .xml (junit) or .tap (tap), or by a name before the file: json:FILE, \
        junit:FILE, tap:FILE or ctrf:FILE.
        """
      ),
      (
        ["--shard", "3/2"],
        """
        The value '3/2' is invalid for '--shard <number/count>': '3/2' is not a shard: the first \
        number goes from 1 to the second, such as 1/3.
        """
      ),
      (["--seed", "-1"], "Missing value for '--seed <number>'"),
      (["--seed", "some"], "The value 'some' is invalid for '--seed <number>'"),
      (
        ["merge", "a.json"], "'--report' is missing: the file to write. Example: --report all.json"
      ),
      (["merge", "--report", "a.json"], "Missing expected argument '<file> ...'"),
      (["explain"], "Missing expected argument '<id>'"),
      (
        ["explain", "HIT-9", "--transcript", "--engine", "local", "--engine", "sh a"],
        "'--transcript' is of one engine. Name one, or none."
      ),
      (["--engine", "local", "--engine", "local"], "An engine is named twice. Name each once."),
      (
        ["fuzz"],
        """
        '--engine' is missing. Name two engines to compare, or one for the laws. Example: \
        --engine local --engine "python3 engine.py"
        """
      ),
      (
        ["fuzz", "--engine", "local", "--engine", "sh a", "--engine", "sh b"],
        "3 engines are named. Compare two at a time, or name one for the laws."
      ),
      (
        ["fuzz", "--engine", "local", "--engine", "local"],
        "An engine is named twice. Name it once to try the laws on it."
      ),
      (
        ["fuzz", "--engine", "local", "--count", "1", "--time", "1"],
        "'--count' and '--time' both end a run. Name one of them."
      ),
      (
        ["fuzz", "--engine", "local", "--count", "0"],
        "'--count 0' cannot be run. Write a number from 1 to 1000000000."
      ),
      (
        ["fuzz", "--engine", "local", "--time", "0"],
        "'--time 0.0' is not a time. Write a number above 0, up to 86400.0."
      ),
      (
        ["fuzz", "--engine", "local", "--jobs", "0"],
        "'--jobs 0' cannot be run. Write a number from 1 to 1024."
      ),
      (["--jobs", "many"], "The value 'many' is invalid for '--jobs <number>'"),
      (
        ["--report", ""],
        """
        The value '' is invalid for '--report <file>': The format is told by the file's ending, \
        .json (json), .xml (junit) or .tap (tap), or by a name before the file: json:FILE, \
        junit:FILE, tap:FILE or ctrf:FILE.
        """
      ),
      (
        ["--report", "jnuit:r.xml"],
        """
        The value 'jnuit:r.xml' is invalid for '--report <file>': 'jnuit' is not a format of reports. \
        Did you mean 'junit'? Write json:FILE, junit:FILE, tap:FILE or ctrf:FILE, or \
        './jnuit:r.xml' for a file of that name.
        """
      ),
      (
        ["--report", "tap:"],
        """
        The value 'tap:' is invalid for '--report <file>': 'tap:' names no file. Write one right \
        after it: json:FILE, junit:FILE, tap:FILE or ctrf:FILE.
        """
      ),
      (
        ["--report", "r.json", "--report", "ctrf:r.json"],
        "'--report r.json' and '--report r.json' are one file. Name a file for each."
      ),
      (
        ["--report", "json:x", "--badge", "./x"],
        "'--report x' and '--badge ./x' are one file. Name a file for each."
      ),
      (
        ["merge", "x.json", "--report", "y.json", "--badge", "x.json"],
        "'x.json' and '--badge x.json' are one file. Name a file for each."
      ),
      (
        ["--report", "a.json/"],
        "'--report a.json/' names a folder. Write the name of a file in it."
      ),
      (["--badge", " "], "'--badge  ' names no file. Write its name."),
      (
        ["--badge", "a\nb.json"],
        """
        The name of a file has a line break or another character that cannot be shown. Choose \
        another name: "--badge a\\nb.json".
        """
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
      (["--badge", ""], "The value '' is invalid for '--badge <file>'"),
      (["--spec", ""], "The value '' is invalid for '--spec <folder>'"),
      (["site", "--output", ""], "The value '' is invalid for '--output <folder>'"),
      (["site", "--theme", ""], "The value '' is invalid for '--theme <folder>'"),
      (["site", "--report", ""], "The value '' is invalid for '--report <file>'"),
      (
        ["site", "--base-url", "example.com"],
        """
        The value 'example.com' is invalid for '--base-url <url>': “example.com” is not where a \
        site can be. Write it whole, as in 'https://example.com/conform'.
        """
      ),
      (
        ["site", "--edit-url", "https://example.com/page.md"],
        """
        The value 'https://example.com/page.md' is invalid for '--edit-url <pattern>': \
        “https://example.com/page.md” leads to no page. Write a whole address with '{page}' for \
        the page's name, as in 'https://example.com/edit/main/Spec/{page}.md'.
        """
      ),
      (["HIT-4"], "Unexpected argument 'HIT-4'"),
      (["check", "--filter", "HIT-4"], "Unknown option '--filter'"),
      (
        ["--traces"],
        "'--traces' keeps traces in a report. Name one, such as '--report report.json'."
      ),
      (
        ["--traces", "--report", "r.tap"],
        "'--traces' keeps traces in a report. Name one, such as '--report report.json'."
      ),
      (["--only", "HIT-4"], "Unknown option '--only'"),
    ])
  func wrong(words: [String], message: String) {
    let error = #expect(throws: (any Error).self) { try Conform.parseAsRoot(words) }
    guard let error else { return }
    #expect(Conform.message(for: error) == message)
    #expect(Conform.exitCode(for: error).rawValue == 64)
  }

  @Test("Without arguments the local engine runs all of Spec")
  func defaults() throws {
    let run = try #require(try Conform.parseAsRoot([]) as? Run)
    #expect(run.engine == [.local])
    #expect(run.spec.folder == "Spec")
    #expect(run.selection.filters.isEmpty)
    #expect(run.selection.shard == nil)
    #expect(run.selection.order == .pages)
    #expect(run.jobs == nil)
    #expect(!run.reporting.isAsked)
    #expect(!run.list)
    #expect(!run.failFast)
  }

  @Test("The options of a run are parsed with and without its name")
  func options() throws {
    let words = [
      "--engine", "local", "--spec", "drafts", "--filter", "HIT-4", "--filter", "!level:MAY",
      "--fail-fast", "--jobs", "3", "--report", "r.json", "--report", "r.xml", "--shard", "2/3",
      "--seed", "42", "--annotations", "--badge", "b.json", "--compare", "old.json",
    ]
    for words in [words, ["run"] + words] {
      let run = try #require(try Conform.parseAsRoot(words) as? Run)
      #expect(run.engine == [.local])
      #expect(run.spec.folder == "drafts")
      #expect(run.selection.filters.map(\.text) == ["HIT-4", "!level:MAY"])
      #expect(run.failFast)
      #expect(run.jobs == 3)
      #expect(run.reporting.reports.map(\.path) == ["r.json", "r.xml"])
      #expect(run.reporting.reports.map(\.format) == [.json, .junit])
      #expect(run.selection.shard == Shard(2, of: 3))
      #expect(run.selection.order == .shuffled(seed: 42))
      #expect(run.reporting.annotations)
      #expect(run.reporting.badge == "b.json")
      #expect(run.reporting.compare == "old.json")
      #expect(!run.list)
    }
    #expect(try #require(try Conform.parseAsRoot(["--list"]) as? Run).list)
  }

  @Test("A random seed can be passed as a number")
  func randomSeed() throws {
    let seed = try #require(Seed(argument: "random"))
    #expect(Seed(argument: "\(seed.number)") == seed)
  }

  @Test("By default a site is made from Site into the build folder")
  func site() throws {
    let site = try #require(try Conform.parseAsRoot(["site"]) as? MakeSite)
    #expect(site.output == ".build/site")
    #expect(site.theme.folder == "Site")
    #expect(site.reports.isEmpty)
    let other = try #require(
      try Conform.parseAsRoot([
        "site", "--output", "o", "--theme", "t", "--report", "a", "--report", "b",
      ]) as? MakeSite)
    #expect(other.output == "o")
    #expect(other.theme.folder == "t")
    #expect(other.reports == ["a", "b"])
  }

  @Test("By default a preview shows the local engine at port 8000")
  func serve() throws {
    let serve = try #require(try Conform.parseAsRoot(["serve"]) as? Serve)
    #expect(serve.port == 8000)
    #expect(serve.theme.folder == "Site")
    #expect(serve.engine.isEmpty)
    #expect(!serve.open)
    let other = try #require(
      try Conform.parseAsRoot([
        "serve", "--port", "0", "--theme", "t", "--spec", "s", "--engine", "sh toy", "--open",
      ]) as? Serve)
    #expect(other.port == 0)
    #expect(other.engine == [.program("sh toy")])
    #expect(other.open)
  }

  @Test(
    "A wrong command line of a preview is reported",
    arguments: [
      (
        ["--report", "r.json", "--engine", "local"],
        "'--report' shows verdicts that are there, so it goes without '--engine'."
      ),
      (
        ["--engine", "local", "--engine", "local"], "An engine is named twice. Name each once."
      ),
      (["--port", "65536"], "The value '65536' is invalid for '--port <number>'"),
      (["--port", "-1"], "Missing value for '--port <number>'"),
    ])
  func serveMistakes(words: [String], message: String) {
    let error = #expect(throws: (any Error).self) {
      try Conform.parseAsRoot(["serve"] + words)
    }
    guard let error else { return }
    #expect(Conform.message(for: error) == message)
  }

  @Test("A rerun names the folder only if it is not the default")
  func rerun() throws {
    #expect(try SpecOptions.parse([]).arguments == [])
    #expect(try SpecOptions.parse(["--spec", "drafts"]).arguments == ["--spec", "drafts"])
  }
}
