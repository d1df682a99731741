/// A part of a phrase that the author fills in.
package struct Slot: Hashable, Sendable {
  /// How patterns spell it, without the braces: `number`, `view`, `responder or recognizer`,
  /// `view or nobody`, `expected view`, `recognizer path`.
  package let spelling: String
  /// How it is filled in.
  let form: Form
  /// What may be named there; without a meaning where no names belong.
  let kinds: Kinds

  /// Reads what a pattern has between braces; nil where there is no such slot.
  ///
  /// Any object can be a `target` of actions. `expected`, `path` and `paths` are of responders and
  /// `list` is of views, unless they say otherwise.
  init?(_ spelling: String) {
    self.spelling = spelling
    let words = spelling[...]
    if let form = Form(rawValue: spelling), form != .name {
      self.form = form
      kinds = form.kinds
    } else if let kinds = words.dropping(suffix: " or nobody").flatMap(Kinds.init) {
      (form, self.kinds) = (.target, kinds)
    } else if let kinds = words.dropping(prefix: "expected ").flatMap(Kinds.init) {
      (form, self.kinds) = (.expected, kinds)
    } else if let kinds = words.dropping(suffix: " path").flatMap(Kinds.init) {
      (form, self.kinds) = (.path, kinds)
    } else if let kinds = Kinds(words) {
      (form, self.kinds) = (.name, kinds)
    } else {
      return nil
    }
  }

  /// How many words fill the slot; nil where it takes all that are left.
  var wordCount: Int? {
    switch form {
    case .name, .target, .number, .seconds, .count, .truth, .finger, .action, .phase, .event,
      .state, .stage, .motionStage, .key, .direction:
      1
    case .point: 2
    case .rect: 4
    case .expected, .path, .paths, .list, .text, .actions, .phases, .events, .states, .stages: nil
    }
  }

  /// What may be named there.
  var nameDescription: String {
    switch form {
    case .target, .expected: "the name of \(kinds.description), or `nobody`"
    default: "the name of \(kinds.description)"
    }
  }

  /// What the author has to write there.
  package var description: String {
    switch form {
    case .name, .target: nameDescription
    case .expected: "\(nameDescription), with alternatives joined by `or`"
    case .number: "a number"
    case .seconds: "a number, not negative"
    case .count: "a whole number, from 1 to 100"
    case .point: "two numbers, `x y`"
    case .rect: "four numbers, `x y width height`, none negative in size"
    case .path: "names joined by `→`, each of \(kinds.description)"
    case .paths: "names joined by `→`, with alternatives joined by `or`"
    case .list: "names joined by commas, or `nobody`"
    case .finger: "the number of a finger, from 1"
    case .action: "the name of an action, of letters and digits"
    case .actions: "names of actions joined by commas, or `nothing`"
    case .event: "a control event, such as `touchUpInside`"
    case .events: "control events joined by commas, or `nothing`"
    case .state: "`possible`, `began`, `changed`, `ended`, `cancelled` or `failed`"
    case .states: "states joined by commas, or `nothing`"
    case .stage: "`began`, `changed`, `ended` or `cancelled`"
    case .motionStage: "`began`, `ended` or `cancelled`"
    case .stages: "`began`, `changed`, `ended`, `cancelled` joined by commas, or `nothing`"
    case .key: "the name of a key or button, such as `cmd-S` or `select`"
    case .direction: "`left`, `right`, `up` or `down`"
    case .phase: "`began`, `moved`, `stationary`, `ended` or `cancelled`"
    case .phases: "phases joined by commas, or `nothing`"
    case .truth: "`yes` or `no`"
    case .text: "a text"
    }
  }
}

extension Substring {
  /// The text without those words at its end; nil where it does not end like that.
  fileprivate func dropping(suffix: String) -> Substring? {
    hasSuffix(suffix) ? dropLast(suffix.count) : nil
  }

  /// The text without those words at its beginning; nil where it does not begin like that.
  fileprivate func dropping(prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}
