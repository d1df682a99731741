/// A message from the runner to an engine: one line of JSON.
package enum EngineRequest: Hashable, Sendable {
  /// The version of the protocol that this module implements.
  package static let currentProtocol = 1

  /// The first message; the engine responds with its profile.
  case hello(protocol: Int)
  /// Defines a stage, to which later requests refer by its id; without response.
  case stage(Int, [StagedResponder])
  /// Performs steps on a new copy of a stage; the response has the same id.
  case perform(id: Int, stage: Int, steps: [Script.Step])
  /// The last message; the engine exits without a response.
  case bye

  /// The values of the field `type`.
  package enum Kind: String, CaseIterable {
    case hello, stage, perform, bye
  }

  /// Reads a message from a line.
  ///
  /// - Throws: an error if the line does not contain such a message.
  package init(_ line: ArraySlice<UInt8>) throws(WireError) {
    var fields = try FieldReader(line: line)
    try self.init(&fields)
  }

  /// Reads a message from its fields.
  package init(_ fields: inout FieldReader) throws(WireError) {
    let kind = try fields.word("type", of: Kind.self)
    self = try Self.read(kind, &fields)
    try fields.finish()
  }

  /// Reads the fields of a message other than `type`.
  package static func read(
    _ kind: Kind, _ fields: inout FieldReader
  ) throws(WireError) -> EngineRequest {
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

  /// Writes the message as a line that `init(_:)` reads, with its line feed.
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

/// A message from an engine to the runner: one line of JSON.
package enum EngineResponse: Hashable, Sendable {
  /// The response to `hello`: the version of the protocol and the engine's profile.
  case hello(protocol: Int, EngineProfile)
  /// The result of the request with that id.
  case reply(id: Int, Reply)

  /// The values of the field `type`.
  package enum Kind: String, CaseIterable {
    case hello, observed, skipped, errored
  }

  /// Reads a message from a line.
  ///
  /// - Throws: an error if the line does not contain such a message.
  package init(_ line: ArraySlice<UInt8>) throws(WireError) {
    var fields = try FieldReader(line: line)
    let kind = try fields.word("type", of: Kind.self)
    self = try Self.read(kind, &fields)
    try fields.finish()
  }

  /// Reads the fields of a message other than `type`.
  package static func read(
    _ kind: Kind, _ fields: inout FieldReader
  ) throws(WireError) -> EngineResponse {
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
        .skipped(reason: try fields.visibleText("reason"), url: try fields.optionalText("url")))
    case .errored:
      .reply(
        id: try fields.integer("id"), .errored(message: try fields.visibleText("message")))
    }
  }

  /// Writes the message as a line that `init(_:)` reads, with its line feed.
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

/// Splits a stream of bytes into lines.
package struct LineSplitter: Sendable {
  /// The maximum length of a line, in bytes.
  private let longest: Int
  private var rest: [UInt8] = []

  /// Creates a splitter with a maximum length of lines, in bytes.
  package init(longest: Int) { self.longest = longest }

  /// Adds bytes and returns the lines that are now complete, without their line feeds.
  ///
  /// - Throws: `LongLineError` if a line is too long.
  package mutating func add(
    _ bytes: some Collection<UInt8>
  ) throws(LongLineError) -> [ArraySlice<UInt8>] {
    // The bytes before this position contain no line feed.
    var position = rest.count
    rest.append(contentsOf: bytes)
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while let end = rest[position...].firstIndex(of: UInt8(ascii: "\n")) {
      guard end - start <= longest else { throw LongLineError(limit: longest) }
      lines.append(rest[start..<end])
      start = end + 1
      position = start
    }
    guard rest.count - start <= longest else { throw LongLineError(limit: longest) }
    if start > 0 { rest = Array(rest[start...]) }
    return lines
  }

  /// The error for a line that exceeds the maximum length.
  package struct LongLineError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The maximum length, in bytes.
    package var limit: Int

    package var description: String { "a line is longer than \(limit) bytes" }
  }
}
