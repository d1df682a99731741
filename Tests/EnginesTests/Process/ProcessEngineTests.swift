import Conformance
import Foundation
import Testing

@testable import Engines

@Suite("A program that is an engine")
struct ProcessEngineTests {
  private static let folder = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent()

  private static let stage = Stage([StagedResponder(name: "app", kind: .application)])
  /// What no fixture breaks over.
  private static let harmless = Script(stage: stage, steps: [.ask("keyWindow")])
  /// What a fixture breaks over.
  private static let harmful = Script(
    stage: stage, steps: [.stimulate("remoteControl", ["command": "break"]), .ask("keyWindow")])
  private static let answered = Reply.observed(Trace([Trace.Record(answer: .nobody)]))

  private static func command(_ habit: String) -> String {
    "'\(folder.appendingPathComponent("FixtureEngine").path)' \(habit)"
  }

  /// Patience that no busy machine outlasts, and little room.
  private static func limits(
    silence: Duration = .seconds(60), farewell: Duration = .seconds(60)
  ) -> EngineLimits {
    var limits = EngineLimits(silence: silence)
    limits.longestLine = 1 << 20
    limits.fruitlessProcesses = 3
    limits.farewell = farewell
    return limits
  }

  /// Has scripts carried out at the same time, and gives the answers in their order.
  private func replies(
    _ habit: String, to scripts: [Script], silence: Duration = .seconds(60), processes: Int = 1,
    farewell: Duration = .seconds(60)
  ) async throws -> [Reply] {
    let limits = Self.limits(silence: silence, farewell: farewell)
    return try await ProcessEngine.withEngine(
      Self.command(habit), processes: processes, limits: limits
    ) { engine in
      await withTaskGroup(of: (Int, Reply).self) { group in
        for (index, script) in scripts.enumerated() {
          group.addTask { (index, await engine.perform(script)) }
        }
        return await group.reduce(into: scripts.map { _ in Self.answered }) { $0[$1.0] = $1.1 }
      }
    }
  }

  @Test("says who it is")
  func profile() async throws {
    let profile = try await ProcessEngine.withEngine(Self.command("obedient")) { $0.profile }
    #expect(profile.name == "Fixture" && profile.version == "1.0")
    #expect(profile.features == Set(Feature.allCases))
  }

  @Test("answers more scripts than are sent to it at a time", arguments: [1, 3])
  func many(processes: Int) async throws {
    let scripts = Array(repeating: Self.harmless, count: 1_000)
    let replies = try await replies("obedient", to: scripts, processes: processes)
    #expect(replies.allSatisfy { $0 == Self.answered })
  }

  @Test(
    "that breaks over one script is told so, and the others are answered all the same",
    arguments: [
      ("exits", "the engine ended with status 3; its standard error ends with: cannot do that"),
      ("crashes", "the engine was ended by signal 9"),
      ("floods", "the engine wrote a line of more than 1048576 bytes"),
      (
        "babbles",
        "the engine wrote a line that is no answer (not JSON at byte 1: unexpected character): "
          + "Warning: <b>deprecated</b>"
      ),
    ])
  func oneBreaks(habit: String, words: String) async throws {
    var scripts = Array(repeating: Self.harmless, count: 100)
    scripts[40] = Self.harmful
    var replies = try await replies(habit, to: scripts)
    guard case .errored(let message) = replies.remove(at: 40) else {
      Issue.record("the script that breaks it was carried out")
      return
    }
    // A shell may say more of a signal.
    #expect(message.hasPrefix(words))
    #expect(replies.allSatisfy { $0 == Self.answered })
  }

  @Test("that answers the wrong id is told which")
  func wrongID() async throws {
    let replies = try await replies("mistakesID", to: [Self.harmful])
    guard case .errored(let message) = replies[0] else {
      Issue.record("\(replies[0])")
      return
    }
    #expect(message.wholeMatch(of: /the engine answered id \d+, which is not open/) != nil)
  }

  @Test("that answers twice has the first answer taken, and is started again for the others")
  func twice() async throws {
    let replies = try await replies(
      "repeatsItself", to: [Self.harmful, Self.harmless, Self.harmless])
    #expect(replies == [.observed(Trace()), Self.answered, Self.answered])
  }

  /// How long to bear silence: each is tried where a busy machine was too slow for that before.
  private static let silences: [(duration: Duration, words: String)] = [
    (.milliseconds(300), "0.3 s"), (.seconds(3), "3 s"), (.seconds(20), "20 s"),
  ]

  /// What a fixture that goes silent over a script is blamed for, once the others are answered.
  private func blame(_ habit: String) async throws -> (message: String, silence: String)? {
    for (duration, words) in Self.silences {
      let replies = try? await replies(
        habit, to: [Self.harmless, Self.harmful, Self.harmless], silence: duration)
      guard let replies, replies[0] == Self.answered, replies[2] == Self.answered,
        case .errored(let message) = replies[1]
      else { continue }
      return (message, words)
    }
    return nil
  }

  @Test(
    "that says nothing for too long is ended, with all that it started",
    arguments: ["hangs", "drips", "leavesChild"])
  func silent(habit: String) async throws {
    let (message, silence) = try #require(await blame(habit))
    #expect(message.hasPrefix("the engine said nothing for \(silence)"))
    let child = message.firstMatch(of: /ends with: (\d+)$/).flatMap { pid_t($0.1) }
    #expect((child != nil) == (habit == "leavesChild"))
    if let child { #expect(Self.hasEnded(child)) }
  }

  /// Whether a process has ended, though nobody may have asked for its status yet.
  private static func hasEnded(_ process: pid_t) -> Bool {
    guard kill(process, 0) == 0 else { return errno == ESRCH }
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return status?.contains(") Z ") != false
  }

  @Test("that closes its output and lives on is ended for it")
  func closedOutput() async throws {
    // Without a shell around it, nothing else holds its output open.
    let replies = try await ProcessEngine.withEngine(
      "exec \(Self.command("closesOutput"))", limits: Self.limits(farewell: .milliseconds(300))
    ) { [await $0.perform(Self.harmful), await $0.perform(Self.harmless)] }
    let words = "the engine closed its standard output and did not end"
    #expect(replies == [.errored(message: words), Self.answered])
  }

  @Test("that writes what is no answer behind an answer has the answer taken")
  func chatters() async throws {
    let replies = try await replies("chatters", to: [Self.harmless, Self.harmless])
    #expect(replies == [Self.answered, Self.answered])
  }

  @Test("that is never started, because nobody wants it any longer, keeps nobody waiting")
  func cancelledBeforeStart() async {
    let work = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await ProcessEngine.withEngine(Self.command("obedient")) { _ in }
    }
    let error = await #expect(throws: EngineEnding.self) { try await work.value }
    #expect(error?.description == "the engine could not be started: the run was ended")
  }

  @Test("may complain as much as it likes on standard error")
  func noisy() async throws {
    let replies = try await replies("complains", to: [Self.harmless, Self.harmless])
    #expect(replies == [Self.answered, Self.answered])
  }

  @Test("that ends after each answer is started again, as long as it answers")
  func hurried() async throws {
    let scripts = Array(repeating: Self.harmless, count: 8)
    #expect(try await replies("hurries", to: scripts) == scripts.map { _ in Self.answered })
  }

  @Test("that never answers is given up, and nothing is left without an answer")
  func givenUp() async throws {
    let replies = try await replies(
      "exits", to: Array(repeating: Self.harmful, count: 50))
    let blamed = Reply.errored(
      message: "the engine ended with status 3; its standard error ends with: cannot do that")
    let surrender = Reply.errored(
      message: "the engine was given up after 3 processes in a row had not answered anything; "
        + "the last one ended with status 3; its standard error ends with: cannot do that")
    #expect(replies.count { $0 == blamed } == 2)
    #expect(replies.count { $0 == surrender } == 48)
  }

  @Test("that is another when it is started again is not taken for the first one")
  func changed() async throws {
    let replies = try await replies(
      "changesItself", to: [Self.harmful, Self.harmless])
    let surrender = Reply.errored(
      message: "the engine was given up after 3 processes in a row had not answered anything; "
        + "the last one says that it is another engine than when it was first started")
    #expect(replies.contains(surrender))
  }

  @Test(
    "that cannot say who it is cannot be used",
    arguments: [
      (
        "diesAtOnce",
        "the engine ended with status 3; its standard error ends with: no such display"
      ),
      ("saysNothing", "the engine said nothing for 0.1 s"),
      ("speaksOtherwise", "the engine speaks version 2 of the protocol, not 1"),
      ("unheardOf", "the engine ended with status 64"),
    ])
  func unusable(habit: String, words: String) async {
    let error = await #expect(throws: EngineEnding.self) {
      try await replies(
        habit, to: [Self.harmless],
        silence: habit == "saysNothing" ? .milliseconds(100) : .seconds(60))
    }
    #expect(error?.description == words)
  }

  @Test("that greets twice is ended for it")
  func greetsTwice() async throws {
    let replies = try await replies("greetsTwice", to: [Self.harmless])
    guard case .errored(let message) = replies[0] else {
      Issue.record("\(replies[0])")
      return
    }
    #expect(message.hasSuffix("did not begin with one 'hello'"))
  }

  @Test("that does not end when it is told to is ended")
  func lingers() async throws {
    let replies = try await replies(
      "lingers", to: [Self.harmless], farewell: .milliseconds(100))
    #expect(replies == [Self.answered])
  }

  @Test("whose command the shell does not know cannot be used")
  func noSuchCommand() async {
    let error = await #expect(throws: EngineEnding.self) {
      try await ProcessEngine.withEngine("./no-such-program", limits: Self.limits()) { _ in }
    }
    #expect(error?.failure == .exited(127))
    #expect(error?.lastWords.contains("no-such-program") == true)
  }
}
