extension String {
  /// Returns the text with `…` in place of what changes from run to run, so that the report of an
  /// engine that crashes is the same in every run.
  ///
  ///     <View object at 0x7f5f6875db90>              <View object at 0x…>
  ///     Thread 3 "engine" crashed:                   Thread … "engine" crashed:
  ///     2026-11-22 08:20:31.250 engine[417:417] no   … engine[…] no
  ///     File "/tmp/tmpx81k/engine.py", line 3        File "/tmp/…/engine.py", line 3
  ///
  /// Replaced are addresses; numbers of processes and threads, dates and times of day where they are
  /// recognizable; the first name in a folder for temporary files; Swift's registers, images and
  /// backtrace time; Node's times of garbage collections. Line numbers, offsets in functions and
  /// hexadecimal numbers of up to four digits stay.
  func withoutRunDetails(temporaryFolder: String? = nil) -> String {
    withoutSections
      .withoutNames(in: temporaryFolder)
      .withoutTemporaryNames
      .withoutAddresses
      .withoutTimes
      .withoutNumbersOfProcesses
  }

  /// Without sections of values, whose lines also change in number or order.
  private var withoutSections: String {
    let registers = #/(?s)(\nRegisters:\n\n).*?(\n\nImages |$)/#.matchingSemantics(.unicodeScalar)
    let images = #/(?s)(\nImages[^\n]*:\n\n).*?(\n\nBacktrace |$)/#.matchingSemantics(
      .unicodeScalar)
    let collections = #/(?s)(<--- Last few GCs --->\n\n).*?(\n\n<--- JS stacktrace --->|$)/#
      .matchingSemantics(.unicodeScalar)
    return replacing(registers) { "\($0.1)…\n\($0.2)" }
      .replacing(images) { "\($0.1)…\($0.2)" }
      .replacing(collections) { "\($0.1)…\($0.2)" }
  }

  private func withoutNames(in folder: String?) -> String {
    guard let folder, folder.contains(where: { $0 != "/" }) else { return self }
    let path = folder.hasSuffix("/") ? folder : folder + "/"
    let name = #/^[^\/\s"'`,;:()<>\[\]]+/#.matchingSemantics(.unicodeScalar)
    let parts = split(separator: path, omittingEmptySubsequences: false)
    let rest = parts.dropFirst().map { String($0).replacing(name) { _ in "…" } }
    return ([String(parts[0])] + rest).joined(separator: path)
  }

  private var withoutTemporaryNames: String {
    let path =
      #/(^|[^A-Za-z0-9_.~\/-])((?:file:\/\/)?(?:\/private)?(?:(?:\/var)?\/tmp|\/var\/folders\/[^\/\s]+\/[^\/\s]+\/T)\/)[^\/\s"'`,;:()<>\[\]]+/#
      .matchingSemantics(.unicodeScalar)
    return replacing(path) { "\($0.1)\($0.2)…" }
  }

  private var withoutAddresses: String {
    // Java's `View@1b6d3586` has at least one digit, unlike a name in an address of mail.
    let hash = #/([A-Za-z$;])@(?=[a-f]*[0-9])[0-9a-f]{6,8}(?![0-9A-Za-z.])/#
      .matchingSemantics(.unicodeScalar)
    return replacing(#/0[xX][0-9a-fA-F]{5,}/#.matchingSemantics(.unicodeScalar)) { _ in "0x…" }
      .replacing(hash) { "\($0.1)@…" }
  }

  private var withoutTimes: String {
    let date = #/(^|[^0-9A-Za-z.\/-])[0-9]{4}[-\/][0-9]{2}[-\/][0-9]{2}(?=[^0-9\/-]|$)/#
      .matchingSemantics(.unicodeScalar)
    let time =
      #/(^|[^0-9:.])(?:…[T ]|[A-Z][a-z]{2} [ 0-9][0-9] )?[0-9]{2}:[0-9]{2}:[0-9]{2}(?:[.,][0-9]+)?(?:Z| ?[+-][0-9]{2}:?[0-9]{2})?(?![0-9:])/#
      .matchingSemantics(.unicodeScalar)
    let duration = #/(Backtrace took )[0-9.]+/#.matchingSemantics(.unicodeScalar)
    return replacing(date) { "\($0.1)…" }
      .replacing(time) { "\($0.1)…" }
      .replacing(duration) { "\($0.1)…" }
  }

  private var withoutNumbersOfProcesses: String {
    let named =
      #/(?i)((?:^|[^a-z0-9])(?:pid|tid|process|thread|goroutine)(?: id)?[ =:#]{1,2})[0-9]+/#
      .matchingSemantics(.unicodeScalar)
    // Of a log: `engine[417:417]`, `(node:417)`, and `engine[417]` after a time.
    let pair = #/\[[0-9]+:(?:[0-9]+|0x…)\]/#.matchingSemantics(.unicodeScalar)
    let node = #/(\(node:)[0-9]+\)/#.matchingSemantics(.unicodeScalar)
    let logged = #/(… [^\s\[\]]+)\[[0-9]+\]/#.matchingSemantics(.unicodeScalar)
    // Of sanitizers and Valgrind, and of Rust.
    let sanitized = #/==[0-9]+==/#.matchingSemantics(.unicodeScalar)
    let panicked = #/(thread '[^'\n]*' )\([0-9]+\)/#.matchingSemantics(.unicodeScalar)
    // Of a shell: `sh: line 1: 417 Segmentation fault`.
    let shell =
      #/(: +)[0-9]+( (?:Segmentation|Abort|Killed|Bus|Illegal|Floating|Trace|Terminated|Hangup))/#
      .matchingSemantics(.unicodeScalar)
    return replacing(named) { "\($0.1)…" }
      .replacing(pair) { _ in "[…]" }
      .replacing(node) { "\($0.1)…)" }
      .replacing(logged) { "\($0.1)[…]" }
      .replacing(sanitized) { _ in "==…==" }
      .replacing(panicked) { "\($0.1)(…)" }
      .replacing(shell) { "\($0.1)…\($0.2)" }
  }
}
