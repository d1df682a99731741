import ArgumentParser
import Conformance
import Engines
import Platform
import Previewing
import Reporting
import Results
import Running
import SiteBuilding
import Subprocess

/// Serves a preview of the site until a signal arrives.
struct Serve: OutcomeCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serve the site to a browser on this machine, and rebuild it on every change.",
    discussion: """
      The pages, the theme and the verdicts are kept in memory: what changes is read and run \
      again, and the browser shows it at once. While a page has an error the browser shows its last \
      good version, with the error at its place and a link that opens the line in an editor; the \
      other pages are not affected.

      Examples:
        conform serve
        conform serve --engine "python3 toy.py" --port 0
        conform serve --report local.json --open
      """)

  @OptionGroup var spec: SpecOptions

  @OptionGroup var theme: ThemeOptions

  @OptionGroup var lab: LabOptions

  @Option(
    help: """
      The engine whose verdicts are shown: 'local', or a program that speaks the protocol; may be \
      repeated. Example: --engine "python3 engine.py"
      """)
  var engine: [EngineChoice] = []

  @Option(
    name: .customLong("report"),
    help: ArgumentHelp(
      """
      Show the verdicts of a report that 'conform run --report' wrote, and run nothing; may be \
      repeated. Example: --report local.json
      """, valueName: "file"),
    completion: .file(extensions: ["json"]))
  var reports: [Path] = []

  @Option(
    help: ArgumentHelp(
      "The port to serve at; 0 is any that is free. Example: --port 8080", valueName: "number"))
  var port: UInt16 = 8000

  @Option(
    help: ArgumentHelp(
      """
      The address that opens a line with an error in an editor: '{path}' stands for the file, \
      '{line}' and '{column}' for the place; 'none' for no link. Example: --editor \
      'idea://open?file={path}&line={line}'
      """, valueName: "address"))
  var editor = EditorPattern.visualStudioCode

  @Flag(help: "Also open the site in the browser.")
  var open = false

  func validate() throws {
    guard engine.isEmpty || reports.isEmpty else {
      throw ValidationError(
        "'--report' shows verdicts that are there, so it goes without '--engine'.")
    }
    try engine.checkDistinct()
    do {
      _ = try editorPattern
    } catch {
      throw ValidationError("\(error)")
    }
  }

  func outcome() async throws -> RunOutcome {
    let folder = spec.folder.text
    try await Preview(try configuration()).run(port: port) { port in
      StandardStream.output.write(PreviewText.address(port: port, folder: folder))
      if open { await Self.openBrowser(port: port) }
    }
    return .conforming
  }

  /// The files and engines that the preview is made of.
  private func configuration() throws -> PreviewConfiguration {
    let command = try CommandDescription(of: Conform.self)
    let folder = spec.folder.text
    var configuration = PreviewConfiguration(
      reader: spec.reader(rendering: .html, languages: .all), theme: theme.folder.text,
      verdicts: verdicts, snapshots: LocalEngine().scenes,
      lab: try lab.engine()
    ) {
      Reference(command: command, schemas: try SiteFile.schemas(in: folder))
    }
    configuration.editor = try editorPattern
    return configuration
  }

  private var editorPattern: EditorPattern? {
    get throws(EditorPatternError) {
      guard editor != "none" else { return nil }
      return try EditorPattern(editor, folder: FileManager.default.currentDirectoryPath)
    }
  }

  private var verdicts: PreviewConfiguration.Verdicts {
    guard reports.isEmpty else {
      let files = reports
      return .reports(files: files.map(\.text)) {
        try files.map { try $0.report(accepting: .partial) }
      }
    }
    let named = engine
    return .engines { scenarios, vocabulary in
      // Pages of another domain are shown without verdicts until an engine is named.
      let engines = named.isEmpty && vocabulary.isUIKit ? [.local] : named
      let plan = try Plan(scenarios)
      var columns: [EngineResults] = []
      for choice in engines {
        columns.append(try await choice.results(of: plan, speaking: vocabulary))
      }
      return columns
    }
  }

  /// Opens the site in the default browser; a failure is ignored, because the address is printed.
  private static func openBrowser(port: UInt16) async {
    #if canImport(Darwin)
      let opener = "open"
    #else
      let opener = "xdg-open"
    #endif
    // The shell does not wait: `xdg-open` may run as long as the browser does.
    let command = "\(opener) http://localhost:\(port)/ >/dev/null 2>&1 &"
    _ = try? await Subprocess.run(.path("/bin/sh"), arguments: ["-c", command], output: .discarded)
  }
}
