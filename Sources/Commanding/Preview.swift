import Conformance
import Previewing
import Reporting

/// Serves a preview until somebody ends it, and says what is made again meanwhile.
package struct Preview: Sendable {
  /// How often the files are looked at: a change is shown after the second look that finds it.
  private static let interval = Duration.milliseconds(50)
  /// After how many looks browsers are told again what is shown.
  private static let looksUntilReminder = 200

  /// Serves a desk, and calls back with the port once there is one.
  package typealias Serving =
    @Sendable (PreviewDesk, @escaping @Sendable (UInt16) -> Void) async throws -> Void

  private let folder: String
  private let desk: PreviewDesk

  /// Prepares what the options choose.
  init(_ options: PreviewOptions) throws {
    folder = options.spec.folder.text
    let session = String(UInt32.random(in: 0...UInt32.max), radix: 36)
    desk = PreviewDesk(try options.workshop(), session: session)
  }

  /// Serves what the options choose, and ends with the status of a command that did its work.
  package static func exit(_ options: PreviewOptions, _ serve: @escaping Serving) async throws {
    try await ExitStatus.exit {
      try await Preview(options).run(serve)
      return .conforming
    }
  }

  /// Serves it; the closure does the serving.
  ///
  /// - Throws: why nothing can be served.
  func run(_ serve: @escaping Serving) async throws {
    try await Interruption.cancelling { () -> Result<Void, any Error> in
      do {
        try await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask { try await follow() }
          group.addTask {
            try await serve(desk) { port in
              StandardStream.output.write(PreviewText.address(port: port, folder: folder))
            }
          }
          defer { group.cancelAll() }
          try await group.next()
        }
        return .success(())
      } catch {
        // Whoever ends the preview has not found a mistake.
        return Task.isCancelled ? .success(()) : .failure(error)
      }
    }.get()
  }

  /// Makes the site, and makes it again whenever its files change.
  private func follow() async throws {
    let clock = ContinuousClock()
    var start = clock.now
    let first = await desk.open()
    // What is ended in the middle has found nothing.
    try Task.checkCancellation()
    tell(first, took: start.duration(to: clock.now))
    for look in 1... {
      try await clock.sleep(for: Self.interval)
      start = clock.now
      let rebuild = await desk.poll()
      try Task.checkCancellation()
      if let rebuild { tell(rebuild, took: start.duration(to: clock.now)) }
      if look.isMultiple(of: Self.looksUntilReminder) { await desk.remind() }
    }
  }

  private func tell(_ rebuild: Rebuild, took time: Duration) {
    let milliseconds = Int((time / .milliseconds(1)).rounded())
    switch rebuild.outcome {
    case .site:
      StandardStream.output.write(
        PreviewText.rebuilt(
          rebuild.changed, milliseconds: milliseconds, tallies: rebuild.tallies))
    case .mistakes:
      StandardStream.error.write(DiagnosticList.text(rebuild.diagnostics))
      StandardStream.output.write(PreviewText.stopped(milliseconds: milliseconds))
    case .obstacle(let reason):
      StandardStream.error.write(ErrorMessage.text(reason))
      StandardStream.output.write(PreviewText.stopped(milliseconds: milliseconds))
    }
  }
}
