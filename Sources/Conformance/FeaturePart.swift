/// A part of a feature, which an engine may lack although it claims the feature.
///
/// The raw value is the word on the wire: `children`, `presentedBy`, `senders`, `unfocusedWindows`, the
/// field and the name of a form of steps, such as `set cornerRadius`, or `message` and a message, such as
/// `message sendActions(for: touchDragInside)`. A literal makes the part of a word:
///
///     EngineProfile(…, lacks: ["children", "set cornerRadius"])
public enum FeaturePart: Hashable, Sendable {
  /// Controllers that another controller contains.
  case children
  /// Controllers that another one presents from the beginning.
  case presentedBy
  /// Senders of actions: methods that take the sender, and a search for the target that begins at it.
  case senders
  /// Windows without a first responder, though they contain an object that can become it.
  case unfocusedWindows
  /// The steps of a form.
  case steps(StepDefinition)
  /// The calls of a message, which is no action.
  case calls(Message)

  /// The features that it is a part of.
  package var features: Set<Feature> {
    switch self {
    case .children, .presentedBy: [.viewControllers]
    case .senders: [.targets, .actions]
    case .unfocusedWindows: [.firstResponder]
    case .steps(let form): Set(form.phrases.map { $0.feature })
    case .calls(let message):
      Set(
        Vocabulary.uikit.checks.filter { $0.calls?.mayBeAbout(message) == true }.map { $0.feature })
    }
  }
}

extension FeaturePart: RawRepresentable, CaseIterable, WireValue {
  /// Those that are not about one form, then all forms in the order of their declarations, and all
  /// messages.
  public static let allCases: [FeaturePart] =
    [.children, .presentedBy, .senders, .unfocusedWindows]
    + Vocabulary.uikit.forms.map(FeaturePart.steps)
    + MessageTable.uikit.all.map { FeaturePart.calls($0) }

  /// Creates the part with a word on the wire; nil for other words.
  public init?(rawValue: String) {
    guard let part = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = part
  }

  /// The word on the wire.
  public var rawValue: String {
    switch self {
    case .children: "children"
    case .presentedBy: "presentedBy"
    case .senders: "senders"
    case .unfocusedWindows: "unfocusedWindows"
    case .steps(let form): "\(form.kind.rawValue) \(form.name)"
    case .calls(let message): "message \(message.rawValue)"
    }
  }
}

#if !hasFeature(Embedded)
  extension FeaturePart: ExpressibleByStringLiteral {
    /// Creates the part with a word on the wire. A word that there is not ends the program, with that which
    /// is most like it.
    public init(stringLiteral word: String) {
      guard let part = FeaturePart(rawValue: word) else {
        let words = Self.allCases.lazy.map(\.rawValue)
        // The name may be that of a form of another field: `change makeKey`, not `do makeKey`.
        let near =
          Spelling.suggestion(for: word, among: words)
          ?? words.first { $0.split(separator: " ").last == word.split(separator: " ").last }
        preconditionFailure(
          "no part of a feature is \(word.quoted)"
            + (near.map { "; did you mean \($0.quoted)?" } ?? ""))
      }
      self = part
    }
  }
#endif

extension Script {
  /// The parts of features that an engine needs for the steps, with the calls of control events that they
  /// name.
  ///
  /// An action needs its sender where its method takes one, and where the search for its target may begin
  /// there: nothing became first responder before, or that may be in another window. A script needs an
  /// unfocused window where some object can become first responder, and the script asks for the first
  /// responder, or sends an action to nil, before one becomes that.
  package var parts: Set<FeaturePart> {
    var parts = Set(steps.map { FeaturePart.steps($0.form) })
    parts.formUnion(steps.flatMap { $0.controlEvents }.map { .calls(.control($0)) })
    let hasWindows = stage.responders.count { $0.kind == .window } > 1
    var canFocus = stage.responders.contains { $0.kind == .textField || $0.kind == .textView }
    var isFocused = false
    for step in steps {
      let isSearch = step.name == "sendAction" && step["to"].optionalText == nil
      switch (step.kind, step.name) {
      case (.set, "canBecomeFirstResponder"): canFocus = canFocus || step["to"] == .truth(true)
      case (.set, "implements") where step["arguments"].integer > 0: parts.insert(.senders)
      case (.stimulate, "becomeFirstResponder"): isFocused = true
      default: break
      }
      if isSearch, !isFocused || hasWindows, step["from"].optionalText != nil {
        parts.insert(.senders)
      }
      let asks = step.kind == .ask && ["firstResponder", "isFirstResponder"].contains(step.name)
      if canFocus, !isFocused, isSearch || asks { parts.insert(.unfocusedWindows) }
    }
    return parts
  }
}

extension Script.Step {
  /// The control events that the step registers an action for, or sends.
  fileprivate var controlEvents: [ControlEvent] {
    guard ["addTarget", "removeTarget", "sendActions", "sendActionsForBoth"].contains(name) else {
      return []
    }
    return ["event", "other"].compactMap { self[$0].optionalText.flatMap(ControlEvent.init) }
  }
}

extension Stage {
  /// Returns the parts of features that an engine needs for a row, beside its kind.
  package func parts(ofRow index: Int) -> [FeaturePart] {
    let row = responders[index]
    var parts: [FeaturePart] = row.presenter == nil ? [] : [.presentedBy]
    if row.kind == .viewController, let parent = parentIndex(ofRow: index),
      responders[parent].kind == .viewController
    {
      parts.append(.children)
    }
    return parts
  }
}
