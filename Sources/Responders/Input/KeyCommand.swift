/// A key command: a key that sends an action, with the command as the sender.
///
/// Spec: INPUT-10, INPUT-11, ACTION-16.
public final class KeyCommand: Object {
  /// The name of the key with its modifiers, such as `cmd-S`, where UIKit has an input and modifier
  /// flags.
  public let input: String
  /// The action that the key sends.
  public let action: Action
  /// Whether the command comes before text, which otherwise takes the keys that insert, delete or move the
  /// insertion point first.
  ///
  /// Spec: INPUT-30, INPUT-31, INPUT-32.
  public final var wantsPriorityOverSystemBehavior = false

  /// Creates a key command.
  public init(_ input: String, action: Action) {
    self.input = input
    self.action = action
  }

  public override var description: String { "KeyCommand" }

  /// Returns whether a key is this command's; compares bytes, because comparing strings by Unicode
  /// would add large tables to an Embedded Swift binary.
  public func matches(_ key: String) -> Bool { input.utf8.elementsEqual(key.utf8) }
}

extension Responder {
  /// Returns the nearest command for a key from this responder up the chain; of several of one
  /// responder the first.
  ///
  /// The nearest one wins: an implementation choice, because the sources disagree (INPUT-13, MAY).
  ///
  /// Spec: INPUT-10, INPUT-13, INPUT-14, INPUT-27.
  final func keyCommand(for key: String) -> KeyCommand? {
    for responder in ChainSequence(from: self) {
      if let command = responder.keyCommands.first(where: { $0.matches(key) }) { return command }
    }
    return nil
  }
}

extension Responder {
  /// Whether this is text that takes a key: one without modifiers that is a character of its own, or that
  /// edits.
  ///
  /// Spec: INPUT-30, INPUT-32.
  fileprivate final func takesText(of key: String) -> Bool {
    acceptsText
      && (key.unicodeScalars.count == 1
        || Self.editingKeys.contains { $0.utf8.elementsEqual(key.utf8) })
  }

  /// The keys that move the insertion point, delete or insert.
  private static var editingKeys: [String] {
    ["leftArrow", "rightArrow", "upArrow", "downArrow", "delete", "space", "tab", "return"]
  }
}

extension Application {
  /// Performs the commands for the keys that go down; their presses are not delivered.
  ///
  /// Commands are looked up from the key window's first responder up its chain, or without one from
  /// its root controller up, and sent as the sender, as in UIKit. Implementation choices: commands
  /// come before presses, and a command's key is not delivered as a press even if no object performs
  /// the action (INPUT-12, MAY); a key that no command takes scrolls or goes to the next text field, and is a
  /// press too.
  ///
  /// Spec: INPUT-10, INPUT-11, INPUT-25, INPUT-26, INPUT-30, INPUT-32, INPUT-33, INPUT-36, SCROLL-92.
  final func performKeyCommands(_ event: PressesEvent) {
    for press in event.allPresses where press.phase == .began && !press.isKeyCommandChecked {
      press.isKeyCommandChecked = true
      let start = keyWindow?.defaultResponder
      guard let start, let command = start.keyCommand(for: press.key),
        command.wantsPriorityOverSystemBehavior || majorSystemVersion < 15
          || !start.takesText(of: press.key)
      else {
        let isText = focusedView == nil && start?.acceptsText == true
        if !isText {
          ((focusedView ?? start) as? ScrollView)?.scroll(by: press.key)
        } else if press.key.utf8.elementsEqual("tab".utf8) {
          (start as? TextField)?.passToNextField()
        }
        continue
      }
      press.window = nil
      press.responder = nil
      // A command has no chain in which the application could search without a first responder.
      let target = start.target(forAction: command.action, withSender: command)
      sendAction(command.action, to: target, from: command, for: event)
    }
  }
}
