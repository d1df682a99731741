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
