import Previewing
import Reporting
import SiteBuilding

/// Serves a preview and prints every rebuild.
struct Preview: Sendable {
  /// The interval between two snapshots of the files; a rebuild needs two that are equal.
  private static let interval = Duration.milliseconds(20)

  private let site: LiveSite

  /// Creates a preview that builds nothing before `run`.
  init(_ configuration: PreviewConfiguration) {
    let session = String(UInt32.random(in: 0...UInt32.max), radix: 36)
    site = LiveSite(configuration, session: session)
  }

  /// Builds and serves the site until a signal arrives.
  ///
  /// - Parameter ready: is called once, with the port.
  /// - Throws: `PortError` if the port cannot be used.
  func run(port: UInt16, _ ready: @escaping @Sendable (UInt16) async -> Void) async throws {
    try await TerminationSignals.withCancellation {
      do {
        try await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask { try await follow() }
          group.addTask { try await PreviewServer(site, port: port).run(ready) }
          defer { group.cancelAll() }
          try await group.next()
        }
      } catch {
        // A signal is the usual way to end a preview, not an error.
        if !Task.isCancelled { throw error }
      }
    }
  }

  /// Builds the site, and builds it again whenever its files change.
  private func follow() async throws {
    let clock = ContinuousClock()
    var start = clock.now
    let first = await site.open()
    // A build that was cancelled has no result to print.
    try Task.checkCancellation()
    write(first, took: start.duration(to: clock.now))
    while true {
      try await clock.sleep(for: Self.interval)
      start = clock.now
      let rebuild = await site.poll()
      try Task.checkCancellation()
      if let rebuild { write(rebuild, took: start.duration(to: clock.now)) }
    }
  }

  private func write(_ rebuild: Rebuild, took time: Duration) {
    let milliseconds = Int((time / .milliseconds(1)).rounded())
    switch rebuild.problem {
    case nil, .beginning:
      StandardStream.output.write(
        PreviewText.rebuilt(
          rebuild.changed, milliseconds: milliseconds, tallies: rebuild.tallies))
    case .diagnostics:
      StandardStream.error.write(DiagnosticList.text(rebuild.diagnostics))
      StandardStream.output.write(PreviewText.stopped(milliseconds: milliseconds))
    case .error(let reason):
      StandardStream.error.write(ErrorMessage.text("\(lines: reason)"))
      StandardStream.output.write(PreviewText.stopped(milliseconds: milliseconds))
    }
  }
}
