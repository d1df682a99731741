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
    let expected = scenario.expectations.map(\.phrase)
    func cause(of expectation: Expectation) -> Part? {
      EffectCause(
        expectation: expectation, script: script, snapshots: snapshots, source: source
      ).part
    }
    let search = script.steps.indices.prefix(done.count).last { index in
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
        let cause = step.asksHitTesting ? nil : due.first.flatMap(cause)
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
      passages += Self.passages(of: missing, passages, cause: cause)
      passages += due.filter(\.requirement.isPlain).map { expectation in
        let (phrase, cause) = (expectation.phrase, cause(of: expectation))
        let part: Part =
          if let cause {
            .effect([phrase], because: cause)
          } else if script.steps[..<index].contains(step), !step.passesTime {
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
    // What the row is about comes first, and what else happened after it.
    let isPoint = { (index: Int) in passages[index].weight > 4 }
    let ordered = heaviest.filter(isPoint).sorted() + heaviest.filter { !isPoint($0) }.sorted()
    var parts = ordered.flatMap { passages[$0].parts }
    // Why other views were not found matters where nothing followed that a reader would ask about.
    if passages.contains(where: { $0.weight > 3 }) { parts.removeAll(where: \.isOutside) }
    if parts.isEmpty, let last = script.steps.lastIndex(where: { $0.kind == .stimulate }) {
      parts = [.nothing(step: script.steps[last].sentence)]
    }
    self.parts = parts
  }

  /// Returns what does not come in a step: a passage for each cause, which is not said twice.
  private static func passages(
    of missing: [Expectation], _ told: [Passage], cause: (Expectation) -> Part?
  ) -> [Passage] {
    let causes = missing.map { expectation -> (part: Part?, phrase: Sentence) in
      let cause = cause(expectation)
      let isTold = told.lazy.flatMap(\.parts).contains { part in
        if case .skipped(let sentence, _) = part { cause == .phrase(sentence) } else { false }
      }
      return (isTold ? nil : cause, expectation.phrase)
    }
    return causes.map(\.part).unique.map { part in
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
    of snapshot: SceneSnapshot, on stage: Stage, _ expected: [Sentence]
  ) -> [Passage] {
    var passages: [Passage] = []
    // That recognizers get touches says little; what they make of them says more.
    let recognizers = snapshot.recognizers.keys.map { stage.responders[$0].name }
    let told = snapshot.calls.filter { call in
      !call.message.isQuestion && call.message != .sendEvent
        && !(recognizers.contains(call.receiver) && MessageFamily.touches.contains(call.message))
    }
    let record = Trace.Record(calls: told)
    for message in told.map(\.message).unique {
      let calls = told.lazy.filter { $0.message == message }
      if message == .touchesCancelled, let first = calls.first,
        let fired = told.first(where: { MessageFamily.firings.contains($0.message) })?.receiver
      {
        passages.removeAll { $0.parts == [.phrase(OutcomePhrase.fires.filled(fired))] }
        passages.append(
          Passage(parts: [.cancelled(by: fired, receiver: first.receiver)], weight: 5))
        continue
      }
      let phrases = calls.compactMap { record.expectation(of: $0, on: stage) }
      // `first` alone would find it twice.
      guard let phrase = phrases.first(where: { _ in true }) else { continue }
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

extension Script.Step {
  /// Whether the step asks what hit-testing found.
  fileprivate var asksHitTesting: Bool {
    !form.traits.isDisjoint(with: [.asksHitTest, .asksTouch])
  }

  /// The finger that alone goes down in the step; nil for none and for several.
  var finger: Int? {
    let down = fingerChanges.filter { $0.action.word == .touches }
    return down.count == 1 ? down[0].finger : nil
  }
}

extension Message {
  /// Whether hit-testing sends it.
  var isQuestion: Bool { self == .pointInside || self == .hitTest }

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
