import ArgumentParser
import Conformance
import Engines
import Previewing
import Reporting
import Running
import SiteBuilding

/// What to preview, and where.
package struct PreviewOptions: ParsableArguments {
  @OptionGroup var spec: SpecOption

  @OptionGroup var theme: ThemeOption

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
  package var port: UInt16 = 8000

  @Flag(help: "Also open the site in the browser.")
  package var open = false

  package init() {}

  package func validate() throws {
    guard engine.isEmpty || reports.isEmpty else {
      throw ValidationError(
        "'--report' shows verdicts that are there, so it goes without '--engine'.")
    }
    if Set(engine).count < engine.count {
      throw ValidationError("An engine is named twice. Name each once.")
    }
  }

  /// All that the preview is made of.
  func workshop() throws -> Workshop {
    let command = try CommandDescription(of: Conform.self)
    let folder = spec.folder.text
    return Workshop(
      reader: spec.reader(rendering: .html, languages: .all), theme: theme.folder.text,
      verdicts: verdicts, snapshots: LocalEngine().snapshots
    ) {
      Reference(command: command, schemas: try SchemaFile.all(in: folder))
    }
  }

  private var verdicts: Workshop.Verdicts {
    guard reports.isEmpty else {
      let files = reports
      return .reports(files: files.map(\.text)) {
        try files.map { try File($0).report(accepting: .partial) }
      }
    }
    let engines = engine.isEmpty ? [.local] : engine
    return .engines { scenarios in
      let plan = try Plan(scenarios)
      var columns: [Report.Column] = []
      for choice in engines {
        columns.append(
          try await choice.use(jobs: nil, limits: EngineLimits()) { engine, jobs in
            try await Runner(engine: engine, jobs: jobs, keeping: .all).run(plan) { _ in }
          })
      }
      return columns
    }
  }
}
