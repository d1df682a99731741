import Conformance

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An engine whose framework prints on standard output, in every way, and then ends without
/// flushing its buffers over scripts that contain the word `break`.
struct PrintingEngine: Engine {
  let profile = EngineProfile(
    name: "Fixture", version: "1.0", language: "Swift", features: Set(Vocabulary.uikit.features))

  func perform(_ script: Script) async -> Reply {
    print("printed by print")
    puts("printed by puts")
    _ = write(STDOUT_FILENO, "printed by write\n", 17)
    if script.steps.contains(where: { "\($0)".contains("break") }) { _exit(3) }
    return .observed(
      Trace(script.steps.map { Trace.Record(answer: $0.kind == .ask ? .nobody : nil) }))
  }
}
