import Conformance

/// What the standard input of an engine's process gets, for people who replay it by hand.
package enum Transcript {
  /// The lines for some scripts, from `hello` to `bye`, just as a run writes them.
  package static func bytes(_ scripts: [Script]) -> [UInt8] {
    var json = JSONWriter()
    var seat = EngineSeat()
    EngineRequest.hello(protocol: EngineRequest.currentProtocol).write(to: &json)
    for (index, script) in scripts.enumerated() {
      seat.write(script, id: index + 1, to: &json)
    }
    EngineRequest.bye.write(to: &json)
    return json.take()
  }
}
