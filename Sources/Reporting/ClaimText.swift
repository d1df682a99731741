import Conformance

/// What engines claim that they do not do, and what they do that they do not claim.
package enum ClaimText {
  /// A line for each finding, with the engine's name; empty where every claim is right.
  package static func text(_ findings: [ClaimFinding], of profile: EngineProfile) -> String {
    findings.map { "\(profile.name.visible(upTo: 80)) \(words($0))\n" }.joined()
  }

  private static func words(_ finding: ClaimFinding) -> String {
    let feature = finding.feature.rawValue
    return switch (finding.kind, finding.scenarios) {
    case (.unkept, 1): "claims \(feature), but fails its one scenario"
    case (.unkept, let count): "claims \(feature), but fails all \(count) scenarios of it"
    case (.modest, 1): "does not claim \(feature), but passes its one scenario"
    case (.modest, let count):
      "does not claim \(feature), but passes all \(count) scenarios of it"
    }
  }
}
