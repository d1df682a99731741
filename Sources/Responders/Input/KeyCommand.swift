/// A key that a responder offers for an action, of which it is the sender.
///
/// Spec: INPUT-10, INPUT-11, ACTION-16.
public final class KeyCommand: Object {
  /// The key's name with its modifiers, such as `cmd-S`: one text stands for UIKit's input and
  /// modifier flags.
  public let input: String
  /// The action that the key sends.
  public let action: Action

  /// Offers a key for an action.
  public init(_ input: String, action: Action) {
    self.input = input
    self.action = action
  }

  public override var description: String { "KeyCommand" }

  /// Whether a key is this command's, by its bytes: Embedded Swift compares texts only with large
  /// tables.
  public func matches(_ key: String) -> Bool { input.utf8.elementsEqual(key.utf8) }
}

extension Responder {
  /// The nearest command for a key from here up the chain.
  ///
  /// That the nearest wins is our choice: sources disagree (INPUT-13, MAY).
  ///
  /// Spec: INPUT-10, INPUT-13, INPUT-14.
  final func keyCommand(for key: String) -> KeyCommand? {
    var walk = ChainSequence(from: self)
    while let responder = walk.step() {
      if let command = responder.keyCommands.first(where: { $0.matches(key) }) { return command }
    }
    return nil
  }
}

extension Application {
  /// Performs the commands for the keys that go down; such a press is told to nobody.
  ///
  /// Commands come from the key window's first responder and those up its chain. That commands
  /// come before presses, and that a command's key is no press even where nobody performs the
  /// action, is our choice (INPUT-12, MAY). So is that there are none without a first responder,
  /// and that nothing comes before them (INPUT-15, MAY). The command is the sender, as in UIKit.
  ///
  /// Spec: INPUT-10, INPUT-11, INPUT-12, INPUT-15, INPUT-22.
  final func performKeyCommands(_ event: PressesEvent) {
    for press in event.allPresses where press.phase == .began && !press.isKeyCommandChecked {
      press.isKeyCommandChecked = true
      guard let command = keyWindow?.firstResponder?.keyCommand(for: press.key) else { continue }
      press.window = nil
      press.responder = nil
      sendAction(command.action, to: nil, from: command, for: event)
    }
  }
}
