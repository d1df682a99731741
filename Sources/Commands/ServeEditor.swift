import ArgumentParser
import Conformance
import Dispatch
import LanguageServing
import Platform
import Results
import Running
import SiteBuilding
import SpecReading

/// Serves an editor over standard input and output.
struct ServeEditor: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "language-server",
    abstract: "Serve an editor by the Language Server Protocol, over standard input and output.",
    discussion: """
      Editors start this themselves; 'Spec/writing-a-page.md' has the settings of some. It shows the \
      errors that 'conform check' prints as a page is typed, completes phrases, names and ids, \
      leads to what is named, renames it, formats pages, and runs rows and clauses.

      Examples:
        conform language-server
        conform language-server --spec drafts --engine "python3 engine.py"
      """)

  @OptionGroup var spec: SpecOptions

  @Option(
    help: """
      The engine that runs rows and clauses: 'local', or a program that speaks the protocol. \
      Example: --engine "python3 engine.py"
      """)
  var engine = EngineChoice.local

  func run() async throws {
    let reader = spec.reader(languages: .all)
    let choice = engine
    let configuration = LanguageServer.Configuration(
      reader: reader, enter: { _ = FileManager.default.changeCurrentDirectoryPath($0) },
      findings: { book in
        let profiles =
          book.lacksVocabulary ? [] : (try? ProfileFolder(of: reader, for: book))?.diagnostics ?? []
        let mistakes = SiteBuilder.diagnostics(ofNamesIn: book) + profiles + book.refutedClauses
        return (mistakes, book.translations.flatMap(\.notes) + book.outdatedFingerprints)
      },
      run: { scenarios, vocabulary in
        let system = scenarios.first?.systems.newest
        let plan = try Plan(scenarios, system: system)
        return try await choice.use(speaking: vocabulary, system: system) { engine, jobs in
          try await Runner(engine: engine, jobs: jobs).run(plan) { _ in }
        }.results
      })
    let status = await LanguageServer(configuration).run(Self.input()) {
      StandardStream.output.write(data: $0)
    }
    if status != 0 { throw ExitCode(status) }
  }

  /// Returns the bytes of standard input as they arrive.
  private static func input() -> AsyncStream<[UInt8]> {
    let (bytes, continuation) = AsyncStream.makeStream(of: [UInt8].self)
    // On a thread of its own: a dispatch source is not notified of the end of a file, nor of a pipe that
    // was closed before the source was made.
    DispatchQueue(label: "standard input").async {
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = read(STDIN_FILENO, &buffer, buffer.count)
        if count > 0 {
          continuation.yield(Array(buffer[..<count]))
        } else if count == 0 || errno != EINTR {
          return continuation.finish()
        }
      }
    }
    return bytes
  }
}
