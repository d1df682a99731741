import Conformance

/// The first difference between two traces of a script.
package struct TraceDifference: Hashable, Sendable {
  /// The index of the step.
  package var step: Int
  /// What differs: the answer to a kind of question, a message, or that an engine cannot go on.
  package var aspect: Aspect
  /// The kind of the difference, without names.
  package var mismatch: Mismatch

  package init(step: Int, aspect: Aspect, mismatch: Mismatch) {
    self.step = step
    self.aspect = aspect
    self.mismatch = mismatch
  }

  /// Whether one engine cannot go on.
  package var isError: Bool { if case .error = aspect { true } else { false } }

  /// What differs, without names.
  package enum Aspect: Hashable, Sendable {
    /// The answer to a question of that form.
    case answer(String)
    /// Who gets a message; all actions are one.
    case message(String)
    /// One engine errs; the first words of its message.
    case error(String)
  }
}

/// Compares traces as far as clauses decide what happens.
///
/// Not compared are questions to views and delegates, which engines may repeat or leave out;
/// `resignFirstResponder()`, which is reported or not where nobody is first responder; the order in
/// which several recognizers or targets are told; and what comes with an action where an engine does
/// not tell it.
package struct TraceComparer: Sendable {
  private let features: Set<Feature>
  private let lacks: Set<FeaturePart>

  /// Creates a comparer for the features that all engines of the traces claim, and the parts that one
  /// of them lacks, whose calls are not compared.
  package init(_ features: Set<Feature>, lacks: Set<FeaturePart> = []) {
    self.features = features
    self.lacks = lacks
  }

  /// Returns the first difference, or nil; both traces have a record for each step.
  package func difference(_ script: Script, _ first: Trace, _ second: Trace) -> TraceDifference? {
    if first == second { return nil }
    for (index, step) in script.steps.enumerated() {
      let (one, other) = (first.records[index], second.records[index])
      if one == other { continue }
      if let found = difference(step, one, other, script) {
        return TraceDifference(step: index, aspect: found.aspect, mismatch: found.mismatch)
      }
    }
    return nil
  }

  private typealias Found = (aspect: TraceDifference.Aspect, mismatch: Mismatch)

  private func difference(
    _ step: Script.Step, _ one: Trace.Record, _ other: Trace.Record, _ script: Script
  ) -> Found? {
    guard step.kind == .ask else {
      return difference(ofCalls: step, one.calls, other.calls, script)
    }
    let (expected, actual) = (one.answer ?? .nobody, other.answer ?? .nobody)
    guard !expected.agrees(with: actual) else { return nil }
    return (.answer(step.name), Mismatch(expected, actual, to: step, on: script.stage))
  }

  private func difference(
    ofCalls step: Script.Step, _ first: [Trace.Call], _ second: [Trace.Call], _ script: Script
  ) -> Found? {
    let hasCommands = script.steps.contains { $0.name == "keyCommand" }
    let stage = script.stage
    let group = { (call: Trace.Call) in
      if lacks.contains(.calls(call.message)) { return CallGroup?.none }
      return script.messages === MessageTable.uikit
        ? CallGroup(call, on: stage, features, hasCommands: hasCommands) : CallGroup(call.message)
    }
    let (one, other) = (
      Dictionary(grouping: first, by: group), Dictionary(grouping: second, by: group)
    )
    var seen: Set<CallGroup> = []
    for case let group? in (first + second).map(group) where seen.insert(group).inserted {
      if let mismatch = group.mismatch(one[group] ?? [], other[group] ?? [], on: stage) {
        return (.message(group.message), mismatch)
      }
    }
    return nil
  }
}

/// Calls of one step that are compared with each other.
private struct CallGroup: Hashable {
  private enum Order { case ordered, unordered }

  /// The message, or the words for several that are one group.
  let message: String
  /// The receiver, where each is compared by itself.
  private let receiver: String?
  private let order: Order

  /// Returns the group of a message of another domain than UIKit's.
  init(_ message: Message) { (self.message, receiver, order) = (message.rawValue, nil, .ordered) }

  /// Returns the group of a call; nil if it is not compared.
  init?(_ call: Trace.Call, on stage: Stage, _ features: Set<Feature>, hasCommands: Bool) {
    let isRecognizer = stage[call.receiver]?.kind.isRecognizer == true
    var rule: (feature: Feature, order: Order) = (.targets, .unordered)
    switch call.message.family {
    case .touches: rule = isRecognizer ? (.gestures, .unordered) : (.touches, .ordered)
    case .presses:
      if hasCommands { return nil }
      rule = (.presses, .ordered)
    case .motion: rule = (.motion, .ordered)
    case .controlEvents: rule = (.controls, .unordered)
    case .firings: rule = (.gestures, .ordered)
    case .actions: break
    case .scrollCalls: rule = (.scrolling, .ordered)
    case .rowCalls: rule = (.tables, .unordered)
    case .itemCalls: rule = (.collections, .ordered)
    case .searchCalls: rule = (.searchBars, .ordered)
    case .keyboardPosts: rule = (.keyboard, .ordered)
    case nil:
      switch call.message {
      case .pointInside, .hitTest, .resignFirstResponder: return nil
      case .sendEvent:
        if hasCommands { return nil }
        rule = (.windows, .ordered)
      case .remoteControlReceived: rule = (.remoteControl, .ordered)
      default: break
      }
    default: return nil
    }
    guard features.contains(rule.feature) else { return nil }
    order = rule.order
    receiver = rule.feature == .gestures ? call.receiver : nil
    message = call.message.group
  }

  /// Returns the difference between the calls of two engines, or nil.
  func mismatch(_ first: [Trace.Call], _ second: [Trace.Call], on stage: Stage) -> Mismatch? {
    // What one engine does not tell is not compared.
    let (all, isOfActions) = (first + second, message == "actions")
    let tellsFingers = !isOfActions && all.allSatisfy { !$0.fingers.isEmpty }
    let tellsSender = isOfActions && all.allSatisfy { $0.sender != nil }
    let tellsEvent = isOfActions && all.allSatisfy { $0.hasEvent != nil }
    let item = { (call: Trace.Call) in Item(call, tellsFingers, tellsSender, tellsEvent) }
    var (one, other) = (first.map(item), second.map(item))
    if message == Message.sendEvent.rawValue {
      // Whether fingers in several windows come in one event or in several is not compared.
      (one, other) = (one.withoutRepetition, other.withoutRepetition)
    }
    if one == other { return nil }
    let (sortedOne, sortedOther) = (one.sorted(), other.sorted())
    guard sortedOne == sortedOther else {
      return Mismatch(items: one.words(on: stage), other.words(on: stage), of: .word(message))
    }
    guard case .ordered = order else { return nil }
    // Fingers in several views may be told in any order.
    let fingers = Set(one.flatMap(\.fingers))
    let isSame = fingers.allSatisfy { finger in
      one.filter { $0.fingers.contains(finger) } == other.filter { $0.fingers.contains(finger) }
    }
    return isSame && !fingers.isEmpty ? nil : .order(of: .word(message))
  }

  /// A call as far as it is compared.
  fileprivate struct Item: Hashable, Comparable {
    let receiver: String
    let message: String
    let fingers: [Int]
    var detail = ""

    init(_ call: Trace.Call, _ tellsFingers: Bool, _ tellsSender: Bool, _ tellsEvent: Bool) {
      receiver = call.receiver
      message = call.message.rawValue
      fingers = tellsFingers ? call.fingers : []
      if tellsSender { detail = "from \(call.sender?.name ?? "nobody")" }
      if tellsEvent { detail += call.hasEvent == true ? " with an event" : " without an event" }
    }

    static func < (left: Item, right: Item) -> Bool {
      (left.receiver, left.message, left.detail, left.fingers.description)
        < (right.receiver, right.message, right.detail, right.fingers.description)
    }
  }
}

extension [CallGroup.Item] {
  /// The elements without those that equal the one before them.
  fileprivate var withoutRepetition: Self {
    reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// The calls as pairs of a kind and a message.
  fileprivate func words(on stage: Stage) -> [String] {
    map { "\($0.message) of \(stage[$0.receiver]?.kind.rawValue ?? "responder")" }
  }
}

extension Message {
  /// The message, or the words for several that are compared as one.
  package var group: String { family?.group ?? rawValue }
}

extension MessageFamily {
  /// The words for the messages of the family; nil if each is compared by itself.
  package var group: String? {
    switch self {
    case .controlEvents: "control events"
    case .actions: "actions"
    case .firings: "firings"
    default: nil
    }
  }
}
