import Conformance

extension Phrasebook {
  static let appearance: [Phrase] = [
    .property("{view} is hidden", .hitTesting, "Hides a view.") { _ in .hidden(true) },
    .property("{view} is visible", .hitTesting, "Shows a hidden view.") { _ in .hidden(false) },
    .property("{view} has alpha {number}", .hitTesting, "Sets a view's own alpha, 0 to 1.") {
      .alpha($0.number)
    },
    .property(
      "{view} ignores interaction", .hitTesting, "Takes a view out of user interaction."
    ) { _ in .interactionEnabled(false) },
    .property("{view} allows interaction", .hitTesting, "Lets a view take user interaction.") {
      _ in .interactionEnabled(true)
    },
    .property("{view} clips to bounds", .hitTesting, "Cuts a view's drawing at its bounds.") {
      _ in .clipsToBounds(true)
    },
    .property("{view} does not clip", .hitTesting, "Lets a view draw beyond its bounds.") {
      _ in .clipsToBounds(false)
    },
    .property("{view} has corner radius {number}", .layers, "Rounds a view's corners, in points.") {
      .cornerRadius($0.number)
    },
    .property("{view} has z position {number}", .layers, "Sets the drawing depth of a layer.") {
      .zPosition($0.number)
    },
  ]

  static let geometry: [Phrase] = [
    .property("{view} has frame {rect}", .hitTesting, "Sets a frame in the superview's points.") {
      .frame($0.rect)
    },
    .property("{view} has bounds origin {point}", .hitTesting, "Scrolls a view's content.") {
      .boundsOrigin($0.point)
    },
    .property(
      "{view} is scaled by {number} {number}", .transforms,
      "Makes the transform a scale about the centre, across and down."
    ) { .scale(x: $0.number, y: $0.otherNumber) },
    .property(
      "{view} is rotated by {number} degrees", .transforms,
      "Makes the transform a clockwise rotation about the centre."
    ) { .rotation(degrees: $0.number) },
    .property(
      "{view} is translated by {number} {number}", .transforms,
      "Makes the transform a shift, right and down, in points."
    ) { .translation(Point(x: $0.number, y: $0.otherNumber)) },
  ]

  static let overrides: [Phrase] = [
    .property(
      "{responder} overrides next to return {responder or nobody}", .chainOverrides,
      "Overrides `next` with a fixed answer."
    ) { .next($0.target) },
    .property(
      "{view} overrides hitTest to return {view or nobody}", .hitTestOverrides,
      "Overrides `hitTest` with a fixed answer for every point."
    ) { .hitTest(.returns($0.target)) },
    .property(
      "{view} passes touches through itself", .hitTestOverrides,
      "Overrides `hitTest` to return nil where super returns the view itself."
    ) { _ in .hitTest(.passesSelfThrough) },
    .property(
      "{view} overrides point inside to return {truth}", .hitTestOverrides,
      "Overrides `point(inside:)` with a fixed answer."
    ) { .pointInside(.returns($0.truth)) },
    .property(
      "{view} grows its hit area by {number}", .hitTestOverrides,
      "Overrides `point(inside:)` to accept that many points more on every side."
    ) { .pointInside(.outset($0.number)) },
    .property(
      "{view} shrinks its hit area by {number}", .hitTestOverrides,
      "Overrides `point(inside:)` to accept that many points less on every side."
    ) { .pointInside(.outset(-$0.number)) },
    .property(
      "{responder} handles touches", .touches, "Overrides the touch methods without calling super."
    ) { _ in .handlesTouches(true) },
    .property("{responder} forwards touches", .touches, "Takes such an override back.") {
      _ in .handlesTouches(false)
    },
  ]

  static let arrangement: [Phrase] = [
    .change(
      "{view or window scene or controller or recognizer} is removed", .responderChain,
      "Takes it out of what it stands in."
    ) { .remove($0.name) },
    .change(
      "{view} is added to {view}", .responderChain,
      "Adds a view in front of the other subviews, out of its old superview."
    ) { .add($0.name, to: $0.otherName) },
    .change("{view} is put above {view}", .hitTesting, "Moves a view just in front of a sibling.") {
      .insert($0.name, .above, $0.otherName)
    },
    .change("{view} is put below {view}", .hitTesting, "Moves a view just behind a sibling.") {
      .insert($0.name, .below, $0.otherName)
    },
    .change("{view} is brought to front", .hitTesting, "Moves a view in front of its siblings.") {
      .bringToFront($0.name)
    },
    .change("{view} is sent to back", .hitTesting, "Moves a view behind its siblings.") {
      .sendToBack($0.name)
    },
    .change(
      "{view} becomes the view of {controller}", .viewControllers,
      "Makes a view a controller's root view, in place of the one before."
    ) { .makeView($0.name, of: $0.otherName) },
    .change(
      "{controller} is presented by {controller}", .viewControllers,
      "Presents a controller; its view goes into the presenter's window, in front."
    ) { .present($0.name, by: $0.otherName) },
    .change("{controller} is dismissed", .viewControllers, "Dismisses a presented controller.") {
      .dismiss($0.name)
    },
    .change(
      "the delegate of {application} is {responder or object or nobody}", .responderChain,
      "Sets an application's delegate."
    ) { .set(.delegate($0.target), of: $0.name) },
    .change(
      "interaction events are ignored", .touches,
      "Begins to drop touches in the whole application; calls nest."
    ) { _ in .ignoreInteractionEvents(true) },
    .change("interaction events are allowed", .touches, "Ends one such call.") { _ in
      .ignoreInteractionEvents(false)
    },
  ]
}
