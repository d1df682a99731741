import Conformance

extension ReportJSON {
  /// One engine's results as they stand in a file.
  struct Column: Codable {
    /// Who was tested.
    var engine: Profile
    /// One for each scenario that was run.
    var results: [Result]
    /// The counts.
    var tally: Tally

    init(_ column: Report.Column) {
      engine = Profile(column.profile)
      results = column.results.map(Result.init)
      tally = column.tally
    }

    /// The column, where its counts are right; it is the one at that position in the file.
    func column(_ index: Int) throws(Mistake.Kind) -> Report.Column {
      let profile = try engine.profile(at: "engines[\(index)].engine")
      var entries: [ScenarioResult] = []
      entries.reserveCapacity(results.count)
      var counted = Tally()
      counted.notRun = tally.notRun
      var ids: Set<String> = []
      for (position, result) in results.enumerated() {
        let entry = try result.entry(at: "engines[\(index)].results[\(position)]")
        // Of two verdicts on one scenario, the worse could hide behind the better.
        guard ids.insert(entry.id).inserted else {
          throw .malformed("engines[\(index)].results[\(position)].id: '\(entry.id)' stands twice")
        }
        entries.append(entry)
        counted.add(entry.verdict)
      }
      guard ReportJSON.plausibleCounts.contains(tally.notRun) else {
        throw .malformed("engines[\(index)].tally.notRun cannot be \(tally.notRun)")
      }
      guard counted == tally else { throw .tally(engine: profile.name) }
      return Report.Column(profile: profile, results: entries, tally: tally)
    }
  }

  /// An engine's profile as it stands in a file.
  struct Profile: Codable {
    var name: String
    var version: String
    var language: String
    var homepage: String?
    var features: [String]

    init(_ profile: EngineProfile) {
      name = profile.name
      version = profile.version
      language = profile.language
      homepage = profile.homepage
      features = profile.features.map(\.rawValue).sorted()
    }

    /// The profile, where every feature is known.
    func profile(at place: String) throws(Mistake.Kind) -> EngineProfile {
      var known: Set<Feature> = []
      for name in features {
        guard let feature = Feature(rawValue: name) else {
          throw .malformed("\(place).features: '\(name)' is not a feature")
        }
        known.insert(feature)
      }
      return EngineProfile(
        name: name, version: version, language: language, homepage: homepage, features: known)
    }
  }
}
