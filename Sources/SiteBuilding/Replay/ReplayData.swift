import Conformance
import Results
import Scenes
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
    let keyframes: [[JSON.Member]]
    /// What happens in it.
    let summary: ScenarioSummary
  }

  /// The drawings of the stages.
  let scenes: PageScenes
  /// The scenarios that can be replayed, in order.
  private(set) var replays: [Replay] = []
  private var ids: Set<ScenarioID> = []

  init(_ page: Page, _ recordings: Recordings, _ source: SceneSnapshot.Source) {
    scenes = PageScenes(page, source)
    for scenario in page.scenarios where !scenario.script.steps.isEmpty {
      let found = recordings.recordings(of: scenario)
      guard !found.isEmpty, let stage = scenes.drawing(of: scenario.script.stage),
        ids.insert(scenario.id).inserted
      else { continue }
      let shown = source.snapshots(scenario.script, stage.snapshot)
      replays.append(
        Replay(
          scenario: scenario, stage: stage, recordings: found,
          keyframes: Keyframes(shown, on: stage).frames,
          summary: ScenarioSummary(scenario, shown, source)))
    }
  }

  /// Returns whether a scenario can be replayed.
  func contains(_ id: ScenarioID) -> Bool { ids.contains(id) }
}

/// The replays of one clause as a script, which its page loads when one of them is shown first.
///
/// It adds the clause's data to `conformReplays`:
///
///     engines    [name, hit-testing questions that it never reports, short name]
///     stages     by the anchor of their drawing: rows as [name, kind, parent or -1], next: the row of
///                the next responder of each or -1, figures: the row of each figure of the drawing
///     scenarios  by id: label: its clause and name, if it has one in the language, stage,
///                summary: what happens in one sentence, steps, runs
///     steps      words, kind, and what `Keyframes` has of the step
///     runs       engines: indices of those that did the same, outcome as in `Outcome.code`,
///                known: [reason, link, whether it is in the language]; cause: [step, words];
///                records: calls, more, answer, differences, for each step
///     calls      [message, fingers, receiver, …] for consecutive calls of one message
struct ReplayData {
  /// The folder of the scripts, within that of the language.
  static let folder = "replays/"
  /// The maximum number of calls of one step.
  private static let shownCalls = 600

  /// Returns the path of a clause's script within the folder of the language.
  static func path(of clause: String) -> String { "\(folder)\(clause).js" }

  /// The maximum length of a text.
  private static let shownText = 400

  /// The clause.
  let clause: String
  /// The replays of its page.
  let page: PageReplays
  /// The site in the language of the script.
  let site: LocalizedSite
  private var strings: LocalizedStrings { site.strings }

  /// The script.
  var bytes: [UInt8] {
    let recordings = site.data.recordings
    let replays = page.replays.filter { $0.scenario.id.clause == clause }
    let used = Set(replays.map(\.stage.id))
    let stages = page.scenes.drawings.filter { used.contains($0.id) }
    var json = JSONWriter()
    json.object { json in
      json.put(
        "engines",
        recordings.engines.indices.map { engine -> JSON in
          [
            .text(recordings.engines[engine].visible(upTo: 80)),
            .texts(recordings.unreported[engine].map(\.rawValue)),
            .text(site.results.keys[engine].short.visible(upTo: 20)),
          ]
        })
      json.put("stages", JSON.object(stages.map { .init($0.id, $0.data) }))
      json.name("scenarios")
      json.object { json in
        for replay in replays {
          json.name(replay.scenario.id.description)
          json.object { write(replay, to: &$0) }
        }
      }
    }
    return Asset.script("(globalThis.conformReplays??={})[\"\(clause)\"]=", json.bytes)
  }

  private func write(_ replay: PageReplays.Replay, to json: inout JSONWriter) {
    let steps = replay.scenario.script.steps
    json.put("label", strings.names?.label(of: replay.scenario.id.description))
    json.put("stage", replay.stage.id)
    json.put("summary", strings.text(of: replay.summary).visible(upTo: 600))
    json.put("steps", Array(steps.indices)) { json, number in
      json.object { json in
        json.put("words", shown(steps[number].sentence))
        let kind = steps[number].kind
        json.put("kind", kind == .ask ? "ask" : kind == .stimulate ? "do" : "set")
        guard number < replay.keyframes.count else { return }
        for member in replay.keyframes[number] { json.put(member.name, member.value) }
      }
    }
    json.put("runs", ReplayRun.all(of: replay, site.results)) { json, run in
      json.object { write(run, steps, to: &$0) }
    }
  }

  private func write(_ run: ReplayRun, _ steps: [Script.Step], to json: inout JSONWriter) {
    let (records, differences) = (run.recording.trace.records, run.recording.differences)
    json.put("engines", run.engines)
    json.put("outcome", String(run.outcome.code))
    json.put(
      "known",
      run.known.map { known -> JSON in
        let reason = strings.reason(known.reason)
        return [
          .text(shown(reason)), .text(known.link?.visible(upTo: Self.shownText) ?? ""),
          .truth(reason.mark == nil),
        ]
      })
    json.put(
      "cause",
      differences.first?.cause.map { [.integer($0.step), .text(shown($0.sentence))] as JSON })
    json.put("records", Array(zip(steps, records).enumerated())) { json, step in
      let (number, (step, record)) = step
      json.object { json in
        write(record, at: step, differences.filter { $0.step == number }, to: &json)
      }
    }
  }

  private func write(
    _ record: Trace.Record, at step: Script.Step, _ differences: [Difference],
    to json: inout JSONWriter
  ) {
    let calls = record.calls.prefix(Self.shownCalls)
    if !calls.isEmpty {
      let groups = calls.grouped { $0.message == $1.message && $0.fingers == $1.fingers }
      json.put("calls", groups) { json, group in
        let first = group[group.startIndex]
        json.list { json in
          json.value(first.message.rawValue.visible(upTo: 120))
          json.value(strings.fingers(first.fingers) ?? "")
          for call in group { json.value(call.receiver.visible(upTo: 80)) }
        }
      }
    }
    if record.calls.count > calls.count { json.put("more", record.calls.count - calls.count) }
    json.put("answer", step.answer(in: record).map(shown))
    if !differences.isEmpty {
      json.put(
        "differences",
        differences.prefix(Limits.shownDifferences).map {
          [$0.phrase, $0.expected, $0.actual].map(shown)
        })
    }
  }

  private func shown(_ sentence: Sentence) -> String { shown(strings.text(of: sentence)) }

  private func shown(_ wording: Wording) -> String { wording.text.visible(upTo: Self.shownText) }
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
    replay.recordings.reduce(into: []) { runs, recording in
      let result = results.result(of: recording.engine, on: replay.scenario.id)
      let run = ReplayRun(
        engines: [recording.engine], recording: recording, outcome: Outcome(result),
        known: result?.expected)
      if let same = runs.firstIndex(where: { run.isSame(as: $0) }) {
        runs[same].engines.append(recording.engine)
      } else {
        runs.append(run)
      }
    }
  }

  private func isSame(as other: ReplayRun) -> Bool {
    recording.trace == other.recording.trace && outcome == other.outcome && known == other.known
      && recording.differences == other.recording.differences
  }
}

extension LocalizedStrings {
  /// Returns the fingers of a call, unless that is the first alone: `fingers 1 and 2`.
  fileprivate func fingers(_ fingers: [Int]) -> String? {
    guard !fingers.isEmpty, fingers != [1] else { return nil }
    let numbers = fingers.map(String.init).joined(separator: sentences == nil ? " and " : ", ")
    let phrase = fingers.count == 1 ? OutcomePhrase.finger : .fingers
    return text(of: phrase.filled(numbers)).text
  }
}

extension String {
  /// Returns the text with visible control characters, and with `…` where it was truncated.
  func visible(upTo limit: Int) -> String { shortened(to: limit).withVisibleControls }
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
    let source = Address.file(ReplayData.folder, root: page.root)
    let lab = site.data.lab?.address(of: page, root: page.root + site.language.top)
    line(
      "div", .id("site:replays"), .data("data-source", source.text),
      .data("data-script", site.script(of: .replay, root: page.root)?.text),
      .data("data-engine", lab?.engine.text), .data("data-scenarios", lab?.scenarios.text),
      .data("data-page", lab.map { _ in page.name }),
      .data("data-vocabulary", lab.map { _ in Vocabulary.labKinds.string }),
      .constant("hidden", ""), text: "")
  }
}

extension StageDrawing {
  fileprivate var data: JSON {
    let rows = stage.responders.enumerated().map { row, responder -> JSON in
      [
        .text(responder.name.visible(upTo: 80)), .text(responder.kind.rawValue),
        .integer(stage.parentIndex(ofRow: row) ?? -1),
      ]
    }
    return [
      "rows": .list(rows), "next": .integers(snapshot.next.map { $0 ?? -1 }),
      "figures": .integers(drawing.figures.map(\.row)),
    ]
  }
}
