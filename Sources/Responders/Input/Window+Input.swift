extension Window {
  /// Takes what the first responder brings along to the screen, or takes it all away.
  final func readInput() { shownInput = firstResponder.map(ShownInput.init(of:)) }
}
