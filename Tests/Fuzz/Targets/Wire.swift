@testable import Conformance
import Engines

extension FuzzTarget {
  static let json = FuzzTarget(
    "json", property: "A value that is read and written, in any layout, is read as the same value.",
    seeds: { source in try await request.seeds(source) + response.seeds(source) },
    check: { bytes in
      guard let value = try? JSONReader.read(bytes[...]) else { return }
      var json = JSONWriter()
      json.value(value)
      try require(try JSONReader.read(json.take()[...]) == value, "the compact text differs")
      try require(
        try JSONReader.read(Array(value.indented.utf8)[...]) == value, "the indented text differs")
    })

  static let request = FuzzTarget(
    "request", property: "A request that is read and written is read as the same request.",
    seeds: { source in
      source.scenarios.flatMap { scenario in
        [
          line(.stage(1, scenario.script.stage.responders)),
          line(.perform(id: 1, stage: 1, steps: scenario.script.steps)),
        ]
      }
    },
    check: { bytes in
      guard let request = try? EngineRequest(bytes[...]) else { return }
      let line = line(request)
      try requireOneLine(line)
      try require(try EngineRequest(line.dropLast()) == request, "the written request differs")
    })

  static let response = FuzzTarget(
    "response", property: "A response that is read and written is read as the same response.",
    seeds: { source in
      let replies = source.report.engines.flatMap { $0.results }.compactMap(\.trace)
        .map { EngineResponse.reply(id: 1, .observed($0)) }
      let others: [EngineResponse] = [
        .hello(protocol: 1, LocalEngine().profile),
        .reply(id: 2, .skipped(reason: "no windows", url: "https://example.org/")),
        .reply(id: 3, .errored(message: "it broke")),
      ]
      return (replies + others).map(line)
    },
    check: { bytes in
      guard let response = try? EngineResponse(bytes[...]) else { return }
      let line = line(response)
      try requireOneLine(line)
      try require(try EngineResponse(line.dropLast()) == response, "the written response differs")
    })

  static let session = FuzzTarget(
    "session",
    property: "A session gives one answer for each request, however the input is cut into pieces.",
    maximumLength: 1 << 12,
    seeds: { source in
      source.scenarios.map { scenario in
        line(.hello(protocol: 1)) + line(.stage(1, scenario.script.stage.responders))
          + line(.perform(id: 1, stage: 1, steps: scenario.script.steps)) + line(.bye)
      }
    },
    check: { bytes in
      let whole = await answers(to: [bytes[...]])
      let middle = bytes.count / 2
      let halves = await answers(to: [bytes[..<middle], bytes[middle...]])
      try require(halves.bytes == whole.bytes, "the answers to two halves differ")
      for answer in whole.bytes.split(separator: UInt8(ascii: "\n")) {
        _ = try EngineResponse(answer)
      }
      let count = whole.bytes.count { $0 == UInt8(ascii: "\n") }
      try require(count == whole.expected, "\(count) answers to \(whole.expected) requests")
    })

  /// Returns the answers of a session to the pieces, and how many answers are expected.
  private static func answers(
    to pieces: [ArraySlice<UInt8>]
  ) async -> (bytes: [UInt8], expected: Int) {
    var session = EngineSession(LocalEngine().profile)
    var splitter = LineSplitter(longest: 1 << 16)
    var expected = 0
    do {
      for piece in pieces {
        for line in try splitter.add(piece) where !session.isOver {
          try await session.receive(line, for: LocalEngine())
          switch try EngineRequest(line) {
          case .hello, .perform: expected += 1
          case .stage, .bye: break
          }
        }
      }
    } catch {
      // A line that is no request ends the session after the answers to the lines before it.
    }
    return (session.takeAnswers(), expected)
  }

  private static func line(_ request: EngineRequest) -> [UInt8] {
    var json = JSONWriter()
    request.writeLine(to: &json)
    return json.take()
  }

  private static func line(_ response: EngineResponse) -> [UInt8] {
    var json = JSONWriter()
    response.writeLine(to: &json)
    return json.take()
  }

  private static func requireOneLine(_ bytes: [UInt8]) throws {
    try require(bytes.firstIndex(of: UInt8(ascii: "\n")) == bytes.count - 1, "not one line")
  }
}
