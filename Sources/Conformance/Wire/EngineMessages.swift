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
  package enum Kind: String, CaseIterable, WireValue {
    case hello, stage, perform, bye
  }
}

extension EngineRequest: WireObject {
  package static var fieldKind: FieldKind { .object("request") }
  package static var placeholder: EngineRequest { .bye }

  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
    var (kind, id, stage, version) = (Kind.bye, 0, 0, Self.currentProtocol)
    var (responders, steps): ([StagedResponder], [Script.Step]) = ([], [])
    switch self {
    case .hello(let number): (kind, version) = (.hello, number)
    case .stage(let number, let rows): (kind, id, responders) = (.stage, number, rows)
    case .perform(let number, let of, let all):
      (kind, id, stage, steps) = (.perform, number, of, all)
    case .bye: break
    }
    try fields.variant("type", kind) { kind, fields throws(WireError) in
      switch kind {
      case .hello:
        fields.mayHaveMore()
        try fields.field("protocol", &version)
        self = .hello(protocol: version)
      case .stage:
        try fields.field("id", &id)
        try fields.field("responders", &responders)
        self = .stage(id, responders)
      case .perform:
        try fields.field("id", &id)
        try fields.field("stage", &stage)
        try fields.field("steps", &steps)
        self = .perform(id: id, stage: stage, steps: steps)
      case .bye: self = .bye
      }
    }
  }
}

/// A message from an engine to the runner: one line of JSON.
package enum EngineResponse: Hashable, Sendable {
  /// The response to `hello`: the version of the protocol and the engine's profile.
  case hello(protocol: Int, EngineProfile)
  /// The result of the request with that id.
  case reply(id: Int, Reply)

  /// The values of the field `type`.
  package enum Kind: String, CaseIterable, WireValue {
    case hello, observed, skipped, errored
  }
}

extension EngineResponse: WireObject {
  package static var fieldKind: FieldKind { .object("response") }
  package static var placeholder: EngineResponse { .reply(id: 0, .errored(message: "")) }

  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
    var (kind, number, profile) = (
      Kind.hello, EngineRequest.currentProtocol, EngineProfile.placeholder
    )
    var (trace, words, url) = (Trace(), "", String?.none)
    switch self {
    case .hello(let version, let engine): (number, profile) = (version, engine)
    case .reply(let id, .observed(let observed)): (kind, number, trace) = (.observed, id, observed)
    case .reply(let id, .skipped(let reason, let link)):
      (kind, number, words, url) = (.skipped, id, reason, link)
    case .reply(let id, .errored(let message)): (kind, number, words) = (.errored, id, message)
    }
    try fields.variant("type", kind) { kind, fields throws(WireError) in
      try fields.field(kind == .hello ? "protocol" : "id", &number)
      switch kind {
      case .hello:
        fields.mayHaveMore()
        try fields.field("engine", &profile)
        self = .hello(protocol: number, profile)
      case .observed:
        try fields.field("records", &trace.records)
        self = .reply(id: number, .observed(trace))
      case .skipped:
        try fields.field("reason", &words, as: .visibleText)
        try fields.field("url", &url)
        self = .reply(id: number, .skipped(reason: words, url: url))
      case .errored:
        try fields.field("message", &words, as: .visibleText)
        self = .reply(id: number, .errored(message: words))
      }
    }
  }
}

extension WireObject {
  /// Writes a message as a line that `init(_:)` reads, with its line feed.
  package func writeLine(to json: inout JSONWriter) {
    write(to: &json)
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
