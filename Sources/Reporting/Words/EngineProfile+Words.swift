import Conformance

extension EngineProfile {
  /// Who it is, in a few words: `Responders 1.0 (Swift)`.
  var words: String {
    "\(name.visible(upTo: 80)) \(version.visible(upTo: 40)) (\(language.visible(upTo: 40)))"
  }
}
