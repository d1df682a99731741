/// A part of a feature, which an engine may lack although it claims the feature.
///
/// The raw value is the word on the wire: `children`, `presentedBy`, or the field and the name of a form
/// of steps, such as `set cornerRadius`.
public enum FeaturePart: Hashable, Sendable {
  /// Controllers that another controller contains.
  case children
  /// Controllers that another one presents from the beginning.
  case presentedBy
  /// The steps of a form.
  case steps(StepDefinition)

  /// The features that it is a part of.
  package var features: Set<Feature> {
    switch self {
    case .children, .presentedBy: [.viewControllers]
    case .steps(let form): Set(form.phrases.map { $0.feature })
    }
  }
}

extension FeaturePart: RawRepresentable, CaseIterable, WireValue {
  /// Relations on the stage, then all forms in the order of their declarations.
  public static let allCases: [FeaturePart] =
    [.children, .presentedBy] + Vocabulary.forms.map(FeaturePart.steps)

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
    case .steps(let form): "\(form.kind.rawValue) \(form.name)"
    }
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
