/// A named part of the behaviour, which an engine may leave unimplemented.
///
/// The vocabulary's page declares features. Those of UIKit's are members: `.hitTesting`.
public struct Feature: RawRepresentable, Hashable, Sendable, WireValue {
  /// The word on the pages and on the wire, such as `hit-testing`.
  public let rawValue: String

  /// Creates the feature with a word; whether a vocabulary has it is not checked.
  public init(rawValue: String) { self.rawValue = rawValue }

  package static var fieldKind: FieldKind { .pattern("^[a-z][a-z0-9-]*$") }

  package static func read(_ json: JSON, _ unknown: UnknownFields) -> Feature? {
    json.text.map(Feature.init)
  }

  package func write(to json: inout JSONWriter) { json.value(rawValue) }
}

extension Set<Feature> {
  /// The features in the order of UIKit's vocabulary; others after them, in alphabetical order.
  package var inOrder: [Feature] { ordered(after: Vocabulary.uikit.features) { $0.rawValue } }
}

extension Set<ResponderKind> {
  /// The kinds in the order of UIKit's vocabulary; others after them, in alphabetical order.
  package var inOrder: [ResponderKind] { ordered(after: ResponderKind.allCases) { $0.rawValue } }
}

extension Set<FeaturePart> {
  /// The parts in the order of UIKit's vocabulary; others after them, in alphabetical order.
  package var inOrder: [FeaturePart] {
    ordered(after: FeaturePart.uikit) { $0.rawValue }
  }
}

extension Set {
  private func ordered(after all: [Element], word: (Element) -> String) -> [Element] {
    if count < 2 { return Array(self) }
    let known = all.filter(contains)
    return known + subtracting(known).sorted { word($0) < word($1) }
  }
}
