import Conformance
import Results
import SpecReading

/// The drawings of one page and what the engines did in its scenarios, which all its languages share.
struct PageReplays: Sendable {
  /// A scenario with the drawing of its stage and the traces of the engines, in their order.
  struct Replay: Sendable {
    /// The scenario.
    let scenario: Scenario
    /// The drawing of its stage.
    let stage: StageDrawing
    /// The traces.
    let recordings: [Recordings.Recording]
    /// The changes of the drawing at each step; may be fewer than the steps.
    let keyframes: [Keyframes.Keyframe]
    /// What happens in it.
    let summary: ScenarioSummary
  }

  /// The drawings of the stages.
  let scenes: PageScenes
  /// The scenarios that can be replayed, in order.
  private(set) var replays: [Replay] = []
  private var ids: Set<ScenarioID> = []

  init(_ page: Page, _ recordings: Recordings, _ snapshots: SceneSnapshot.Source) {
    scenes = PageScenes(page, snapshots)
    for scenario in page.scenarios where !scenario.script.steps.isEmpty {
      let found = recordings.recordings(of: scenario)
      guard !found.isEmpty, let stage = scenes.drawing(of: scenario.script.stage),
        ids.insert(scenario.id).inserted
      else { continue }
      let shown = snapshots(scenario.script)
      replays.append(
        Replay(
          scenario: scenario, stage: stage, recordings: found,
          keyframes: Keyframes(shown, on: stage).frames,
          summary: ScenarioSummary(scenario, shown, snapshots)))
    }
  }

  /// Returns whether a scenario can be replayed.
  func contains(_ id: ScenarioID) -> Bool { ids.contains(id) }
}

/// The replays of one clause as a script, which its page loads when one of them is shown first.
///
/// It is a script because a page opened from a disk may load nothing else. It adds the clause's data
/// to `conformReplays`:
///
///     engines    [name, hit-testing questions that it never reports]
///     stages     by the anchor of their drawing: rows as [name, kind, parent or -1], next: the row of
///                the next responder of each or -1, figures: the row of each figure of the drawing
///     scenarios  by id: label: its clause and name, if it has one in the language, stage,
///                summary: what happens in one sentence, steps, runs
///     steps      words, kind; changes, order, markers as in `Keyframe`; next: [row, next or -1];
///                states: [row, state, …]; time
///     runs       engines: indices of those that did the same, outcome as in `Outcome.code`,
///                known: [reason, link]; cause: [step, words]; records: calls, more, answer,
///                differences, for each step
///     calls      [message, fingers, receiver, …] for consecutive calls of one message
struct ReplayData {
  /// The folder of the scripts, within that of the language.
  static let folder = "replays/"
  /// The maximum number of calls of one step.
  private static let shownCalls = 600
  /// The maximum number of differences of one step.
  private static let shownDifferences = Limits.shownDifferences

  /// The folder of a page's scripts within that of the language.
  static func folder(of page: Page) -> String { "\(folder)\(page.name)/" }

  /// The path of a clause's script within the folder of the language.
  static func path(of clause: String, on page: Page) -> String { "\(folder(of: page))\(clause).js" }

  private let clause: String
  private let page: PageReplays
  private let site: LocalizedSite
  private var strings: LocalizedStrings { site.strings }

  init(of clause: String, _ page: PageReplays, _ site: LocalizedSite) {
    self.clause = clause
    self.page = page
    self.site = site
  }

  /// The script.
  var bytes: [UInt8] {
    let recordings = site.data.recordings
    let replays = page.replays.filter { $0.scenario.id.clause == clause }
    let used = Set(replays.map(\.stage.id))
    var json = JSONWriter()
    json.object { json in
      json.put("engines", Array(recordings.engines.indices)) { json, engine in
        json.list { list in
          list.value(recordings.engines[engine].visible(upTo: 80))
          list.put(texts: recordings.unreported[engine].map(\.rawValue))
        }
      }
      json.name("stages")
      json.object { stages in
        for stage in page.scenes.drawings where used.contains(stage.id) {
          stages.name(stage.id)
          stages.put(stage)
        }
      }
      json.name("scenarios")
      json.object { scenarios in
        for replay in replays {
          scenarios.name(replay.scenario.id.description)
          put(replay, to: &scenarios)
        }
      }
    }
    return Array("(globalThis.conformReplays??={})[\"\(clause)\"]=".utf8) + json.bytes
      + Array(";\n".utf8)
  }

  private func put(_ replay: PageReplays.Replay, to json: inout JSONWriter) {
    let script = replay.scenario.script
    let frames = replay.keyframes
    let id = replay.scenario.id.description
    json.object { json in
      if let label = strings.names?.label(of: id) { json.put("label", label) }
      json.put("stage", replay.stage.id)
      json.put("summary", strings.text(of: replay.summary).visible(upTo: 600))
      json.put("steps", Array(script.steps.indices)) { json, number in
        let frame = frames.indices.contains(number) ? frames[number] : Keyframes.Keyframe()
        put(script.steps[number], frame, to: &json)
      }
      json.put("runs", ReplayRun.all(of: replay, site.results)) { json, run in
        put(run, of: replay.scenario, to: &json)
      }
    }
  }

  private func put(
    _ step: Script.Step, _ frame: Keyframes.Keyframe, to json: inout JSONWriter
  ) {
    json.object { json in
      json.put("words", strings.phrase(step.words).text.visible(upTo: 400))
      json.put("kind", step.kind == .ask ? "ask" : step.kind == .stimulate ? "do" : "set")
      if let changes = frame.changes { json.put("changes", changes) }
      if let order = frame.order { json.put("order", order) }
      if let markers = frame.markers { json.put("markers", markers) }
      if !frame.next.isEmpty {
        json.put("next", frame.next) { $0.put(numbers: [$1.row, $1.next ?? -1]) }
      }
      if !frame.recognizers.isEmpty {
        json.put("states", frame.recognizers) { json, recognizer in
          json.list { list in
            list.value(Double(recognizer.row))
            for state in recognizer.states { list.value(state.rawValue) }
          }
        }
      }
      if let time = frame.time {
        json.name("time")
        json.value(time)
      }
    }
  }

  private func put(_ run: ReplayRun, of scenario: Scenario, to json: inout JSONWriter) {
    json.object { json in
      json.put("engines", run.engines) { $0.value(Double($1)) }
      json.put("outcome", String(run.outcome.code))
      if let known = run.known {
        json.put("known", [known.reason, known.link].compactMap(\.self)) {
          $0.value($1.visible(upTo: 400))
        }
      }
      if let cause = run.recording.differences.first?.cause {
        json.name("cause")
        json.list { list in
          list.value(Double(cause.step))
          list.value(strings.outcome(cause.words).text.visible(upTo: 400))
        }
      }
      json.put("records", Array(run.recording.trace.records.indices)) { json, number in
        let record = run.recording.trace.records[number]
        let differences = run.recording.differences.filter { $0.step == number }
        put(record, at: scenario.script.steps[number], differences, to: &json)
      }
    }
  }

  private func put(
    _ record: Trace.Record, at step: Script.Step, _ differences: [Difference],
    to json: inout JSONWriter
  ) {
    json.object { json in
      let shown = Trace.Record(calls: Array(record.calls.prefix(Self.shownCalls)))
      if !shown.calls.isEmpty {
        json.put("calls", shown.groups) { json, group in
          json.list { list in
            list.value(group.first?.message.rawValue.visible(upTo: 120) ?? "")
            list.value(group.first.flatMap { strings.fingers($0.fingers) } ?? "")
            for call in group { list.value(call.receiver.visible(upTo: 80)) }
          }
        }
      }
      let hidden = record.calls.count - shown.calls.count
      if hidden > 0 { json.put("more", hidden) }
      if let answer = step.words(of: record) {
        json.put("answer", strings.outcome(answer).text.visible(upTo: 400))
      }
      if !differences.isEmpty {
        json.put("differences", Array(differences.prefix(Self.shownDifferences))) {
          json, difference in
          let (expected, actual) = (difference.expected, difference.actual)
          let texts = [
            strings.phrase(difference.phrase), strings.outcome(expected), strings.outcome(actual),
          ]
          json.put(texts: texts.map { $0.text.visible(upTo: 400) })
        }
      }
    }
  }
}

/// What engines that did the same in a scenario did, with the same verdict.
struct ReplayRun {
  /// The indices of the engines.
  var engines: [Int]
  /// What the first of them did.
  let recording: Recordings.Recording
  /// Their outcome.
  let outcome: Outcome
  /// The reason for the expected failure, if any.
  let known: ExpectedFailure?

  /// Returns the runs of a scenario, in the order of their first engines.
  static func all(of replay: PageReplays.Replay, _ results: ResultsIndex) -> [ReplayRun] {
    var runs: [ReplayRun] = []
    for recording in replay.recordings {
      let result = results.result(of: recording.engine, on: replay.scenario.id)
      let (outcome, known) = (Outcome(result), result?.expected)
      let same = runs.firstIndex { run in
        run.recording.trace == recording.trace && run.recording.differences == recording.differences
          && run.outcome == outcome && run.known == known
      }
      if let same {
        runs[same].engines.append(recording.engine)
      } else {
        runs.append(
          ReplayRun(
            engines: [recording.engine], recording: recording, outcome: outcome, known: known))
      }
    }
    return runs
  }
}

extension LocalizedStrings {
  /// Returns the fingers of a call, unless that is the first alone: `fingers 1 and 2`.
  fileprivate func fingers(_ fingers: [Int]) -> String? {
    guard !fingers.isEmpty, fingers != [1] else { return nil }
    let numbers = fingers.map(String.init).joined(separator: sentences == nil ? " and " : ", ")
    return outcome((fingers.count == 1 ? OutcomePhrase.finger : .fingers).filled(numbers)).text
  }
}

extension String {
  /// Returns the text with visible control characters, and with `…` where it was truncated.
  func visible(upTo limit: Int) -> String {
    guard utf8.count > limit else { return withVisibleControls }
    // By scalars, because a character can be of any length.
    let beginning = unicodeScalars.prefix(limit)
    guard beginning.endIndex < unicodeScalars.endIndex else { return withVisibleControls }
    return "\(String(beginning).withVisibleControls)…"
  }
}

extension HTML {
  /// Appends the anchor of a scenario's replay to its row, by which scripts know that there is one;
  /// nothing where there is none. Without scripts the address leads to the row.
  mutating func appendReplayAnchor(of id: ScenarioID, on page: PageReplays) {
    guard page.contains(id) else { return }
    element("span", .id("\(id):replay"), .constant("data-replay", ""), text: "")
  }

  /// Appends the element that tells the theme's scripts where the replays of a page are, and the
  /// script that shows them; where the site has a lab, also what a stage needs that can be touched:
  ///
  ///     data-engine="lab-engine.….js" data-scenarios="scenarios-….js" data-page="hit-testing"
  mutating func appendReplaySource(of page: Page, _ site: LocalizedSite) {
    let source = Address.file(ReplayData.folder(of: page), root: page.root)
    let lab = site.data.lab?.address(of: page, root: page.root + site.language.top)
    line(
      "div", .id("site:replays"), .data("data-source", source.text),
      .data("data-script", site.script(of: .replay, root: page.root)?.text),
      .data("data-engine", lab?.engine.text), .data("data-scenarios", lab?.scenarios.text),
      .data("data-page", lab.map { _ in page.name }),
      .data("data-vocabulary", lab.map { _ in Vocabulary.labKinds }),
      .constant("hidden", ""), text: "")
  }
}

extension JSONWriter {
  fileprivate mutating func put(_ stage: StageDrawing) {
    object { json in
      json.put("rows", Array(stage.stage.responders.indices)) { json, row in
        let responder = stage.stage.responders[row]
        json.list { list in
          list.value(responder.name.visible(upTo: 80))
          list.value(responder.kind.rawValue)
          list.value(Double(stage.stage.parentIndex(ofRow: row) ?? -1))
        }
      }
      json.put("next", stage.next) { $0.value(Double($1 ?? -1)) }
      json.put("figures", stage.drawing.figures) { $0.value(Double($1.row)) }
    }
  }

  /// Writes a list of numbers.
  mutating func put(numbers: some Sequence<Int>) {
    list { list in for number in numbers { list.value(Double(number)) } }
  }

  /// Writes a list of texts.
  mutating func put(texts: [String]) {
    list { list in for text in texts { list.value(text) } }
  }
}
