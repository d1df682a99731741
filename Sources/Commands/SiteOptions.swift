import ArgumentParser
import Conformance
import Reporting
import Results
import SiteBuilding

/// The `--theme` option: the folder of templates and styles.
struct ThemeOptions: ParsableArguments {
  @Option(
    name: .customLong("theme"),
    help: ArgumentHelp(
      """
      The folder of the templates and styles; otherwise 'Site' in the current folder, or else the \
      theme that came with this program. Example: --theme Site
      """, valueName: "folder"),
    completion: .directory)
  var named: Path?

  /// The folder of the theme.
  var folder: Path { named ?? Installation.theme }
}

/// The `--lab` option: the engine that runs in the pages.
struct LabOptions: ParsableArguments {
  @Option(
    name: .customLong("lab"),
    help: ArgumentHelp(
      """
      Add the lab, a page in which this engine runs; 'make lab-engine' writes the file. An installed \
      program has one, and adds it with its own theme. Example: --lab .build/web-engine.wasm.gz
      """, valueName: "file"),
    completion: .file(extensions: ["gz"]))
  var file: Path?

  /// Reads the engine; nil where none is named.
  func engine() throws -> LabEngine? {
    guard let file = file ?? Installation.lab else { return nil }
    let module = try file.read()
    do throws(LabEngineError) {
      return try LabEngine(compressed: module)
    } catch {
      throw CommandError("\(file.text): \(error)")
    }
  }
}

/// The options for publishing a site on the web.
struct PublishingOptions: ParsableArguments {
  @Option(
    name: .customLong("base-url"),
    help: ArgumentHelp(
      """
      The site's public URL; adds a sitemap, the canonical address of each page, and a page for \
      each row, of which other sites show the title beside a link. \
      Example: --base-url https://example.com/conform
      """, valueName: "url"),
    transform: { try BaseURL($0) })
  var base: BaseURL?

  @Option(
    name: .customLong("edit-url"),
    help: ArgumentHelp(
      """
      Where a page can be edited, with '{page}' for its name; adds a link to each page. \
      Example: --edit-url 'https://example.com/edit/main/Spec/{page}.md'
      """, valueName: "pattern"),
    transform: { try EditPattern($0) })
  var editing: EditPattern?

  @Flag(
    help: """
      Make the pictures that other sites show beside a link to a symptom or a row; needs '--base-url', \
      and the program 'rsvg-convert' of librsvg.
      """)
  var pictures = false

  func validate() throws {
    guard !pictures || base != nil else {
      throw ValidationError(
        "'--pictures' is of no use without the site's address. Add '--base-url'.")
    }
  }

  /// Returns the addresses and downloads of a site that shows these reports.
  func publishing(_ reports: [Report]) throws -> Publishing {
    let report = Report(engines: reports.flatMap(\.engines))
    let downloads: Publishing.Downloads = (
      // The pages already contain the traces, which would make the file many times as large.
      report: ReportJSON.encode(report.analyzed().withoutTraces),
      badges: report.engines.map(BadgeJSON.encode)
    )
    var publishing = Publishing(
      base: base, editing: editing, downloads: report.engines.isEmpty ? nil : downloads)
    publishing.hasPictures = pictures
    return publishing
  }
}

extension CommandDescription {
  /// Describes a command and its subcommands from the argument parser's own dump.
  init(of command: any ParsableCommand.Type) throws {
    let dump = try JSONReader.read(Array(command._dumpHelp().utf8)[...])
    self.init(dump.member("command") ?? .null)
  }
}
