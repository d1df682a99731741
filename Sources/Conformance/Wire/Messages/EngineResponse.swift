/// What an engine answers to a runner: one line of JSON each.
package enum EngineResponse: Hashable, Sendable {
  /// Who it is, and which version of the protocol it speaks.
  case hello(protocol: Int, EngineProfile)
  /// What became of the request with that id.
  case reply(id: Int, Reply)

  /// The names of the kinds, as the field `type` has them.
  package enum Kind: String, CaseIterable {
    case hello, observed, skipped, errored
  }

  /// Reads a line.
  ///
  /// - Throws: where it is no such message.
  package init(_ line: ArraySlice<UInt8>) throws(WireProblem) {
    var fields = try FieldReader(line: line)
    let kind = try fields.word("type", of: Kind.self)
    self = try Self.read(kind, &fields)
    try fields.finish()
  }

  /// Reads the fields that a kind has besides its name.
  package static func read(
    _ kind: Kind, _ fields: inout FieldReader
  ) throws(WireProblem) -> EngineResponse {
    switch kind {
    case .hello:
      .hello(
        protocol: try fields.integer("protocol"),
        try fields.nested("engine", as: "profile", EngineProfile.read))
    case .observed:
      .reply(
        id: try fields.integer("id"),
        .observed(Trace(try fields.nestedList("records", of: "record", Trace.Record.read))))
    case .skipped:
      .reply(
        id: try fields.integer("id"),
        .skipped(reason: try fields.text("reason"), url: try fields.optionalText("url")))
    case .errored:
      .reply(
        id: try fields.integer("id"), .errored(message: try fields.text("message")))
    }
  }

  /// Writes the line that `init` reads, with its end.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .hello(let version, let profile):
        json.put("type", Kind.hello)
        json.put("protocol", version)
        json.name("engine")
        profile.write(to: &json)
      case .reply(let id, .observed(let trace)):
        json.put("type", Kind.observed)
        json.put("id", id)
        json.put("records", trace.records) { $1.write(to: &$0) }
      case .reply(let id, .skipped(let reason, let url)):
        json.put("type", Kind.skipped)
        json.put("id", id)
        json.put("reason", reason)
        if let url { json.put("url", url) }
      case .reply(let id, .errored(let message)):
        json.put("type", Kind.errored)
        json.put("id", id)
        json.put("message", message)
      }
    }
    json.endLine()
  }
}
