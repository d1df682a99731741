import Conformance

/// Prints the over-declared and under-declared features of engines.
package enum ClaimText {
  /// Returns a line for each finding, with the engine's name.
  package static func text(_ findings: [ClaimFinding], of profile: EngineProfile) -> String {
    findings.map { "\(profile.name.visible(upTo: 80)) \(words($0))\n" }.joined()
  }

  private static func words(_ finding: ClaimFinding) -> String {
    let feature = finding.feature.rawValue
    return switch (finding.kind, finding.scenarios) {
    case (.overDeclared, 1): "claims \(feature), but fails its one scenario"
    case (.overDeclared, let count): "claims \(feature), but fails all \(count) scenarios of it"
    case (.underDeclared, 1): "does not claim \(feature), but passes its one scenario"
    case (.underDeclared, let count):
      "does not claim \(feature), but passes all \(count) scenarios of it"
    }
  }
}
