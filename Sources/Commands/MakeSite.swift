import ArgumentParser
import Conformance
import Engines
import Platform
import Reporting
import Results
import Running
import SiteBuilding

/// Writes the web site of the pages and the verdicts of engines.
struct MakeSite: OutcomeCommand {
  static let configuration = CommandConfiguration(
    commandName: "site",
    abstract: "Make a web site of the pages, with the verdicts of one or more runs.",
    discussion: """
      The site has every language of the pages. Without a report, the local engine is run first \
      and its verdicts are shown. What an engine did can be replayed where its report was written \
      with '--traces'.

      Examples:
        conform site
        conform site --report local.json --report other.json --output public
        conform site --report new.json --history earlier
        conform site --check --base-url https://example.com/conform --pictures
      """)

  @OptionGroup var spec: SpecOptions

  @Option(
    help: ArgumentHelp(
      "The folder to put the site in. Example: --output public", valueName: "folder"),
    completion: .directory)
  var output: Path = ".build/site"

  @OptionGroup var theme: ThemeOptions

  @Option(
    name: .customLong("report"),
    help: ArgumentHelp(
      "A report that 'conform run --report' wrote; may be repeated. Example: --report local.json",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var reports: [Path] = []

  @Option(
    help: ArgumentHelp(
      """
      A folder of earlier reports, each named for its version or day, as '0.9.json' or \
      '2026-05-31.json'; adds to each engine's page how it did, and what has changed since the last. \
      Example: --history history
      """, valueName: "folder"),
    completion: .directory)
  var history: Path?

  @OptionGroup var lab: LabOptions

  @OptionGroup var publishing: PublishingOptions

  @Flag(help: "Follow every link within the site, and fail where one leads nowhere.")
  var check = false

  func outcome() async throws -> RunOutcome {
    let lab = try lab.engine()
    async let frame = (try Theme(folder: theme.folder.text), try reference())
    let book = try await spec.book(rendering: .html, languages: .all)
    // Before the pages are run, so that a missing theme is reported at once.
    let (theme, reference) = try await frame
    if publishing.pictures { try await checkPictures(of: theme) }
    let plan = try Plan(book.scenarios)
    let reports = try await self.reports(for: plan, book.vocabulary.vocabulary)
    StandardStream.error.write(DiagnosticList.notes(theme.warnings(for: book)))
    var publishing = try publishing.publishing(reports)
    publishing.history = try history(before: reports, plan.scenarios, book.formerIDs)
    let builder = SiteBuilder(
      theme: theme, publishing: publishing, snapshots: LocalEngine().scenes, lab: lab)
    let files = try await PictureConverter.convert(
      builder.build(book, reports: reports, reference: reference))
    let changes = try SiteWriter(folder: output.text).write(files)
    StandardStream.output.write(
      Summary.site(
        front: "\(output.text)/\(SiteFile.front)", written: changes.written.count,
        removed: changes.removed.count, unchanged: changes.unchanged))
    if check { try checkLinks(of: files) }
    return .conforming
  }

  private func reference() throws -> Reference {
    Reference(
      command: try CommandDescription(of: Conform.self),
      schemas: try SiteFile.schemas(in: spec.folder.text))
  }

  private func checkPictures(of theme: Theme) async throws {
    guard theme.hasPictures else {
      throw CommandError(
        "'--pictures' needs a theme with the file 'picture.svg'; copy that of the theme 'Site'")
    }
    try await PictureConverter.check()
  }

  /// Checks the links of the pages; a link may also lead to another file in the output folder.
  private func checkLinks(of files: [SiteFile]) throws {
    let finding = SiteChecker(files, base: publishing.base).check { path in
      FileManager.default.fileExists(atPath: "\(output.text)/\(path)")
    }
    try CommandError.check(
      finding.diagnostics, CommandError("the site has errors, so it should not be published"))
    StandardStream.output.write(
      Summary.links(
        finding.links, pages: files.count { $0.path.hasSuffix(".html") }))
  }

  /// Reads the earlier reports and compares the last of them with the present ones. Warns of those
  /// that cannot be read, such as reports of another version of the format, and skips them.
  private func history(
    before reports: [Report], _ scenarios: [Scenario], _ formerIDs: FormerIDs
  ) throws -> History {
    guard let folder = history else { return History() }
    let names = try folder.names()
      .filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
      .map { String($0.dropLast(".json".count)) }
      .sorted(by: History.isInOrder)
    var earlier: [(name: String, report: Report)] = []
    for name in names {
      do {
        let file = Path(stringLiteral: "\(folder.text)/\(name).json")
        earlier.append((name, try file.report(accepting: .partial).following(formerIDs)))
      } catch let error as ReportError {
        StandardStream.error.write(ErrorMessage.skipped(error))
      }
    }
    let present = Report(engines: reports.flatMap(\.engines))
    return History(
      versions: earlier,
      changes: earlier.last.map {
        ReportComparison(of: present, with: $0.report, scenarios: scenarios)
      })
  }

  /// Reads the named reports, or runs the local engine if none is named and it has the vocabulary.
  private func reports(for plan: Plan, _ vocabulary: Vocabulary) async throws -> [Report] {
    guard reports.isEmpty else {
      let ids = Set(plan.scenarios.map(\.id.description))
      return try reports.map { path in
        let report = try path.report(accepting: .partial)
        StandardStream.error.write(ErrorMessage.strays(in: report, file: path.text, scenarios: ids))
        return report
      }
    }
    guard vocabulary.isUIKit else { return [] }
    let results = try await EngineChoice.local.results(of: plan, speaking: vocabulary)
    return [Report(engines: [results])]
  }
}
