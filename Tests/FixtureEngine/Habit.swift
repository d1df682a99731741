import Conformance

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How a fixture engine breaks.
enum Habit: String {
  /// Not at all.
  case obedient
  /// It ends before it has said who it is, with last words.
  case diesAtOnce
  /// It never says who it is.
  case saysNothing
  /// It ends with status 3, with last words.
  case exits
  /// A signal ends it.
  case crashes
  /// It says nothing any longer.
  case hangs
  /// It writes a byte now and then, and never ends a line.
  case drips
  /// It answers, and writes what is no answer right behind.
  case chatters
  /// It writes without end, and never ends a line.
  case floods
  /// It writes what is no JSON.
  case babbles
  /// It answers what was not asked.
  case mistakesID
  /// It answers twice.
  case repeatsItself
  /// It says that it did fewer steps than it was asked for.
  case skimps
  /// It writes a great deal on standard error, over every script.
  case complains
  /// It speaks another version of the protocol.
  case speaksOtherwise
  /// It says who it is twice.
  case greetsTwice
  /// It ends with status 3, and is another each time that it is started.
  case changesItself
  /// It ends with status 0 after one answer, whatever it is asked.
  case hurries
  /// It hangs, and so does another process that it started.
  case leavesChild
  /// It closes its output and lives on.
  case closesOutput
  /// It does not end when it is told to.
  case lingers

  /// What it does before anything else.
  func begin() {
    switch self {
    case .diesAtOnce:
      complain("no such display")
      exit(3)
    case .saysNothing: hang()
    case .leavesChild: system("sleep 600 >/dev/null 2>&1 & echo $! >&2")
    default: break
    }
  }

  /// Says who it is.
  func greet() {
    let version = self == .changesItself ? "\(getpid())" : "1.0"
    let other = self == .speaksOtherwise ? 1 : 0
    let profile = EngineProfile(
      name: "Fixture", version: version, language: "Swift", features: Set(Feature.allCases))
    let greeting = EngineResponse.hello(
      protocol: EngineRequest.currentProtocol + other, profile)
    send(greeting)
    if self == .greetsTwice { send(greeting) }
  }

  /// Breaks over the request with that id.
  func stumble(over id: Int) {
    switch self {
    case .exits, .changesItself:
      complain("cannot do that\n")
      exit(3)
    case .crashes: kill(getpid(), SIGKILL)
    case .hangs, .leavesChild: hang()
    case .drips:
      while true {
        say(" ")
        usleep(20_000)
      }
    case .floods: while true { say(String(repeating: "x", count: 1 << 16)) }
    case .babbles: say("Warning: <b>deprecated</b>\n")
    case .mistakesID: send(.reply(id: id + 1_000, .observed(Trace())))
    case .repeatsItself: send(.reply(id: id, .observed(Trace())))
    case .closesOutput:
      close(STDOUT_FILENO)
      hang()
    default: break
    }
  }

  /// Answers the request with that id.
  func answer(_ id: Int, _ steps: [Script.Step]) {
    if self == .complains { complain(String(repeating: "still here\n", count: 20_000)) }
    let records = steps.map { step in
      step.kind == .ask ? Trace.Record(answer: .nobody) : Trace.Record()
    }
    let reply = Reply.observed(Trace(self == .skimps ? Array(records.dropLast()) : records))
    send(.reply(id: id, reply), and: self == .chatters ? "Warning: <b>late</b>\n" : "")
    if self == .hurries { exit(0) }
  }

  /// Ends, where it does as it is told.
  func leave() {
    if self == .lingers { hang() }
    exit(0)
  }

  private func send(_ response: EngineResponse, and rest: String = "") {
    var json = JSONWriter()
    response.write(to: &json)
    say(String(decoding: json.take(), as: UTF8.self) + rest)
  }

  private func say(_ text: String) { put(text, on: STDOUT_FILENO) }

  private func complain(_ text: String) { put(text, on: STDERR_FILENO) }

  private func put(_ text: String, on stream: CInt) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(stream, $0.baseAddress, $0.count) }
      // What nobody reads any longer is the end of this.
      guard count > 0 else { exit(66) }
      rest = rest.dropFirst(count)
    }
  }

  private func hang() -> Never { while true { pause() } }
}
