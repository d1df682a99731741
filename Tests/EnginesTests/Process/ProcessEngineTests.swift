import Conformance
import Foundation
import Testing

@testable import Engines

@Suite("An engine that is a program")
struct ProcessEngineTests {
  /// The folder of the test bundle, which on macOS another program loads.
  private static let folder: URL = {
    #if os(macOS)
      Bundle(for: Tested.self).bundleURL.deletingLastPathComponent()
    #else
      URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    #endif
  }()
  private final class Tested {}

  private static let stage = Stage([StagedResponder(name: "app", kind: .application)])
  /// A script that every fixture engine answers.
  private static let harmless = Script(stage: stage, steps: [.ask("keyWindow")])
  /// A script for which fixture engines show their fault.
  private static let harmful = Script(
    stage: stage, steps: [.stimulate("remoteControl", ["command": "break"]), .ask("keyWindow")])
  private static let answered = Reply.observed(Trace([Trace.Record(answer: .nobody)]))

  private static func command(_ fault: String) -> String {
    "'\(folder.appendingPathComponent("FixtureEngine").path)' \(fault)"
  }

  /// A time limit that no test reaches: threads shared by all tests can resume a reader late.
  private static let unlimited = Duration.seconds(86_400)

  /// Timeouts that do not expire on a busy machine, and small sizes.
  private static func limits(
    replyTimeout: Duration = unlimited, shutdownGrace: Duration = unlimited
  ) -> EngineLimits {
    var limits = EngineLimits(replyTimeout: replyTimeout)
    limits.maximumLineLength = 1 << 20
    limits.crashLimit = 3
    limits.shutdownGrace = shutdownGrace
    return limits
  }

  /// Performs scripts at the same time, and returns the replies in their order.
  private func replies(
    _ fault: String, to scripts: [Script], replyTimeout: Duration = unlimited,
    processes: Int = 1, shutdownGrace: Duration = unlimited
  ) async throws -> [Reply] {
    let limits = Self.limits(replyTimeout: replyTimeout, shutdownGrace: shutdownGrace)
    return try await ProcessEngine.withEngine(
      Self.command(fault), processes: processes, limits: limits
    ) { engine in
      await withTaskGroup(of: (Int, Reply).self) { group in
        for (index, script) in scripts.enumerated() {
          group.addTask { (index, await engine.perform(script)) }
        }
        return await group.reduce(into: scripts.map { _ in Self.answered }) { $0[$1.0] = $1.1 }
      }
    }
  }

  @Test("The profile is the one that the program sends")
  func profile() async throws {
    let profile = try await ProcessEngine.withEngine(Self.command("none")) { $0.profile }
    #expect(profile.name == "Fixture" && profile.version == "1.0")
    #expect(profile.features == Set(Vocabulary.uikit.features))
  }

  @Test("More scripts than are in flight at a time are all answered", arguments: [1, 3])
  func many(processes: Int) async throws {
    let scripts = Array(repeating: Self.harmless, count: 1_000)
    let replies = try await replies("none", to: scripts, processes: processes)
    #expect(replies.allSatisfy { $0 == Self.answered })
  }

  @Test(
    "A script that crashes a process gets the error, and the others are answered",
    arguments: [
      ("exits", "the engine ended with status 3; its standard error says: cannot do that"),
      ("crashes", "the engine was ended by signal 9"),
      ("floods", "the engine wrote a line of more than 1048576 bytes"),
      (
        "writesNoise",
        "the engine wrote an invalid message (not JSON at byte 1: unexpected character): "
          + "Warning: <b>deprecated</b>"
      ),
    ])
  func oneCrash(fault: String, words: String) async throws {
    var scripts = Array(repeating: Self.harmless, count: 100)
    scripts[40] = Self.harmful
    var replies = try await replies(fault, to: scripts)
    guard case .errored(let message) = replies.remove(at: 40) else {
      Issue.record("the script that crashes a process was performed")
      return
    }
    // A shell may print a line about a signal.
    #expect(message.hasPrefix(words))
    #expect(replies.allSatisfy { $0 == Self.answered })
  }

  @Test("An answer with a wrong id is an error that names the id")
  func wrongID() async throws {
    let replies = try await replies("wrongID", to: [Self.harmful])
    guard case .errored(let message) = replies[0] else {
      Issue.record("\(replies[0])")
      return
    }
    #expect(message.wholeMatch(of: /the engine answered id \d+, which is not open/) != nil)
  }

  @Test(
    "Every script is answered, whatever the process does besides",
    arguments: [
      "answersWithNoise", "answersTwice", "exitsAfterAnswer", "ignoresBye", "noisyErrors",
    ])
  func besides(fault: String) async throws {
    let scripts = Array(repeating: Self.harmless, count: 4)
    let replies = try await replies(
      fault, to: fault == "answersTwice" ? [Self.harmful] + scripts : scripts,
      shutdownGrace: fault == "ignoresBye" ? .milliseconds(100) : Self.unlimited)
    // Of two answers to one id the first counts.
    let first = fault == "answersTwice" ? [Reply.observed(Trace())] : []
    #expect(replies == first + scripts.map { _ in Self.answered })
  }

  /// Reply timeouts, tried in turn: a busy machine may be too slow for the short ones.
  private static let replyTimeouts: [(duration: Duration, words: String)] = [
    (.milliseconds(300), "0.3 s"), (.seconds(3), "3 s"), (.seconds(20), "20 s"),
    (.seconds(120), "120 s"),
  ]

  /// The error of the script that makes a process hang, once the others are answered.
  private func hangError(_ fault: String) async throws -> (message: String, timeout: String)? {
    for (duration, words) in Self.replyTimeouts {
      let replies = try? await replies(
        fault, to: [Self.harmless, Self.harmful, Self.harmless], replyTimeout: duration)
      guard let replies, replies[0] == Self.answered, replies[2] == Self.answered,
        case .errored(let message) = replies[1]
      else { continue }
      return (message, words)
    }
    return nil
  }

  @Test(
    "A process that exceeds the reply timeout is ended, with all that it started",
    arguments: ["hangs", "drips", "hangsWithChild"])
  func timeout(fault: String) async throws {
    let (message, timeout) = try #require(await hangError(fault))
    #expect(message.hasPrefix("the engine said nothing for \(timeout)"))
    let child = message.firstMatch(of: /says: (\d+)$/).flatMap { pid_t($0.1) }
    #expect((child != nil) == (fault == "hangsWithChild"))
    if let child { #expect(Self.hasEnded(child)) }
  }

  /// Whether a process has ended, or is a zombie.
  private static func hasEnded(_ process: pid_t) -> Bool {
    guard kill(process, 0) == 0 else { return errno == ESRCH }
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return status?.contains(") Z ") != false
  }

  @Test("A process that closes its standard output and does not end is ended")
  func closedOutput() async throws {
    // With exec, no shell holds the output open.
    let replies = try await ProcessEngine.withEngine(
      "exec \(Self.command("closesOutput"))", limits: Self.limits(shutdownGrace: .milliseconds(300))
    ) { [await $0.perform(Self.harmful), await $0.perform(Self.harmless)] }
    let words = "the engine closed its standard output and did not end"
    #expect(replies == [.errored(message: words), Self.answered])
  }

  @Test("An engine that is cancelled before its start throws")
  func cancelledBeforeStart() async {
    let work = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await ProcessEngine.withEngine(Self.command("none")) { _ in }
    }
    let error = await #expect(throws: EngineTerminationError.self) { try await work.value }
    #expect(error?.description == "the engine could not be started: the run was ended")
  }

  @Test("What an engine in Swift prints goes to standard error, up to its crash")
  func prints() async throws {
    let replies = try await replies("prints", to: [Self.harmless, Self.harmful, Self.harmless])
    let words = """
      the engine ended with status 3; its standard error says: printed by print
      printed by puts
      printed by write
      """
    #expect(replies == [Self.answered, .errored(message: words), Self.answered])
  }

  @Test("Of 100 MB on standard error that are not text, the report has an excerpt")
  func floodsErrors() async throws {
    guard case .errored(let message) = try await replies("floodsErrors", to: [Self.harmful])[0]
    else {
      Issue.record("the script that crashes a process was performed")
      return
    }
    #expect(message.hasPrefix("the engine ended with status 3; its standard error says: \u{FFFD}"))
    #expect(message.unicodeScalars.count < 2_100)
  }

  @Test("An engine whose processes crash in a row is given up, and every script gets a reply")
  func givenUp() async throws {
    let replies = try await replies(
      "exits", to: Array(repeating: Self.harmful, count: 50))
    let crash = Reply.errored(
      message: "the engine ended with status 3; its standard error says: cannot do that")
    let terminalError = Reply.errored(
      message: "the engine was given up after 3 processes in a row had not answered anything; "
        + "the last one ended with status 3; its standard error says: cannot do that")
    #expect(replies.count { $0 == crash } == 2)
    #expect(replies.count { $0 == terminalError } == 48)
  }

  @Test(
    "A process with another profile than the first one is an error",
    arguments: ["changesProfile", "changesKinds"])
  func changedProfile(fault: String) async throws {
    let replies = try await replies(fault, to: [Self.harmful, Self.harmless])
    let terminalError = Reply.errored(
      message: "the engine was given up after 3 processes in a row had not answered anything; "
        + "the last one says that it is another engine than when it was first started")
    #expect(replies.contains(terminalError))
  }

  @Test(
    "An engine without a valid greeting cannot be used",
    arguments: [
      (
        "exitsAtOnce",
        "the engine ended with status 3; its standard error says: no such display"
      ),
      ("neverGreets", "the engine said nothing for 0.1 s"),
      ("wrongProtocol", "the engine speaks version 2 of the protocol, not 1"),
      ("unheardOf", "the engine ended with status 64"),
    ])
  func unusable(fault: String, words: String) async {
    let error = await #expect(throws: EngineTerminationError.self) {
      try await replies(
        fault, to: [Self.harmless],
        replyTimeout: fault == "neverGreets" ? .milliseconds(100) : Self.unlimited)
    }
    #expect(error?.description == words)
  }

  @Test("A second greeting is an error")
  func greetsTwice() async throws {
    let replies = try await replies("greetsTwice", to: [Self.harmless])
    guard case .errored(let message) = replies[0] else {
      Issue.record("\(replies[0])")
      return
    }
    #expect(message.hasSuffix("did not begin with one 'hello'"))
  }

  @Test(
    "A process that does not read its input does not hold a run that is over")
  func unreadInput() async throws {
    let limits = Self.limits(shutdownGrace: .milliseconds(100))
    // More than a pipe holds.
    let script = Script(
      stage: Self.stage, steps: Array(repeating: .ask("keyWindow"), count: 10_000))
    let reply = try await ProcessEngine.withEngine(Self.command("neverReads"), limits: limits) {
      engine in
      await withTaskGroup(of: Reply.self) { group in
        group.addTask { await engine.perform(script) }
        for _ in 1...1000 { await Task.yield() }
        group.cancelAll()
        return await group.next()
      }
    }
    #expect(reply == .errored(message: "the run was ended"))
  }

  @Test("The limit of open files allows at least one process, and not more than are wanted")
  func processCount() {
    #expect(DescriptorLimit.processes(atMost: 1) == 1)
    #expect(DescriptorLimit.processes(atMost: .max) < DescriptorLimit.current)
  }

  @Test("An unknown command is an error with the words of the shell")
  func noSuchCommand() async {
    let error = await #expect(throws: EngineTerminationError.self) {
      try await ProcessEngine.withEngine("./no-such-program", limits: Self.limits()) { _ in }
    }
    #expect(error?.cause == .exited(127))
    #expect(error?.standardError.contains("no-such-program") == true)
  }
}
