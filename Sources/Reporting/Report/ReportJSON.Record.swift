import Conformance

extension ReportJSON {
  /// What happened during one step, as it stands in a file: in the protocol's own form.
  struct Record: Codable {
    var calls: [Call]?
    var answer: Answer?

    init(_ record: Trace.Record) {
      calls = record.calls.isEmpty ? nil : record.calls.map(Call.init)
      answer = record.answer.map(Answer.init)
    }

    /// The record, where its answer is one.
    func record(at place: String) throws(Mistake.Kind) -> Trace.Record {
      Trace.Record(
        calls: (calls ?? []).map(\.call), answer: try answer?.answer(at: "\(place).answer"))
    }
  }

  /// A call as it stands in a file.
  struct Call: Codable {
    var receiver: String
    var message: String
    var fingers: [Int]?

    init(_ call: Trace.Call) {
      receiver = call.receiver
      message = call.message.rawValue
      fingers = call.fingers.isEmpty ? nil : call.fingers
    }

    /// The call.
    var call: Trace.Call {
      Trace.Call(receiver, Message(rawValue: message), fingers: fingers ?? [])
    }
  }
}
