import Conformance

extension Slot {
  /// The kinds of things on a stage that a slot may name, as its pattern spells them.
  ///
  /// `responder or recognizer` are all kinds of responders and of recognizers, `tap recognizer` is just
  /// that kind.
  package struct Kinds: Hashable, Sendable {
    private let groups: [Group]

    /// Reads groups joined by `or`; nil where one of them does not exist.
    init?(_ spelling: Substring) {
      var groups: [Group] = []
      for words in Words.of(spelling).split(separator: "or", omittingEmptySubsequences: false) {
        guard let group = Group(words.joined(separator: " ")) else { return nil }
        groups.append(group)
      }
      self.groups = groups
    }

    /// All that can stand in a chain.
    static let responders = Kinds([.responder])
    /// All that can stand in each other.
    static let views = Kinds([.view])
    /// All that actions can be sent to.
    static let targets = Kinds([.responder, .kind(.object), .recognizer])

    private init(_ groups: [Group]) { self.groups = groups }

    /// Whether the slot may name what is of a kind.
    func contains(_ kind: ResponderKind) -> Bool { groups.contains { $0.contains(kind) } }

    /// The kinds in words: `a control or a recognizer`.
    var description: String { groups.map { Noun.one($0.noun) }.joined(separator: " or ") }
  }
}

extension Slot.Kinds {
  /// Kinds that have something in common, or a single one.
  private enum Group: Hashable, Sendable {
    case responder
    case view
    case control
    case recognizer
    case kind(ResponderKind)

    /// The group of that name; a group's name comes before that of a kind.
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

    /// What one of the group is called.
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
