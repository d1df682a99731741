/// A placeholder in a phrase's pattern.
package struct Slot: Hashable, Sendable {
  /// The spelling in patterns, without the braces: `number`, `view`, `responder or recognizer`,
  /// `view or nobody`, `expected view`, `recognizer path`.
  package let spelling: String
  /// The form of the text that fills the slot.
  package let form: Form
  /// The kinds of objects that the slot may name; unused by forms that are not names.
  package let kinds: Kinds

  /// Parses the text between the braces of a pattern; nil if it is not a slot.
  ///
  /// A `target` can be any object. By default, `expected`, `path` and `paths` name responders, and
  /// `list` names views.
  init?(_ spelling: String) {
    self.spelling = spelling.hasPrefix("-") ? String(spelling.dropFirst()) : spelling
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

  /// The number of words that fill the slot; nil if it takes all remaining words.
  package var wordCount: Int? {
    switch form {
    case .name, .target, .number, .negative, .seconds, .count, .truth, .finger, .action, .phase,
      .fingerPhase, .event,
      .state, .stage, .motionStage, .key, .direction:
      1
    case .point, .offset, .factors: 2
    case .rect: 4
    case .expected, .path, .paths, .printedPath, .list, .text, .actions, .phases, .events, .states,
      .stages:
      nil
    }
  }

  /// Whether the name of one object fills the slot.
  package var namesObject: Bool { form == .name || form == .target }

  /// A description of the names that fill the slot: `the name of a view`.
  package var nameDescription: String {
    switch form {
    case .target, .expected: "the name of \(kinds.description), or `nobody`"
    default: "the name of \(kinds.description)"
    }
  }

  /// A description of the text that fills the slot: `a whole number, from 1 to 100`.
  package var description: String {
    switch form {
    case .name, .target: nameDescription
    case .expected: "\(nameDescription), with alternatives joined by `or`"
    case .number, .negative: "a number"
    case .seconds: "a number, not negative"
    case .count: "a whole number, from 1 to 100"
    case .point: "two numbers, `x y`"
    case .offset: "two numbers, `right down`"
    case .factors: "two numbers, `across down`"
    case .rect: "four numbers, `x y width height`, none negative in size"
    case .path: "names joined by `→`, each of \(kinds.description), \(Self.openEnd)"
    case .paths: "names joined by `→`, \(Self.openEnd), with alternatives joined by `or`"
    case .printedPath: "names joined by `->`"
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
    case .phase: "`began`, `moved`, `ended` or `cancelled`"
    case .phases: "`began`, `moved`, `ended`, `cancelled` joined by commas, or `nothing`"
    case .fingerPhase: "`began`, `moved`, `stationary`, `ended` or `cancelled`"
    case .truth: "`yes` or `no`"
    case .text: "a text"
    }
  }
}

extension Slot {
  /// The words for a path that does not end with its last name.
  private static let openEnd = "and `→ …` where what follows is not judged"
}

extension Substring {
  /// Returns the text without a suffix; nil if it does not have the suffix.
  fileprivate func dropping(suffix: String) -> Substring? {
    hasSuffix(suffix) ? dropLast(suffix.count) : nil
  }

  /// Returns the text without a prefix; nil if it does not have the prefix.
  fileprivate func dropping(prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}

extension Slot {
  /// The forms of slots; the raw value is the spelling.
  package enum Form: String, Hashable, Sendable {
    /// A name.
    case name
    /// A name, or `nobody`.
    case target
    /// An expected responder: a name or `nobody`, with alternatives joined by `or`.
    case expected
    /// A number.
    case number
    /// A number whose negative is the field's value.
    case negative = "-number"
    /// A number of seconds, from 0.
    case seconds
    /// A whole number, from 1.
    case count
    /// A location: `x y`, in points.
    case point
    /// A translation: `right down`, in points.
    case offset
    /// The factors of a scale: `across down`.
    case factors
    /// A rectangle: `x y width height`, in points.
    case rect
    /// Names joined by arrows, `A → B`, or the beginning of a path, `A → B → …`.
    case path
    /// Expected paths, with alternatives joined by `or`.
    case paths
    /// Names joined as a program prints them: `A -> B`.
    case printedPath = "printed path"
    /// Names joined by commas, or `nobody`.
    case list
    /// A finger's number, from 1.
    case finger
    /// The name of an action.
    case action
    /// Names of actions joined by commas, or `nothing`.
    case actions
    /// A control event.
    case event
    /// Control events joined by commas, or `nothing`.
    case events
    /// A recognizer's state.
    case state
    /// Recognizer states joined by commas, or `nothing`.
    case states
    /// The stage of an event without a location.
    case stage
    /// The stage of a motion: `began`, `ended` or `cancelled`.
    case motionStage = "motion stage"
    /// Event stages joined by commas, or `nothing`.
    case stages
    /// The name of a key or button.
    case key
    /// The direction of a swipe.
    case direction
    /// A phase in which responders get touches.
    case phase
    /// Phases in which responders get touches, joined by commas, or `nothing`.
    case phases
    /// A phase of a finger's touch, of which `stationary` is one.
    case fingerPhase = "finger phase"
    /// `yes` or `no`.
    case truth
    /// The rest of the phrase, verbatim.
    case text

    /// The kinds that the form names by default.
    var kinds: Kinds {
      switch self {
      case .target: .targets
      case .list: .views
      default: .responders
      }
    }

    /// The type of the wire field that the slot fills. Traps for lists, which fill no field.
    var fieldKind: FieldKind {
      switch self {
      case .name, .target, .action, .key, .text: .text
      case .number, .negative, .seconds: .number
      case .count, .finger: .integer
      case .point, .offset, .factors: .point
      case .rect: .rect
      case .truth: .truth
      case .event: .word(ControlEvent.allCases.map { $0.rawValue })
      case .state: .word(RecognizerState.allCases.map { $0.rawValue })
      case .stage, .motionStage: .word(EventStage.allCases.map { $0.rawValue })
      case .direction: .word(SwipeDirection.allCases.map { $0.rawValue })
      case .phase, .fingerPhase: .word(TouchPhase.allCases.map { $0.rawValue })
      case .expected, .path, .paths, .printedPath, .list, .actions, .events, .states, .stages,
        .phases:
        preconditionFailure("A slot of the form \(rawValue) fills no field.")
      }
    }
  }

  /// Returns the words for a value, or nil if the value does not fit the slot.
  package func text(for value: StepValue) -> String? {
    switch (form, value) {
    case (.target, .nothing): value.words
    case (_, .nothing): nil
    case (.negative, .number(let number)): number < 0 ? (-number).words : nil
    case (.path, .list(let values)): Self.path(of: values.map { $0.text }, " → ")
    case (.path, .beginning(let values)): Self.path(of: values.map { $0.text } + ["…"], " → ")
    case (_, .list(let values)) where values.isEmpty: "nothing"
    default: value.words
    }
  }

  /// Returns the words for an answer, or nil if the answer does not fit the slot.
  func text(for answer: Answer) -> String? {
    switch (form, answer) {
    case (.expected, .responder(let name)): name
    case (.expected, .nobody): "nobody"
    case (.path, .responders(let names)), (.paths, .responders(let names)):
      Self.path(of: names, " → ")
    case (.printedPath, .responders(let names)): Self.path(of: names, " -> ")
    case (.list, .responders(let names)): Self.path(of: names, ", ")
    case (.truth, .truth(let isTrue)): isTrue ? "yes" : "no"
    case (.number, .number(let number)): number.words
    case (.point, .point(let point)): point.words
    case (.text, .text(let text)), (.fingerPhase, .text(let text)), (.state, .text(let text)): text
    default: nil
    }
  }

  private static func path(of names: [String], _ separator: String) -> String {
    names.isEmpty ? "nobody" : names.joined(separator: separator)
  }
}

extension Slot {
  /// The kinds of objects that a slot may name.
  ///
  /// `responder or recognizer` means all kinds of responders and recognizers; `tap recognizer` means
  /// one kind.
  package struct Kinds: Hashable, Sendable {
    private let groups: [Group]

    /// Parses groups joined by `or`; nil if one of them does not exist.
    init?(_ spelling: Substring) {
      var groups: [Group] = []
      for words in spelling.split(separator: " ").split(
        separator: "or", omittingEmptySubsequences: false)
      {
        guard let group = Group(words.joined(separator: " ")) else { return nil }
        groups.append(group)
      }
      self.groups = groups
    }

    /// All kinds that can belong to a responder chain.
    static let responders = Kinds([.responder])
    /// All kinds of views.
    static let views = Kinds([.view])
    /// All kinds that can be the target of an action.
    static let targets = Kinds([.responder, .kind(.object), .recognizer])

    private init(_ groups: [Group]) { self.groups = groups }

    /// Returns whether the slot may name an object of a kind.
    package func contains(_ kind: ResponderKind) -> Bool { groups.contains { $0.contains(kind) } }

    /// The kinds in words: `a control or a recognizer`.
    var description: String { groups.map { Noun.one($0.noun) }.joined(separator: " or ") }
  }
}

extension Slot.Kinds {
  /// A group of related kinds, or a single kind.
  private enum Group: Hashable, Sendable {
    case responder
    case view
    case control
    case recognizer
    case kind(ResponderKind)

    /// Creates the group with a name. Names of groups take precedence over names of kinds.
    init?(_ name: String) {
      switch name {
      case "responder": self = .responder
      case "view": self = .view
      case "control": self = .control
      case "recognizer": self = .recognizer
      case "controller": self = .kind(.viewController)
      default:
        guard let kind = ResponderKind(rawValue: name) else { return nil }
        self = .kind(kind)
      }
    }

    func contains(_ kind: ResponderKind) -> Bool {
      switch self {
      case .responder: kind.isResponder
      case .view: kind.isView
      case .control: kind.isControl
      case .recognizer: kind.isRecognizer
      case .kind(let only): kind == only
      }
    }

    /// The noun for one member of the group.
    var noun: String {
      switch self {
      case .responder: "responder"
      case .view: "view"
      case .control: "control"
      case .recognizer: "gesture recognizer"
      case .kind(let kind): kind.rawValue
      }
    }
  }
}
