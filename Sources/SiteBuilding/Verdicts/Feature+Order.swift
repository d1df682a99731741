import Conformance

extension Set<Feature> {
  /// The names, in the order in which features are declared, with a space between them.
  var inOrder: String {
    Feature.allCases.filter(contains).map(\.rawValue).joined(separator: " ")
  }
}
