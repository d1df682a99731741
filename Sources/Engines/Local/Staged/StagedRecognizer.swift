import Responders

/// A gesture recognizer of the stage, whatever its type.
protocol StagedRecognizer: GestureRecognizer {
  /// Its name, what its delegate says and who takes its calls down.
  var role: RecognizerRole { get }
}
