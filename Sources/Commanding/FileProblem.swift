import SpecReading

/// Why a file that the user named could not be used.
struct FileProblem: Error, CustomStringConvertible {
  /// What was tried.
  enum Attempt: String {
    case read, written
  }

  /// The file, as the user named it.
  var path: String
  /// What was tried.
  var attempt: Attempt
  /// What the system said.
  var cause: any Error

  var description: String {
    "\(path): the file cannot be \(attempt.rawValue): \(SystemErrorMessage(cause).text)"
  }
}
