extension Vocabulary {
  /// Pointers that hover, wheels and trackpads.
  static let pointers: Section = (
    [
      StepDefinition(
        .set, "allowedScrollTypes", "A pan recognizer's `allowedScrollTypesMask`; none at first.",
        Phrase(
          "{of:pan recognizer} takes scrolling of any kind", with: ["to": "all"], .pointers,
          "Sets `allowedScrollTypesMask` to all."),
        Phrase(
          "{of:pan recognizer} takes scrolling of wheels only", with: ["to": "discrete"],
          .pointers, "Sets it to `discrete`."),
        Phrase(
          "{of:pan recognizer} takes scrolling of trackpads only", with: ["to": "continuous"],
          .pointers, "Sets it to `continuous`.")),
      StepDefinition(
        .stimulate, "movePointer",
        "The pointer moves to a point of the screen, without a button; nowhere, it disappears.",
        traits: [.needsApplication, .pointsAtScreen],
        Phrase("the pointer moves to {at:point}", .pointers, "A pointer moves, and hovers there."),
        Phrase("the pointer disappears", .pointers, "The pointer leaves the screen.")),
      StepDefinition(
        .stimulate, "scroll", "An input device scrolls while the pointer is at a point.",
        traits: [.needsApplication, .pointsAtScreen],
        Phrase(
          "a wheel scrolls at {at:point}", with: ["type": "discrete"], .pointers,
          "The wheel of a mouse is turned."),
        Phrase(
          "a trackpad scrolls at {at:point}", with: ["type": "continuous"], .pointers,
          "Two fingers move on a trackpad.")),
      StepDefinition(
        .stimulate, "transform",
        "A trackpad is pinched or rotated while the pointer is at a point; where indirect input is not supported, that makes touches with the lowest two numbers of fingers that are not down.",
        traits: [.needsApplication, .pointsAtScreen, .mayTouchTwice],
        Phrase(
          "a trackpad pinches at {at:point}", with: ["type": "pinch"], .pointers,
          "Two fingers move apart on a trackpad."),
        Phrase(
          "a trackpad rotates at {at:point}", with: ["type": "rotation"], .pointers,
          "Two fingers turn on a trackpad.")),
    ], []
  )
}
