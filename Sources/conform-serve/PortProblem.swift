import Foundation

/// Why nothing can be served at a port.
struct PortProblem: Error, CustomStringConvertible {
  /// The port.
  var port: UInt16
  /// The system's number for the reason.
  var code: Int32
  /// The reason in the system's words.
  var reason: String

  var description: String {
    switch code {
    case EADDRINUSE:
      """
      port \(port) is in use, maybe by another 'conform serve'
      End what uses it, or choose another, as in '--port 0' for any that is free.
      """
    case EACCES:
      """
      port \(port) is not for everybody
      Choose one from 1024, as in '--port 8080', or '--port 0' for any that is free.
      """
    default: "port \(port) cannot be used: \(reason)"
    }
  }
}
