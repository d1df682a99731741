/// A placeholder in a phrase's pattern.
package struct Slot: Hashable, Sendable {
  /// The spelling in patterns, without the braces: `number`, `view`, `responder or recognizer`,
  /// `view or nobody`, `expected view`, `recognizer path`.
  package let spelling: String
  /// The form of the text that fills the slot.
  package let form: SlotForm
  /// The kinds of objects that the slot may name; unused by forms that are not names.
  package let kinds: Kinds

  /// Parses the text between the braces of a pattern; nil if it is not a slot.
  ///
  /// A `target` can be any object. By default, `expected`, `path` and `paths` name responders, and
  /// `list` names views.
  init?(_ spelling: String) {
    self.spelling = spelling.hasPrefix("-") ? String(spelling.dropFirst()) : spelling
    let words = spelling[...]
    if let form = SlotForm.all.first(where: { $0.spelling == spelling && $0 !== SlotForm.name }) {
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
  package var wordCount: Int? { form.wordCount }

  /// Whether the name of one object fills the slot.
  package var namesObject: Bool {
    form.element == .name && form.list == nil && !form.hasAlternatives
  }

  /// A description of the names that fill the slot: `the name of a view`.
  package var nameDescription: String {
    "the name of \(kinds.description)" + (form.takesNobody ? ", or `nobody`" : "")
  }

  /// A description of the text that fills the slot: `a whole number, from 1 to 100`.
  package var description: String { form.description(of: kinds) }
}

extension Substring {
  /// Returns the text without a suffix; nil if it does not have the suffix.
  func dropping(suffix: String) -> Substring? {
    hasSuffix(suffix) ? dropLast(suffix.count) : nil
  }

  /// Returns the text without a prefix; nil if it does not have the prefix.
  func dropping(prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}

extension Slot {
  /// Returns the words for a value, or nil if the value does not fit the slot.
  package func text(for value: StepValue) -> String? {
    switch value {
    case .nothing: form.takesNobody ? value.words : nil
    case .number(let number) where form.element == .negatedNumber:
      number < 0 ? (-number).words : nil
    case .list(let values): text(for: values.map { $0.words })
    case .beginning(let values): text(for: values.map { $0.words } + ["…"])
    default: value.words
    }
  }

  /// Returns the words for an answer, or nil if the answer does not fit the slot.
  func text(for answer: Answer) -> String? {
    guard form.answerField == answer.field else { return nil }
    return switch answer {
    case .responders(let names): text(for: names)
    case .text(let text): text
    default: answer.words()
    }
  }

  private func text(for elements: [String]) -> String {
    guard let list = form.list else { return elements.joined(separator: ", ") }
    return elements.isEmpty ? list.empty : elements.joined(separator: list.separator)
  }

  /// Returns the values that may fill the slot on a stage; of a list those of up to one element; none
  /// of numbers that are not whole.
  package func candidates(on stage: Stage) -> [StepValue] {
    let elements: [StepValue] =
      switch form.element {
      case .name: stage.responders.filter { kinds.contains($0.kind) }.map { .text($0.name) }
      case .integer(let range): range.map { .integer($0) }
      case .word(let words): words.map { .text($0) }
      case .truth: [true, false]
      case .action: ["action"]
      default: []
      }
    if form.list != nil { return [.list([])] + elements.map { .list([$0]) } }
    return elements + (form.takesNobody ? [.nothing] : [])
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
    case scrollView
    case recognizer
    case kind(ResponderKind)

    /// Creates the group with a name. Names of groups take precedence over names of kinds.
    init?(_ name: String) {
      switch name {
      case "responder": self = .responder
      case "view": self = .view
      case "control": self = .control
      case "scroll view": self = .scrollView
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
      case .scrollView: kind.isScrollView
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
      case .scrollView: "scroll view"
      case .recognizer: "gesture recognizer"
      case .kind(let kind): kind.rawValue
      }
    }
  }
}
