import Conformance

/// The calls that objects of the stage got during one step.
@MainActor final class CallLog {
  private var calls: [Trace.Call] = []

  /// Adds a call.
  func record(_ receiver: String, _ message: Message, fingers: [Int] = []) {
    calls.append(Trace.Call(receiver, message, fingers: fingers))
  }

  /// Removes and returns the calls.
  func take() -> [Trace.Call] {
    defer { calls = [] }
    return calls
  }
}

/// A view of the framework whose overrides record each call before the framework handles it.
@MainActor final class RecordedView: View {
  private let name: String
  private let log: CallLog

  init(_ name: String, log: CallLog) {
    self.name = name
    self.log = log
  }

  override func touchesBegan() {
    log.record(name, .touchesBegan, fingers: [1])
    super.touchesBegan()
  }
}

/// A window of the framework, recorded in the same way.
@MainActor final class RecordedWindow: Window {
  private let name: String
  private let log: CallLog

  init(_ name: String, log: CallLog) {
    self.name = name
    self.log = log
  }

  override func touchesBegan() {
    log.record(name, .touchesBegan, fingers: [1])
    super.touchesBegan()
  }
}
