/// A part of a feature, which an engine may lack although it claims the feature.
///
/// The raw value is the word on the wire: `children`, `presentedBy`, `senders`, `unfocusedWindows`, the
/// field and the name of a form of steps, such as `set cornerRadius`, or `message` and a message, such as
/// `message sendActions(for: touchDragInside)`. A literal makes the part of a word:
///
///     EngineProfile(…, lacks: ["children", "set cornerRadius"])
public struct FeaturePart: RawRepresentable, Hashable, Sendable {
  /// The word on the wire.
  public let rawValue: String

  /// Creates the part with a word; whether a vocabulary has it is not checked.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Controllers that another controller contains.
  public static let children = FeaturePart(rawValue: "children")
  /// Controllers that another one presents from the beginning.
  public static let presentedBy = FeaturePart(rawValue: "presentedBy")
  /// Senders of actions: methods that take the sender, and a search for the target that begins at it.
  public static let senders = FeaturePart(rawValue: "senders")
  /// Windows without a first responder, though they contain an object that can become it.
  public static let unfocusedWindows = FeaturePart(rawValue: "unfocusedWindows")

  /// Returns the steps of a form.
  public static func steps(_ form: StepDefinition) -> FeaturePart {
    FeaturePart(rawValue: "\(form.kind.rawValue) \(form.name)")
  }

  /// Returns the calls of a message, which is no action.
  public static func calls(_ message: Message) -> FeaturePart {
    FeaturePart(rawValue: "message \(message.rawValue)")
  }

  /// Parts of UIKit's features that are not about one form or message.
  private static let relations: [(part: FeaturePart, features: Set<Feature>)] = [
    (.children, [.viewControllers]), (.presentedBy, [.viewControllers]),
    (.senders, [.targets, .actions]), (.unfocusedWindows, [.firstResponder]),
  ]

  /// The parts of UIKit's features.
  package static let uikit = all(of: .uikit)

  /// Returns the parts of a vocabulary's features: those that are not about one form, then all forms in the
  /// order of their declarations, and all messages.
  package static func all(of vocabulary: Vocabulary) -> [FeaturePart] {
    (vocabulary.isUIKit ? relations.map { $0.part } : [])
      + vocabulary.forms.map(FeaturePart.steps) + vocabulary.messages.all.map(FeaturePart.calls)
  }

  /// Returns the features that it is a part of.
  package func features(in vocabulary: Vocabulary) -> Set<Feature> {
    if let relation = Self.relations.first(where: { $0.part == self }) { return relation.features }
    let words = rawValue.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2 else { return [] }
    guard let kind = StepDefinition.Kind(rawValue: words[0]) else {
      let message = Message(rawValue: words[1])
      return Set(
        vocabulary.checks.filter { $0.calls?.mayBeAbout(message) == true }.map { $0.feature })
    }
    return Set(vocabulary.form(kind, words[1])?.phrases.map { $0.feature } ?? [])
  }
}

#if !hasFeature(Embedded)
  extension FeaturePart: ExpressibleByStringLiteral {
    /// Creates the part of one of UIKit's features with a word on the wire. A word that there is not ends
    /// the program, with that which is most like it.
    public init(stringLiteral word: String) {
      let words = Self.uikit.map(\.rawValue)
      let near = Self.suggestion(for: word, among: words)
      precondition(
        words.contains(word),
        "no part of a feature is \(word.quoted)"
          + (near.map { "; did you mean \($0.quoted)?" } ?? ""))
      rawValue = word
    }

    /// Returns the word that is most like another, which may be that of a form of another field:
    /// `change makeKey`, not `do makeKey`.
    package static func suggestion(for word: String, among words: [String]) -> String? {
      Spelling.suggestion(for: word, among: words)
        ?? words.first { $0.split(separator: " ").last == word.split(separator: " ").last }
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
