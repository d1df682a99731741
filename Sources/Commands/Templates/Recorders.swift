// Written by recorders/make.sh from the files beside it.

import Conformance

/// `View` of the framework.
final class RecordedView: View, Recorded {
  let role: Role

  init(_ role: Role) { self.role = role }

  override var next: Responder? { role.next ?? super.next }

  override func touchesBegan(finger: Int) {
    role.touch(.began, finger: finger) { super.touchesBegan(finger: finger) }
  }

  override func touchesEnded(finger: Int) {
    role.touch(.ended, finger: finger) { super.touchesEnded(finger: finger) }
  }
}

/// `Window` of the framework.
final class RecordedWindow: Window, Recorded {
  let role: Role

  init(_ role: Role) { self.role = role }

  override var next: Responder? { role.next ?? super.next }

  override func touchesBegan(finger: Int) {
    role.touch(.began, finger: finger) { super.touchesBegan(finger: finger) }
  }

  override func touchesEnded(finger: Int) {
    role.touch(.ended, finger: finger) { super.touchesEnded(finger: finger) }
  }
}

/// What makes the recorded object of each kind.
@MainActor let recorders: [ResponderKind: (Role) -> any Recorded] = [
  .view: { RecordedView($0) },
  .window: { RecordedWindow($0) },
]

/// The kinds of objects whose calls are recorded.
let recordedKinds: Set<ResponderKind> = [
  .view,
  .window,
]
