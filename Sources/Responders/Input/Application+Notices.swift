extension Application {
  /// Whether an event is taken in now.
  ///
  /// Spec: HIT-13, OTHER-17.
  final func accepts(_ event: Event) -> Bool {
    switch event.type {
    case .touches: !isIgnoringInteractionEvents
    case .remoteControl: receivesRemoteControl
    case .presses, .motion: true
    }
  }

  /// Finds the window and the responder of every press that begins: once, before the event is sent.
  ///
  /// The focused view comes first, then the key window's first responder, then what stands for it.
  /// That the focused view comes before the first responder is our choice (OTHER-10, MAY), as is
  /// that a press goes through the window of the focused view, of which no clause speaks.
  ///
  /// Spec: OTHER-2, OTHER-4, OTHER-9, OTHER-10, OTHER-14, OTHER-22, OTHER-23, FIRST-19.
  final func placePresses(of event: PressesEvent) {
    for press in event.allPresses where press.phase == .began && !press.isPlaced {
      press.isPlaced = true
      let focusedView = focusedView
      press.window = focusedView?.window ?? keyWindow
      press.responder = focusedView ?? keyWindow?.noticeStart
    }
  }

  /// Hands an event that has no place on the glass to the key window, and presses to theirs.
  ///
  /// Where there is no such window the event is lost: our choice (WIN-15, MAY).
  ///
  /// Spec: WIN-14, WIN-15, OTHER-3, OTHER-22.
  final func sendNotices(of event: Event) {
    guard let presses = event as? PressesEvent, event.type == .presses else {
      keyWindow?.sendEvent(event)
      return
    }
    performKeyCommands(presses)
    let all = presses.allPresses
    for (index, press) in all.enumerated() {
      guard let window = press.window, !all[..<index].contains(where: { $0.window === window })
      else { continue }
      window.sendEvent(event)
    }
  }

  /// Performs the commands for the keys that go down; such a press is told to nobody.
  ///
  /// Commands come from the key window's first responder and those up its chain. That commands
  /// come before presses, and that a command's key is no press even where nobody performs the
  /// action, is our choice (INPUT-12, MAY). So is that there are none without a first responder,
  /// and that nothing comes before them (INPUT-15, MAY). The command is the sender, as in UIKit.
  ///
  /// Spec: INPUT-10, INPUT-11, INPUT-12, INPUT-15, INPUT-22.
  private func performKeyCommands(_ event: PressesEvent) {
    for press in event.allPresses where press.phase == .began && !press.isCompared {
      press.isCompared = true
      guard let command = keyWindow?.firstResponder?.keyCommand(for: press.key) else { continue }
      press.window = nil
      press.responder = nil
      sendAction(command.action, to: nil, from: command, for: event)
    }
  }
}
