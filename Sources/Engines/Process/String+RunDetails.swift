extension String {
  /// Returns the text with `…` in place of what changes from run to run, so that the report of an
  /// engine that crashes is the same in every run.
  ///
  ///     <View object at 0x7f5f6875db90>              <View object at 0x…>
  ///     Thread 3 "engine" crashed:                   Thread … "engine" crashed:
  ///     File "/tmp/tmpx81k/engine.py", line 3        File "/tmp/…/engine.py", line 3
  ///
  /// Replaced are addresses, numbers of processes and threads where they are recognizable, the first
  /// name in a folder for temporary files, and of Swift's crashes the registers, the images and the
  /// time. Line numbers, offsets in functions and hexadecimal numbers of up to four digits stay.
  func withoutRunDetails(temporaryFolder: String? = nil) -> String {
    withoutSections
      .withoutNames(in: temporaryFolder)
      .withoutTemporaryNames
      .withoutNumbersOfProcesses
      .replacing(#/0[xX][0-9a-fA-F]{5,}/#.matchingSemantics(.unicodeScalar)) { _ in "0x…" }
  }

  /// Without sections of values, whose lines also change in number or order.
  private var withoutSections: String {
    let registers = #/(?s)(\nRegisters:\n\n).*?(\n\nImages |$)/#.matchingSemantics(.unicodeScalar)
    let images = #/(?s)(\nImages[^\n]*:\n\n).*?(\n\nBacktrace |$)/#.matchingSemantics(
      .unicodeScalar)
    let duration = #/(Backtrace took )[0-9.]+/#.matchingSemantics(.unicodeScalar)
    return replacing(registers) { "\($0.1)…\n\($0.2)" }
      .replacing(images) { "\($0.1)…\($0.2)" }
      .replacing(duration) { "\($0.1)…" }
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

  private var withoutNumbersOfProcesses: String {
    let named = #/(?i)((?:^|[^a-z0-9])(?:pid|tid|process|thread)(?: id)?[ =:#]{1,2})[0-9]+/#
      .matchingSemantics(.unicodeScalar)
    // Of a log, and of a shell: `engine[417:417]`, `sh: line 1: 417 Segmentation fault`.
    let pair = #/\[[0-9]+:[0-9]+\]/#.matchingSemantics(.unicodeScalar)
    let shell =
      #/(: +)[0-9]+( (?:Segmentation|Abort|Killed|Bus|Illegal|Floating|Trace|Terminated|Hangup))/#
      .matchingSemantics(.unicodeScalar)
    return replacing(named) { "\($0.1)…" }
      .replacing(pair) { _ in "[…]" }
      .replacing(shell) { "\($0.1)…\($0.2)" }
  }
}
