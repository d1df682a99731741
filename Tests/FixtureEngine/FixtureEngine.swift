import Conformance
import Engines

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An engine for tests with the fault that its argument names.
///
/// It answers every question with nobody. Most faults show over scripts that contain the word
/// `break`.
@main
struct FixtureEngine {
  static func main() async throws {
    guard let fault = CommandLine.arguments.dropFirst().first.flatMap(Fault.init) else { exit(64) }
    if fault == .prints { return try await EngineServer(PrintingEngine()).run() }
    if fault == .lab { serveLab() }
    fault.begin()
    // Of a file that the second argument names, which does not exist yet, the first process knows that
    // it is the first.
    let isWrong =
      fault == .wrongInFirstProcess
      && open(CommandLine.arguments.last ?? "", O_WRONLY | O_CREAT | O_EXCL, 0o600) >= 0
    while let line = readLine() {
      guard let request = try? EngineRequest(Array(line.utf8)[...]) else { exit(65) }
      switch request {
      case .hello: fault.greet()
      case .stage(_, let rows): fault.prepare(Stage(rows))
      case .perform(let id, _, let steps):
        if line.contains("break") { fault.fail(at: id) }
        fault.answer(id, steps, isWrong: isWrong)
      case .bye: fault.end()
      }
    }
  }
}

extension FixtureEngine {
  /// Answers each line as the module in a page does.
  private static func serveLab() -> Never {
    var session = LabSession()
    while let line = readLine() {
      var response = session.response(to: Array(line.utf8)[...])[...]
      while !response.isEmpty {
        let count = response.withUnsafeBytes { posixWrite(STDOUT_FILENO, $0.baseAddress, $0.count) }
        guard count > 0 else { exit(66) }
        response = response.dropFirst(count)
      }
    }
    exit(0)
  }
}

/// The ways in which the engine breaks.
enum Fault: String {
  /// No fault.
  case none
  /// No fault: the program is the engine of the lab as it is on this machine, for comparison with the one
  /// in a page.
  case lab
  /// Writes on standard error and exits before `hello`.
  case exitsAtOnce
  /// Never sends `hello`.
  case neverGreets
  /// Sends `hello` and never reads its standard input.
  case neverReads
  /// Sends `hello` twice.
  case greetsTwice
  /// Sends `hello` with another version of the protocol.
  case wrongProtocol
  /// Exits with status 3, after a line on standard error.
  case exits
  /// As `exits`, and sends another profile each time that it is started.
  case changesProfile
  /// As `exits`, and claims other kinds each time that it is started.
  case changesKinds
  /// Is ended by a signal.
  case crashes
  /// Is the `PrintingEngine`, which prints on standard output.
  case prints
  /// Does not answer.
  case hangs
  /// Does not answer, and has started another process that does not end.
  case hangsWithChild
  /// Writes a byte now and then without ending a line.
  case drips
  /// Writes many bytes without ending a line.
  case floods
  /// Writes a line that is not JSON.
  case writesNoise
  /// Writes a line that is not JSON after each answer.
  case answersWithNoise
  /// Answers an id that was not asked.
  case wrongID
  /// Answers an id twice.
  case answersTwice
  /// Writes much on standard error before each answer.
  case noisyErrors
  /// Writes 100 MB that are not text on standard error, and exits with status 3.
  case floodsErrors
  /// Exits with status 0 after each answer.
  case exitsAfterAnswer
  /// Does not read on after the first answer.
  case hangsAfterAnswer
  /// Answers every question with `window` in the first process, and with nobody in the later ones.
  case wrongInFirstProcess
  /// Closes its standard output and does not end.
  case closesOutput
  /// Does not end after `bye`.
  case ignoresBye
  /// Lacks controllers in controllers, and exits with status 3 for a stage that has one.
  case lacksChildren
  /// Sends texts that attack terminals and logs, and exits with status 3 after a scenario that
  /// contains `break`.
  case attacksTerminals

  /// Text that retitles, clears and rings a terminal, begins commands of continuous integration
  /// systems, and hides.
  private static let attack =
    "\u{1B}]0;t\u{7}\u{1B}[2J\u{9B}2J\u{0}\r\n::error::forged\n\u{A0}::stop-commands::x\n##[error]x "
    + "##vso[x]\u{202E}\u{2066}\u{200B}\u{FEFF}\u{3164}\u{7F}\u{85}\u{2028}"

  private var attack: String { self == .attacksTerminals ? Self.attack : "" }

  /// Called before the first message.
  func begin() {
    switch self {
    case .exitsAtOnce:
      writeError("no such display")
      exit(3)
    case .neverGreets: hang()
    case .neverReads:
      greet()
      hang()
    case .hangsWithChild: system("sleep 600 >/dev/null 2>&1 & echo $! >&2")
    default: break
    }
  }

  /// Sends `hello`.
  func greet() {
    let version = self == .changesProfile ? "\(getpid())" : "1.0"
    let offset = self == .wrongProtocol ? 1 : 0
    let profile = EngineProfile(
      name: "Fixture\(attack)", version: version + attack, language: "Swift\(attack)",
      homepage: attack.isEmpty ? nil : attack, features: Set(Vocabulary.uikit.features),
      kinds: self == .changesKinds ? Self.kindsOfProcess : nil,
      lacks: self == .lacksChildren ? [.children] : [])
    let greeting = EngineResponse.hello(
      protocol: EngineRequest.currentProtocol + offset, profile)
    send(greeting)
    if self == .greetsTwice { send(greeting) }
  }

  /// A set of kinds for each process id.
  private static var kindsOfProcess: Set<ResponderKind> {
    let id = getpid()
    return Set(
      ResponderKind.allCases.enumerated().lazy.filter { id >> $0.offset & 1 == 1 }.map(\.element))
  }

  /// Called for each stage.
  func prepare(_ stage: Stage) {
    let hasChildren = stage.responders.indices.contains {
      stage.parts(ofRow: $0).contains(.children)
    }
    if self == .lacksChildren, hasChildren { exit(3) }
  }

  /// Shows the fault in the request with that id.
  func fail(at id: Int) {
    switch self {
    case .exits, .changesProfile, .changesKinds:
      writeError("cannot do that\n")
      exit(3)
    case .crashes: kill(getpid(), SIGKILL)
    case .hangs, .hangsWithChild: hang()
    case .drips:
      while true {
        write(" ")
        usleep(20_000)
      }
    case .floods: while true { write(String(repeating: "x", count: 1 << 16)) }
    case .writesNoise: write("Warning: <b>deprecated</b>\n")
    case .floodsErrors:
      for _ in 0..<1_600 { writeError([UInt8](repeating: 0xFE, count: 1 << 16)[...]) }
      exit(3)
    case .wrongID: send(.reply(id: id + 1_000, .observed(Trace())))
    case .answersTwice: send(.reply(id: id, .observed(Trace())))
    case .closesOutput:
      close(STDOUT_FILENO)
      hang()
    case .attacksTerminals:
      writeError(attack)
      exit(3)
    default: break
    }
  }

  /// Answers the request with that id.
  func answer(_ id: Int, _ steps: [Script.Step], isWrong: Bool) {
    if self == .attacksTerminals { return send(.reply(id: id, hostileReply(id, steps))) }
    if self == .noisyErrors { writeError(String(repeating: "still here\n", count: 20_000)) }
    let records = steps.map { step in
      step.kind == .ask
        ? Trace.Record(answer: isWrong ? .responder("window") : .nobody) : Trace.Record()
    }
    let noise = self == .answersWithNoise ? "Warning: <b>late</b>\n" : ""
    send(.reply(id: id, .observed(Trace(records))), then: noise)
    if self == .exitsAfterAnswer { exit(0) }
    if self == .hangsAfterAnswer { hang() }
  }

  /// Returns each kind of reply in turn.
  private func hostileReply(_ id: Int, _ steps: [Script.Step]) -> Reply {
    switch id % 3 {
    case 0: return .skipped(reason: attack, url: attack)
    case 1: return .errored(message: attack)
    default:
      let call = Trace.Call(attack, Message(rawValue: attack), fingers: [1])
      return .observed(
        Trace(
          steps.map {
            $0.kind == .ask ? .init(answer: .responder(attack)) : .init(calls: [call])
          }))
    }
  }

  /// Called at `bye`.
  func end() {
    if self == .ignoresBye { hang() }
    exit(0)
  }

  private func send(_ response: EngineResponse, then rest: String = "") {
    var json = JSONWriter()
    response.writeLine(to: &json)
    write(String(decoding: json.take(), as: UTF8.self) + rest)
  }

  private func write(_ text: String) { write(Array(text.utf8)[...], to: STDOUT_FILENO) }

  private func writeError(_ text: String) { writeError(Array(text.utf8)[...]) }

  private func writeError(_ bytes: ArraySlice<UInt8>) { write(bytes, to: STDERR_FILENO) }

  private func write(_ bytes: ArraySlice<UInt8>, to stream: CInt) {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { posixWrite(stream, $0.baseAddress, $0.count) }
      // The runner reads no more.
      guard count > 0 else { exit(66) }
      rest = rest.dropFirst(count)
    }
  }

  private func hang() -> Never { while true { pause() } }
}

/// The C function, which the methods above hide.
private func posixWrite(_ stream: CInt, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(stream, bytes, count)
}
