extension Vocabulary {
  /// Actions of assistive technologies.
  static let accessibility: Section = (
    [
      StepDefinition(
        .set, "performsAssistiveAction",
        "An action of assistive technologies whose method is overridden to return yes.",
        Phrase(
          "{of:responder} handles activation", with: ["action": "activate"], .accessibility,
          "Its `accessibilityActivate` returns yes."),
        Phrase(
          "{of:responder} handles escapes", with: ["action": "escape"], .accessibility,
          "Its `accessibilityPerformEscape` returns yes."),
        Phrase(
          "{of:responder} handles page scrolls", with: ["action": "scroll"], .accessibility,
          "Its `accessibilityScroll` returns yes."),
        Phrase(
          "{of:responder} handles magic taps", with: ["action": "magicTap"], .accessibility,
          "Its `accessibilityPerformMagicTap` returns yes.")),
      StepDefinition(
        .stimulate, "assist", "An assistive technology performs an action on an element.",
        traits: [.needsApplication, .returnsResult, .mayTouchElement],
        Phrase(
          "VoiceOver activates {of:view}", with: ["action": "activate"], .accessibility,
          "The user double-taps while the element has VoiceOver's cursor."),
        Phrase(
          "VoiceOver escapes from {of:view}", with: ["action": "escape"], .accessibility,
          "The user draws a Z with two fingers."),
        Phrase(
          "VoiceOver scrolls at {of:view}", with: ["action": "scroll"], .accessibility,
          "The user swipes with three fingers."),
        Phrase(
          "VoiceOver magic-taps at {of:view}", with: ["action": "magicTap"], .accessibility,
          "The user double-taps with two fingers.")),
    ],
    [
      Phrase(
        "the activation visits {path:path}", expects: .visits(.assistive(.activate)),
        .accessibility, "All whose `accessibilityActivate` was called, in order."),
      Phrase(
        "the escape visits {path:path}", expects: .visits(.assistive(.escape)), .accessibility,
        "All whose `accessibilityPerformEscape` was called, in order."),
      Phrase(
        "the page scroll visits {path:path}", expects: .visits(.assistive(.scroll)),
        .accessibility, "All whose `accessibilityScroll` was called, in order."),
      Phrase(
        "the magic tap visits {path:path}", expects: .visits(.assistive(.magicTap)),
        .accessibility, "All whose `accessibilityPerformMagicTap` was called, in order."),
    ]
  )
}
