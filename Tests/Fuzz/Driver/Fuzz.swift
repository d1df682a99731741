import FuzzTargets

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `fuzz list`, `fuzz seeds TARGET FOLDER`, or `fuzz TARGET` with arguments for libFuzzer.
@main struct Fuzz {
  static func main() {
    let words = CommandLine.arguments
    if words == [words[0], "list"] {
      for target in FuzzTarget.all { print(target.name, target.maximumLength, target.property) }
    } else if words.count == 4, words[1] == "seeds", let target = FuzzTarget.named(words[2]) {
      writeSeeds(of: target, to: words[3])
    } else if Chosen.target != nil {
      exit(fuzz([words[0]] + words.dropFirst(2)))
    } else {
      report("fuzz list | fuzz seeds TARGET FOLDER | fuzz TARGET [libFuzzer arguments]\n")
      exit(64)
    }
  }

  /// Writes each seed into a file, `0`, `1` and so on.
  private static func writeSeeds(of target: FuzzTarget, to folder: String) {
    let failure = CallingThread().run {
      let source = try await SeedSource()
      for (number, seed) in try await target.seeds(source).enumerated() {
        guard let file = fopen("\(folder)/\(number)", "w") else { throw SeedError(folder: folder) }
        fwrite(seed, 1, seed.count, file)
        fclose(file)
      }
    }
    guard let failure else { return }
    report("\(failure)\n")
    exit(1)
  }

  /// Hands over to libFuzzer, which reads one input after the other.
  private static func fuzz(_ arguments: [String]) -> Int32 {
    var count = Int32(arguments.count)
    // libFuzzer may keep them, so they are never freed.
    var words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
      .allocate(capacity: arguments.count + 1)
    for (index, argument) in arguments.enumerated() { words[index] = strdup(argument) }
    words[arguments.count] = nil
    return runDriver(&count, &words, readInput)
  }
}

/// Ends the process where the property does not hold, upon which libFuzzer writes the input to a
/// file.
private func readInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  guard let target = Chosen.target else { return 0 }
  let input = Array(UnsafeBufferPointer(start: bytes, count: count))
  if let failure = Chosen.thread.run({ try await target.check(input) }) {
    report("\(target.name): \(failure)\n")
    abort()
  }
  return 0
}

/// Writes a text to standard error.
private func report(_ text: String) { _ = write(STDERR_FILENO, text, text.utf8.count) }

/// What the C function needs, which can capture nothing.
private enum Chosen {
  static let target = CommandLine.arguments.dropFirst().first.flatMap(FuzzTarget.named)
  static let thread = CallingThread()
}

extension FuzzTarget {
  /// Returns the target with the name.
  fileprivate static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}

/// Thrown where seeds cannot be written.
private struct SeedError: Error, CustomStringConvertible {
  var folder: String
  var description: String { "cannot write into \(folder)" }
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ check: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32
