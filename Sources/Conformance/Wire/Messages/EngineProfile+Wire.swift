extension EngineProfile {
  /// Reads who an engine is.
  static func read(_ fields: inout FieldReader) throws(WireProblem) -> EngineProfile {
    fields.means("Who was tested, in the engine's own words.")
    let words = Feature.allCases.map(\.rawValue)
    return EngineProfile(
      name: try fields.text("name"), version: try fields.text("version"),
      language: try fields.text("language"), homepage: try fields.optionalText("homepage"),
      features: Set(
        try fields.list(
          "features", of: .word(words),
          meaning: "What it claims to implement; scenarios that need more are skipped."
        ) { value throws(WireProblem) in
          guard case .text(let name) = value else { return nil }
          guard let feature = Feature(rawValue: name) else {
            throw WireProblem("unknown feature: \"\(name)\"")
          }
          return feature
        }))
  }

  /// Writes the object that `read` reads; features in alphabetical order.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.put("name", name)
      json.put("version", version)
      json.put("language", language)
      if let homepage { json.put("homepage", homepage) }
      json.put("features", features.map(\.rawValue).sorted()) { $0.value($1) }
    }
  }
}
