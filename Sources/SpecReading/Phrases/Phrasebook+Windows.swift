import Conformance

extension Phrasebook {
  static let windowSettings: [Phrase] = [
    .property("{window} has level {number}", .windows, "Sets a window's level.") {
      .windowLevel($0.number)
    },
    .property(
      "{application or window} swallows events", .windows,
      "Overrides `sendEvent` without calling super."
    ) { _ in .swallowsEvents(true) },
    .change("{window} becomes key", .windows, "Makes a window the key window.") {
      .makeKey($0.name)
    },
  ]

  static let windowChecks: [Phrase] = [
    .answer("the key window is {expected window}", .windows, "Which window is key.") {
      (.keyWindow, $0.expected)
    },
    .calls(
      "the event passes {application or window path}", .windows,
      "All that were given the event to send on, in order."
    ) { .receivers(.sendEvent, $0.names) },
  ]
}
