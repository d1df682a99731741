import Foundation
import Testing

@Suite("The site command of the built program")
struct MakeSiteTests {
  @Test("A site shows the verdicts of a report, and unchanged files are not written again")
  func report() async throws {
    let sandbox = try Sandbox(page: Sandbox.failingPage)
    let run = try await sandbox.conform(["--report", "report.json"])
    #expect(run.status == 1)
    let site = try await sandbox.conform([
      "site", "--theme", Sandbox.theme, "--report", "report.json",
    ])
    let words = site.output.split(separator: " ")
    try #require(words.count == 6, "\(site)")
    let summary = ".build/site/index.html: \(words[1]) files written, 0 unchanged\n"
    #expect(site == ProgramResult(status: 0, output: summary, errors: ""))
    let html = try sandbox.read(".build/site/page.html")
    #expect(html.contains("id=\"HIT-1/outside\""))
    #expect(html.contains("failed"))
    let again = try await sandbox.conform([
      "site", "--theme", Sandbox.theme, "--report", "report.json",
    ])
    #expect(again.output == ".build/site/index.html: 0 files written, \(words[1]) unchanged\n")
  }

  @Test("A published site has addresses, data and a badge, and a broken link is an error")
  func publishing() async throws {
    let words = [
      "site", "--theme", Sandbox.theme, "--check", "--base-url", "https://example.com/c",
      "--edit-url", "https://example.com/edit/{page}.md",
    ]
    let sandbox = try Sandbox(page: Sandbox.page + "\n[a](mine.txt) [b](#HIT-1)\n")
    let broken = try await sandbox.conform(words)
    #expect(broken.status == 2)
    #expect(
      broken.errors.hasSuffix(
        """
        : the link “mine.txt” leads nowhere: the site has no file “mine.txt”
          hint: correct the link; for a renamed page add a line to redirects.txt
        1 error in 1 page
        conform: the site has errors, so it should not be published

        """), "\(broken.errors)")
    try sandbox.write("", to: ".build/site/mine.txt")
    let whole = try await sandbox.conform(words)
    #expect(whole.status == 0)
    #expect(whole.output.hasSuffix("links in 10 pages: none is broken\n"), "\(whole.output)")
    let text = try ["page.html", "badges/reference.json", "report.json", "sitemap.xml"].map {
      try sandbox.read(".build/site/\($0)")
    }
    #expect(text[0].contains("<link rel=\"canonical\" href=\"https://example.com/c/page.html\">"))
    #expect(text[0].contains("href=\"https://example.com/edit/page.md\""))
    let badge = #"{"schemaVersion":1,"label":"Reference","message":"2 of 2","color":"brightgreen"}"#
    #expect(text[1] == badge + "\n")
    #expect(text[2].contains("\"conform-report\""))
    #expect(text[3].contains("<loc>https://example.com/c/page.html</loc>"))
  }

  private static let pictures = [
    "site", "--theme", Sandbox.theme, "--base-url", "https://example.com/c", "--pictures",
  ]

  @Test("Drawings are converted by a program, and a page names the result")
  func pictures() async throws {
    let sandbox = try Sandbox()
    try sandbox.write("", to: "bin/none")
    let missing = try await sandbox.conform(
      Self.pictures, environment: ["PATH": sandbox.path("bin")])
    #expect(missing.status == 2)
    #expect(
      missing.errors == """
        conform: '--pictures' needs the program 'rsvg-convert', which is not on the PATH. Install it \
        with 'apt-get install librsvg2-bin' or 'brew install librsvg'.

        """)
    let path = "\(sandbox.path("bin")):/usr/bin:/bin"
    try sandbox.program("printf PNG; exec cat", at: "bin/rsvg-convert")
    let site = try await sandbox.conform(Self.pictures, environment: ["PATH": path])
    #expect(site.status == 0, "\(site)")
    let picture = try sandbox.read(".build/site/pictures/page/stage_1.png")
    #expect(picture.hasPrefix("PNG<svg xmlns="))
    #expect(!sandbox.exists(".build/site/pictures/page/stage_1.svg"))
    let row = try sandbox.read(".build/site/row/HIT-1/inside.html")
    #expect(row.contains("content=\"https://example.com/c/pictures/page/stage_1.png\""))
    try sandbox.program(
      "[ \"$1\" = --version ] || { echo no >&2; exit 1; }", at: "bin/rsvg-convert")
    let failed = try await sandbox.conform(Self.pictures, environment: ["PATH": path])
    #expect(failed.status == 2)
    #expect(failed.errors == "conform: 'rsvg-convert' made no picture: no\n")
  }

  @Test("Pictures need a theme that has them")
  func themeWithoutPictures() async throws {
    let sandbox = try Sandbox()
    try FileManager.default.copyItem(atPath: Sandbox.theme, toPath: sandbox.path("Theme"))
    try FileManager.default.removeItem(atPath: sandbox.path("Theme/picture.svg"))
    let site = try await sandbox.conform(Self.pictures + ["--theme", "Theme"])
    #expect(
      site
        == ProgramResult(
          status: 2, output: "",
          errors: """
            conform: '--pictures' needs a theme with the file 'picture.svg'; copy that of the theme 'Site'

            """))
  }

  @Test("A site has a lab where an engine for it is named, and a file that is none is an error")
  func lab() async throws {
    let sandbox = try Sandbox()
    try sandbox.write("\u{1F}", to: "engine.gz")
    let command = ["site", "--theme", Sandbox.theme, "--lab", "engine.gz"]
    let refused = try await sandbox.conform(command)
    #expect(refused.status != 0)
    #expect(
      refused.errors.contains(
        "engine.gz: the file is not an engine for the lab; 'make lab-engine' writes one"))
  }

  @Test("A site replays the traces of a report, and those of the local engine")
  func traces() async throws {
    let sandbox = try Sandbox(page: Sandbox.page)
    #expect(try await sandbox.conform(["--report", "plain.json"]).status == 0)
    #expect(try await sandbox.conform(["--report", "full.json", "--traces"]).status == 0)
    for (words, isReplayed) in [
      (["--report", "plain.json"], false), (["--report", "full.json"], true), ([], true),
    ] {
      let site = try await sandbox.conform(
        ["site", "--output", "out", "--theme", Sandbox.theme] + words)
      #expect(site.status == 0)
      #expect(
        try sandbox.read("out/page.html").contains("data-replay=\"\"") == isReplayed)
      #expect(try !sandbox.read("out/report.json").contains("\"trace\""))
    }
  }

  @Test("An earlier report of another version of the format is skipped with a warning")
  func unreadableHistory() async throws {
    let sandbox = try Sandbox(page: Sandbox.page)
    #expect(try await sandbox.conform(["--report", "report.json"]).status == 0)
    let report = try sandbox.read("report.json")
    let other =
      report
      .replacing(/"version" ?: ?\d+/, with: "\"version\": 99")
    try sandbox.write(other, to: "earlier/0.1.json")
    try sandbox.write(report, to: "earlier/0.2.json")
    let site = try await sandbox.conform(
      ["site", "--theme", Sandbox.theme, "--history", "earlier"])
    #expect(site.status == 0)
    #expect(site.errors.hasPrefix("conform: earlier/0.1.json: "), "\(site.errors)")
    #expect(site.errors.hasSuffix(" The history is shown without it.\n"), "\(site.errors)")
  }
}
