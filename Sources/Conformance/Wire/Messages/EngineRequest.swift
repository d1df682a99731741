/// What a runner sends to an engine: one line of JSON each.
package enum EngineRequest: Hashable, Sendable {
  /// The version of the protocol that this module speaks.
  package static let currentProtocol = 1

  /// The first line: who are you?
  case hello(protocol: Int)
  /// An arrangement that scripts to come will name by its number; not answered.
  case stage(Int, [StagedResponder])
  /// Carry these steps out on a fresh copy of that arrangement; answered with the same id.
  case perform(id: Int, stage: Int, steps: [Script.Step])
  /// The last line: end yourself; not answered.
  case bye

  /// The names of the kinds, as the field `type` has them.
  package enum Kind: String, CaseIterable {
    case hello, stage, perform, bye
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
  ) throws(WireProblem) -> EngineRequest {
    switch kind {
    case .hello: .hello(protocol: try fields.integer("protocol"))
    case .stage:
      .stage(
        try fields.integer("id"),
        try fields.list("responders", of: .object("responder"), StagedResponder.read))
    case .perform:
      .perform(
        id: try fields.integer("id"), stage: try fields.integer("stage"),
        steps: try fields.list("steps", of: .object("step"), Script.Step.read))
    case .bye: .bye
    }
  }

  /// Writes the line that `init` reads, with its end.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .hello(let version):
        json.put("type", Kind.hello)
        json.put("protocol", version)
      case .stage(let id, let responders):
        json.put("type", Kind.stage)
        json.put("id", id)
        json.put("responders", responders) { $1.write(to: &$0) }
      case .perform(let id, let stage, let steps):
        json.put("type", Kind.perform)
        json.put("id", id)
        json.put("stage", stage)
        json.put("steps", steps) { $1.write(to: &$0) }
      case .bye: json.put("type", Kind.bye)
      }
    }
    json.endLine()
  }
}
