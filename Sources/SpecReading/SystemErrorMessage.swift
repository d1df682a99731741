import Platform

/// The operating system's message for an error, such as `No such file or directory`.
package struct SystemErrorMessage {
  /// The message.
  package let text: String

  /// Looks up the message for the POSIX error behind a file system error; any other error is
  /// described by itself.
  package init(_ error: any Error) {
    let posix = (error as? CocoaError)?.underlying as? POSIXError ?? error as? POSIXError
    text = posix.flatMap { strerror($0.code.rawValue) }.map { String(cString: $0) } ?? "\(error)"
  }
}
