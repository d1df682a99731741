extension Window {
  /// Takes what the first responder brings along to the screen, or takes it all away.
  ///
  /// Spec: INPUT-1, INPUT-7.
  final func readInput() { shownInput = firstResponder.map(ShownInput.init(of:)) }
}
