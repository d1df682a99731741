import Conformance
import Results
import Scenes

/// What the reference engine does in a scenario, as the parts of one sentence.
///
///     C is hidden, so it is skipped with D and E; A is found
///
/// Hit-testing is told with the reasons why views are left out, and a recognition with what it cancels.
/// The other parts are phrases of the pages, each of which expects exactly what happened.
struct ScenarioSummary: Hashable, Sendable {
  /// A part of the sentence.
  enum Part: Hashable, Sendable {
    /// A view is skipped for a cause, with the views inside it.
    case skipped(cause: Sentence, with: [String])
    /// Views are asked and do not contain the point.
    case outside([String])
    /// Hit-testing finds a view; nil for none.
    case found(String?)
    /// A recognizer recognizes, so that a responder gets `touchesCancelled(_:with:)`.
    case cancelled(by: String, receiver: String)
    /// A recognizer fails.
    case failed(String)
    /// A phrase of the pages.
    case phrase(Sentence)
    /// What comes or does not come, in phrases of the pages, with its cause if that is known.
    indirect case effect([Sentence], because: Part?)
    /// What a step leads to that has been done before.
    case again(step: Sentence, effect: Sentence)
    /// A control takes the touch for itself.
    case keeps(String)
    /// A step leads to no call.
    case nothing(step: Sentence)
  }

  /// Parts that belong together, with how much they say about the scenario.
  private struct Passage {
    var parts: [Part]
    var weight: Int
  }

  /// The maximum number of passages.
  private static let longest = 3

  /// The parts, in the order in which they happen.
  let parts: [Part]

  /// Summarizes a scenario from its snapshots; where a view is found, the source is asked for more.
  init(_ scenario: Scenario, _ snapshots: [SceneSnapshot], _ source: SceneSnapshot.Source) {
    let (script, done) = (scenario.script, snapshots.dropFirst())
    let expected = Set(scenario.expectations.map(\.phrase))
    let records = done.map { Trace.Record(calls: $0.calls, answer: $0.answer) }
    let search = records.indices.last { index in
      script.steps[index].finger != nil || script.steps[index].name == "hitTest"
    }
    var passages: [Passage] = []
    for (index, snapshot) in zip(script.steps.indices, done) {
      let step = script.steps[index]
      let due = scenario.expectations.filter { $0.step == index }
      let missing = due.filter(\.requirement.isWithheld)
      switch step.kind {
      case .set, .change: break
      case .ask:
        let sentence = snapshot.answer.flatMap { step.sentence(answeredBy: $0) } ?? step.sentence
        let cause =
          step.asksHitTesting
          ? nil : due.first.flatMap { EffectCause(of: $0, in: script, snapshots, source)?.part }
        passages.append(
          Passage(
            parts: [cause.map { .effect([sentence], because: $0) } ?? .phrase(sentence)], weight: 6)
        )
        continue
      case .stimulate:
        if index == search, let hit = HitTestStory(of: index, in: script, snapshots, source) {
          passages.append(Passage(parts: hit.parts, weight: hit.hasCause ? 8 : 2))
        }
        passages += Self.passages(of: snapshot, on: script.stage, expected)
      }
      passages += Self.passages(of: missing, passages.flatMap(\.parts)) {
        EffectCause(of: $0, in: script, snapshots, source)?.part
      }
      let isRepeated = script.steps[..<index].contains(step) && !step.passesTime
      passages += due.filter(\.requirement.isPlain).map { expectation in
        let phrase = expectation.phrase
        let cause = EffectCause(of: expectation, in: script, snapshots, source)
        let part: Part =
          if let cause {
            .effect([phrase], because: cause.part)
          } else if isRepeated {
            .again(step: step.sentence, effect: phrase)
          } else {
            .phrase(phrase)
          }
        return Passage(parts: [part], weight: 6)
      }
    }
    Self.joinEffects(in: &passages)
    // Where the search is the subject, what is found need not be said twice, nor what follows from it.
    if case .found(let name)? = passages.lazy.flatMap(\.parts).first(where: \.isFound),
      script.steps.contains(where: { $0.name == "hitTestView" })
        || expected.contains(where: { "\($0)".hasSuffix(" asked") })
    {
      let answer = name.map(Answer.responder) ?? .nobody
      let found = Script.Step.ask("hitTestView").sentence(answeredBy: answer)
        .map { [Part.phrase($0)] }
      passages.removeAll {
        $0.parts == found || $0.weight < 3 && !$0.parts.contains(where: \.isFound)
      }
    }
    var said: Set<[Part]> = []
    passages.removeAll { !said.insert($0.parts).inserted }
    let heaviest = passages.indices.sorted {
      (passages[$0].weight, $0) > (passages[$1].weight, $1)
    }.prefix(Self.longest)
    // Why other views were not found matters where nothing followed that a reader would ask about.
    let isSearch = !passages.contains { $0.weight > 3 }
    // What the row is about comes first, and what else happened after it.
    let isPoint = { (index: Int) in passages[index].weight > 4 }
    let ordered = heaviest.filter(isPoint).sorted() + heaviest.filter { !isPoint($0) }.sorted()
    var parts = ordered.flatMap { passages[$0].parts }
    if !isSearch { parts.removeAll(where: \.isOutside) }
    if parts.isEmpty, let last = script.steps.lastIndex(where: { $0.kind == .stimulate }) {
      parts = [.nothing(step: script.steps[last].sentence)]
    }
    self.parts = parts
  }

  /// Returns what does not come in a step: a passage for each cause, which is not said twice.
  private static func passages(
    of missing: [Expectation], _ told: [Part], cause: (Expectation) -> Part?
  ) -> [Passage] {
    let causes = missing.map { expectation -> (part: Part?, phrase: Sentence) in
      let cause = cause(expectation)
      let isTold = told.contains { part in
        if case .skipped(cause: let sentence, with: _) = part {
          cause == .phrase(sentence)
        } else {
          false
        }
      }
      return (isTold ? nil : cause, expectation.phrase)
    }
    var order: [Part?] = []
    for cause in causes where !order.contains(cause.part) { order.append(cause.part) }
    return order.map { part in
      let phrases = causes.filter { $0.part == part }.map(\.phrase)
      return Passage(parts: [.effect(phrases, because: part)], weight: 7)
    }
  }

  /// Says each cause once, with all its effects, and leaves out what is said as an effect elsewhere and
  /// what says little beside an effect.
  private static func joinEffects(in passages: inout [Passage]) {
    var effects: Set<Sentence> = []
    var joined: [Passage] = []
    for passage in passages {
      switch passage.parts.first {
      case .effect(let phrases, because: let cause?)?:
        effects.formUnion(phrases)
        if let same = joined.firstIndex(where: { $0.parts.first?.cause == cause }),
          case .effect(let before, because: _)? = joined[same].parts.first
        {
          let added = phrases.filter { !before.contains($0) }
          joined[same].parts = [.effect(before + added, because: cause)]
          joined[same].weight = max(joined[same].weight, passage.weight)
          continue
        }
      case .again(step: _, let effect)?: effects.insert(effect)
      default: break
      }
      joined.append(passage)
    }
    guard !effects.isEmpty else { return }
    passages = joined.filter { passage in
      guard case .phrase(let phrase)? = passage.parts.first else { return true }
      return passage.weight > 5 && !effects.contains(phrase)
    }
  }

  /// Returns what a step led to, apart from hit-testing: a passage for each message.
  private static func passages(
    of snapshot: SceneSnapshot, on stage: Stage, _ expected: Set<Sentence>
  ) -> [Passage] {
    var passages: [Passage] = []
    // That recognizers get touches says little; what they make of them says more.
    let told = snapshot.calls.filter { call in
      !call.message.isQuestion && call.message != .sendEvent
        && !(MessageFamily.touches.contains(call.message)
          && stage[call.receiver]?.kind.isRecognizer == true)
    }
    let fired = told.first { MessageFamily.firings.contains($0.message) }?.receiver
    let messages = told.reduce(into: [Message]()) { messages, call in
      if !messages.contains(call.message) { messages.append(call.message) }
    }
    for message in messages {
      let calls = told.filter { $0.message == message }
      if message == .touchesCancelled, let fired, let first = calls.first {
        passages.removeAll { $0.parts == [.phrase(OutcomePhrase.fires.filled(fired))] }
        passages.append(
          Passage(parts: [.cancelled(by: fired, receiver: first.receiver)], weight: 5))
        continue
      }
      let record = Trace.Record(calls: calls)
      let phrases = calls.lazy.compactMap { record.expectation(of: $0, on: stage) }
      guard let phrase = phrases.first else { continue }
      let weight = expected.contains(phrase) ? 6 : message.weight
      passages.append(Passage(parts: [.phrase(phrase)], weight: weight))
    }
    for (row, states) in snapshot.recognizers.sorted(by: { $0.key < $1.key })
    where states.contains(.failed) {
      passages.append(Passage(parts: [.failed(stage.responders[row].name)], weight: 4))
    }
    return passages
  }
}

/// A search for the view under a finger: what is left out, and what is found.
private struct HitTestStory {
  private(set) var parts: [ScenarioSummary.Part] = []
  /// Whether the scenario itself arranges what is found, by a view that is skipped or overrides a method.
  private(set) var hasCause = false

  /// Describes the search of a step; nil where the engine does not say what it found.
  init?(
    of index: Int, in script: Script, _ snapshots: [SceneSnapshot], _ source: SceneSnapshot.Source
  ) {
    let stage = script.stage
    let steps = Array(script.steps[...index])
    // Carries the script out once more, for what the snapshots do not say.
    lazy var ask = source.asking(Script(stage: stage, steps: steps))
    let answered = script.steps.indices.dropFirst(index + 1)
      .prefix { script.steps[$0].kind == .ask && snapshots.indices.contains($0 + 1) }
      .first { script.steps[$0].name == "hitTestView" }.flatMap { snapshots[$0 + 1].answer }
    guard let answer = (answered ?? ask?(.ask("hitTestView")))?.names else { return nil }
    let found = answer.first.flatMap(stage.index(of:))
    let before = snapshots[index]
    let calls = snapshots[index + 1].calls.filter { $0.message.isQuestion }
    var asked: [Int] = []
    for row in calls.compactMap({ stage.index(of: $0.receiver) }) where !asked.contains(row) {
      asked.append(row)
    }
    let end = ScenarioSummary.Part.found(answer.first)
    defer { parts.append(end) }
    for step in steps where step.overridesHitTest {
      guard case .text(let name) = step["of"], let row = stage.index(of: name), asked.contains(row)
      else { continue }
      parts.append(.phrase(step.sentence))
      hasCause = true
    }
    guard let finger = steps[index].finger else {
      // Code asks one view, which may be left out itself.
      guard case .text(let name) = steps[index]["of"], let row = stage.index(of: name),
        !asked.contains(row), let layer = before.layers.first(where: { $0.row == row }),
        let cause = layer.cause(in: steps, named: name)
      else { return }
      append(skipped: row, because: cause.sentence, in: before, stage)
      return
    }

    for (row, cause) in Self.leftOut(in: before, asked, found, steps, stage) {
      let name = StepValue.text(stage.responders[row].name)
      guard
        case .point(let point)? = ask?(.ask("location", ["finger": .integer(finger), "in": name])),
        ask?(.ask("contains", of: name, ["at": .point(point)])) == .truth(true)
      else { continue }
      append(skipped: row, because: cause, in: before, stage)
    }
    // A view that contains the point is found, or contains what is found.
    let inside = found.map { [$0] + before.containers(of: $0).map(\.row) } ?? []
    let outside = asked.filter { !inside.contains($0) }
    if !hasCause, (1...3).contains(outside.count) {
      parts.append(.outside(outside.map { stage.responders[$0].name }))
    }
  }

  private mutating func append(
    skipped row: Int, because cause: Sentence, in snapshot: SceneSnapshot, _ stage: Stage
  ) {
    let inner = snapshot.layers.map(\.row).filter { other in
      snapshot.containers(of: other).contains { $0.row == row }
    }
    parts.append(.skipped(cause: cause, with: inner.map { stage.responders[$0].name }))
    hasCause = true
  }

  /// Returns the views that are not asked because of what they are themselves, each with the phrase
  /// that says why, as far as the search came to them: what contains them was asked, and nothing in
  /// front of them was found.
  private static func leftOut(
    in snapshot: SceneSnapshot, _ asked: [Int], _ found: Int?, _ steps: [Script.Step],
    _ stage: Stage
  ) -> [(row: Int, cause: Sentence)] {
    let layers = snapshot.layers
    let order = found.flatMap { row in layers.firstIndex { $0.row == row } } ?? -1
    return layers.dropFirst(order + 1).compactMap { layer in
      guard !asked.contains(layer.row) else { return nil }
      if let container = snapshot.containers(of: layer.row).first {
        guard container.isVisible, asked.contains(container.row) else { return nil }
      }
      return layer.cause(in: steps, named: stage.responders[layer.row].name)
        .map { (layer.row, $0.sentence) }
    }
  }
}

extension SceneSnapshot.Layer {
  /// Returns the step because of which hit-testing skips the view: the last one that said so, or the
  /// one that says what the view is from the beginning; nil for a view that is asked.
  fileprivate func cause(in steps: [Script.Step], named name: String) -> Script.Step? {
    func last(_ property: String) -> Script.Step? {
      steps.last { $0.kind == .set && $0.name == property && $0["of"] == .text(name) }
    }
    func last(_ property: String, _ value: StepValue) -> Script.Step? {
      last(property).flatMap { $0["to"] == value ? $0 : nil }
    }
    guard isVisible else { return last("hidden", .truth(true)) ?? last("alpha") }
    guard isInteractive else {
      return last("interactionEnabled", .truth(false)) ?? last("enabled", .truth(false))
        ?? .set("interactionEnabled", of: name, to: false)
    }
    return last("animation", .text("withoutInteraction"))
  }
}

extension SceneSnapshot {
  /// Returns the views that contain a view, the innermost first.
  fileprivate func containers(of row: Int) -> [Layer] {
    func layer(_ row: Int) -> Layer? { layers.first { $0.row == row } }
    let innermost = layer(row)?.container.flatMap(layer)
    return innermost.map { Array(sequence(first: $0) { $0.container.flatMap(layer) }) } ?? []
  }
}

extension Script.Step {
  /// Whether the step overrides a method by which a view answers hit-testing.
  fileprivate var overridesHitTest: Bool {
    kind == .set && (name.hasPrefix("hitTest") || name.hasPrefix("pointInside"))
  }

  /// Whether the step asks what hit-testing found.
  fileprivate var asksHitTesting: Bool {
    !form.traits.isDisjoint(with: [.asksHitTest, .asksTouch])
  }

  /// The finger that alone goes down in the step; nil for none and for several.
  fileprivate var finger: Int? {
    let down = fingerChanges.filter { change in
      if case .touches = change.action { true } else { false }
    }
    return down.count == 1 ? down[0].finger : nil
  }
}

extension Message {
  /// Whether hit-testing sends it.
  fileprivate var isQuestion: Bool { self == .pointInside || self == .hitTest }

  /// How much the message says about a scenario.
  fileprivate var weight: Int {
    switch family {
    case .touches: self == .touchesMoved ? 1 : 2
    case .controlEvents: rawValue.contains("touchDown") || rawValue.contains("touchDrag") ? 3 : 4
    case .actions: 5
    default: 4
    }
  }
}

extension ScenarioSummary.Part {
  /// The cause of an effect, if it is known.
  fileprivate var cause: ScenarioSummary.Part? {
    if case .effect(_, because: let cause) = self { cause } else { nil }
  }
  fileprivate var isFound: Bool { if case .found = self { true } else { false } }
  fileprivate var isOutside: Bool { if case .outside = self { true } else { false } }
}

extension LocalizedStrings {
  /// Returns a summary as one sentence; an empty one where nothing happens.
  func text(of summary: ScenarioSummary) -> String {
    summary.parts.map(text(of:)).joined(separator: "; ")
  }

  private func text(of part: ScenarioSummary.Part) -> String {
    switch part {
    case .skipped(let cause, let inner):
      let cause = self.text(of: cause).text
      switch inner.count {
      case 0: return text(.summarySkipped, ["cause": cause])
      case 1...4: return text(.summarySkippedWith, ["cause": cause, "views": list(inner)])
      default: return text(.summarySkippedWithAll, ["cause": cause])
      }
    case .outside(let views): return text(.summaryOutside, ["views": list(views)])
    case .found(nil): return self[.summaryNothingFound]
    case .found(let view?): return text(.summaryFound, ["view": view])
    case .cancelled(let recognizer, let receiver):
      return text(.summaryCancelled, ["recognizer": recognizer, "receiver": receiver])
    case .failed(let recognizer): return text(.summaryFailed, ["recognizer": recognizer])
    case .phrase(let sentence): return text(of: sentence).text
    case .effect(let phrases, let cause):
      let effect = list(phrases.map { text(of: $0).text })
      guard let cause else { return effect }
      return text(.summaryEffect, ["cause": text(of: cause), "effect": effect])
    case .again(let step, let effect):
      return text(.summaryAgain, ["step": text(of: step).text, "effect": text(of: effect).text])
    case .keeps(let control): return text(.summaryKeeps, ["control": control])
    case .nothing(let step): return text(.summaryNothing, ["step": text(of: step).text])
    }
  }

  /// Returns names as a list: `D, E and F`.
  private func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return text(.summaryList, ["names": names.dropLast().joined(separator: ", "), "last": last])
  }
}
