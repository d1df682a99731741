import Foundation
import Testing

@Suite("The built binary ends with the status that its help promises")
struct BuiltBinaryTests {
  /// What one call of the program said and how it ended.
  struct Ending: Equatable {
    var status: Int32
    var output: String
    var errors: String
  }

  static let sound = """
    # Page

    | responder | kind        | in  | frame       |
    | --------- | ----------- | --- | ----------- |
    | app       | application |     |             |
    | window    | window      | app | 0 0 100 100 |

    ## HIT-1 A window is found

    It MUST be found.

    Sources: tests. Feature: hit-testing. Confidence: documented.

    | scenario | when touching | then the hit-test view is |
    | -------- | ------------- | ------------------------- |
    | inside   | 10 10         | window                    |
    | outside  | 100 10        | nobody                    |

    """

  /// A device that is always full.
  private static let fullDevice = URL(fileURLWithPath: "/dev/full")

  /// Runs the program beside a folder `Spec` with one page; what goes to a device is not kept.
  private func conform(
    _ arguments: String..., page: String = sound, writingTo device: URL? = nil
  ) throws -> Ending {
    try inFolder(page: page) { try conform(arguments, in: $0, writingTo: device) }
  }

  /// Makes a folder with a folder `Spec` that has one page, and removes it afterwards.
  func inFolder<Result>(page: String = sound, _ body: (URL) throws -> Result) throws
    -> Result
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("conform-\(UUID().uuidString)")
    let spec = folder.appendingPathComponent("Spec")
    try FileManager.default.createDirectory(at: spec, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(page.utf8).write(to: spec.appendingPathComponent("page.md"))
    return try body(folder)
  }

  /// Runs the program in a folder.
  func conform(
    _ arguments: [String], in folder: URL, writingTo device: URL? = nil,
    environment: [String: String] = [:]
  ) throws -> Ending {
    let process = Process()
    process.executableURL = BuiltProgram.url
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
      .merging(environment) { _, own in own }
    let output = folder.appendingPathComponent("output")
    let errors = folder.appendingPathComponent("errors")
    for file in [output, errors] {
      _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    }
    process.standardOutput = try FileHandle(forWritingTo: device ?? output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Ending(
      status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }

  @Test("0 where everything is as expected")
  func conforming() throws {
    #expect(
      try conform("--engine", "local")
        == Ending(
          status: 0,
          output: """
            ✓ Spec/page.md  2 passed

            2 scenarios: 2 passed · Conform 0.1.0 (Swift)

            """, errors: ""))
  }

  @Test("1 where an expectation is wrong, with expected against actual and the way to run it again")
  func notConforming() throws {
    let page = Self.sound.replacingOccurrences(
      of: "| window                    |", with: "| nobody |")
    let ending = try conform(page: page)
    #expect(ending.status == 1)
    #expect(
      ending.output == """
        ✗ Spec/page.md  1 failed, 1 passed

          ✗ HIT-1/inside
            HIT-1 MUST A window is found
            Spec/page.md:16: the hit-test view is nobody
              expected  nobody
              actual    window
            trace
              1. touching 10 10
                 point(inside:with:)  window
                 sendEvent(_:)  app → window
                 touchesBegan(_:with:)  window → app
              2. the hit-test view: window
            rerun  swift run conform --engine local --filter 'HIT-1/inside'

        2 scenarios: 1 passed, 1 failed · Conform 0.1.0 (Swift)

        """)
    #expect(ending.errors == "")
  }

  @Test("2 where a page has mistakes, and all of them are told")
  func mistakenPage() throws {
    let page = """
      # Page

      | responder | kind        | in  | frame     |
      | --------- | ----------- | --- | --------- |
      | app       | aplication  |     |           |
      | window    | window      | ap  | 0 0 100 x |

      ## HIT-1 A window is found

      Sources: tests. Feature: hit-testing. Confidence: documented.

      | scenario | when touching | then the hit-test view is |
      | -------- | ------------- | ------------------------- |
      | inside   | 10 ten        | window                    |

      """
    let ending = try conform("check", page: page)
    #expect(ending.status == 2)
    #expect(ending.output == "")
    #expect(
      ending.errors == """
        Spec/page.md:5:15: `aplication` is no kind of responder
          hint: did you mean `application`?
        Spec/page.md:6:29: column `in` names `ap`, which is not on this stage
          hint: did you mean `app`?
        Spec/page.md:6:35: `0 0 100 x` is no frame
          hint: write four numbers, `x y width height`, none negative in size
        Spec/page.md:8:1: clause HIT-1 does not say how binding it is
          hint: use MUST, SHOULD or MAY in its prose
        Spec/page.md:14:14: `ten` does not fit in `touching 10 ten`
          hint: write two numbers, `x y`
        5 mistakes in 1 page
        conform: nothing can be judged by pages that have mistakes

        """)
  }

  @Test("2 where nothing is selected")
  func nothingSelected() throws {
    let ending = try conform("--filter", "nothing")
    #expect(ending.status == 2)
    #expect(ending.errors.hasPrefix("conform: "))
  }

  @Test("What a filter selects is listed or run, and nothing else")
  func filter() throws {
    let listed = try conform("--list", "--filter", "HIT-1/in*")
    #expect(listed == Ending(status: 0, output: "HIT-1/inside  A window is found\n", errors: ""))
    let ran = try conform("--filter", "!HIT-1/inside", "--jobs", "1")
    #expect(
      ran.output == """
        ✓ Spec/page.md  1 passed

        1 scenario: 1 passed · Conform 0.1.0 (Swift)

        """)
  }

  @Test("A report is written, and a site made of it, that says the same again")
  func report() throws {
    let theme = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Site").path
    let page = Self.sound.replacingOccurrences(of: "100 10 ", with: "10 10  ")
    try inFolder(page: page) { folder in
      let run = try conform(["--report", "report.json"], in: folder)
      #expect(run.status == 1)
      let site = try conform(["site", "--theme", theme, "--report", "report.json"], in: folder)
      let words = site.output.split(separator: " ")
      try #require(words.count == 6, "\(site)")
      let summary = ".build/site/index.html: \(words[1]) files written, 0 unchanged\n"
      #expect(site == Ending(status: 0, output: summary, errors: ""))
      let html = try String(
        contentsOf: folder.appendingPathComponent(".build/site/page.html"), encoding: .utf8)
      #expect(html.contains("id=\"HIT-1/outside\""))
      #expect(html.contains("failed"))
      let again = try conform(["site", "--theme", theme, "--report", "report.json"], in: folder)
      #expect(again.output == ".build/site/index.html: 0 files written, \(words[1]) unchanged\n")
    }
  }

  @Test("A site is published with addresses, data and a badge, and a broken link is told")
  func publishing() throws {
    let theme = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Site").path
    let words = [
      "site", "--theme", theme, "--check", "--base-url", "https://example.com/c",
      "--edit-url", "https://example.com/edit/{page}.md",
    ]
    try inFolder(page: Self.sound + "\n[a](mine.txt) [b](#HIT-1)\n") { folder in
      let broken = try conform(words, in: folder)
      #expect(broken.status == 2)
      #expect(
        broken.errors.hasSuffix(
          """
          : the link “mine.txt” leads nowhere: the site has no file “mine.txt”
            hint: correct the link; for a renamed page add a line to redirects.txt
          1 mistake in 1 page
          conform: the site has mistakes, so it should not be published

          """), "\(broken.errors)")
      let site = folder.appendingPathComponent(".build/site")
      try Data().write(to: site.appendingPathComponent("mine.txt"))
      let whole = try conform(words, in: folder)
      #expect(whole.status == 0)
      #expect(whole.output.hasSuffix("links in 8 pages: none is broken\n"), "\(whole.output)")
      let text = try ["page.html", "badges/conform.json", "report.json", "sitemap.xml"].map {
        try String(contentsOf: site.appendingPathComponent($0), encoding: .utf8)
      }
      #expect(text[0].contains("<link rel=\"canonical\" href=\"https://example.com/c/page.html\">"))
      #expect(text[0].contains("href=\"https://example.com/edit/page.md\""))
      let badge = #"{"schemaVersion":1,"label":"Conform","message":"2 of 2","color":"brightgreen"}"#
      #expect(text[1] == badge + "\n")
      #expect(text[2].contains("\"conform-report\""))
      #expect(text[3].contains("<loc>https://example.com/c/page.html</loc>"))
    }
  }

  @Test("The state of the ledger is told, and fails while a statement is open")
  func coverage() throws {
    let ledger = """

      | statement | evidence | home |
      | --------- | -------- | ---- |
      | S1 | | open |
      | U1 | documented <https://example.org/a> | HIT-1 |

      """
    let page = Self.sound.replacingOccurrences(of: "Sources: tests.", with: "Sources: tests (U1).")
    let ending = try conform("coverage", page: page + ledger)
    #expect(ending.status == 1)
    #expect(ending.output.hasSuffix("scenarios run 50 % of them\nopen: S1\n"))
  }

  @Test(
    "2 where the output is lost", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: ["run", "check", "phrases", "--list"])
  func fullDisk(_ argument: String) throws {
    #expect(
      try conform(argument, writingTo: Self.fullDevice)
        == Ending(
          status: 2, output: "",
          errors: "conform: the output cannot be written: No space left on device\n"))
  }

  @Test(
    "64 where the command line is wrong", arguments: ["--engine=", "--jobs=0", "--fliter=x"])
  func usage(_ argument: String) throws {
    let ending = try conform(argument)
    #expect(ending.status == 64)
    #expect(ending.output == "")
    #expect(ending.errors.contains("Usage: conform"))
  }
}
