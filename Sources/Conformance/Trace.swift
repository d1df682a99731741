/// What an engine did: one record for each step of the script, in the script's order.
public struct Trace: Hashable, Sendable {
  /// The records, aligned with the script's steps.
  public var records: [Record]

  /// Makes a trace from its records.
  public init(_ records: [Record] = []) { self.records = records }

  /// What happened during one step.
  public struct Record: Hashable, Sendable {
    /// The calls that responders of the stage got, in order.
    public var calls: [Call]
    /// The answer, where the step was a question.
    public var answer: Answer?

    /// Makes the record of one step.
    public init(calls: [Call] = [], answer: Answer? = nil) {
      self.calls = calls
      self.answer = answer
    }
  }

  /// A message that one responder of the stage got.
  public struct Call: Hashable, Sendable {
    /// The receiver's name on the stage.
    public var receiver: String
    /// The message.
    public var message: Message
    /// The fingers whose touches came with it, in rising order; empty for other messages.
    public var fingers: [Int]

    /// Makes a call from its receiver, message and fingers.
    public init(_ receiver: String, _ message: Message, fingers: [Int] = []) {
      self.receiver = receiver
      self.message = message
      self.fingers = fingers
    }
  }
}
