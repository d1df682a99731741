import Platform
import Reporting

/// Standard output and standard error, written without a buffer.
enum StandardStream: Int32 {
  /// The stream for results.
  case output = 1
  /// The stream for diagnostics and errors.
  case error = 2

  /// Writes the whole text; exits with status 2 if standard output cannot take it.
  func write(_ text: TerminalText) { write(data: Array(text.output.utf8)) }

  /// Writes data for another program, such as lines of JSON, as it is.
  func write(data: [UInt8]) {
    do throws(POSIXError) { try Self.write(data, to: rawValue) } catch { lose(error) }
  }

  /// Writes all bytes to an open file, pipe or device.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(POSIXError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Platform.write(descriptor, $0.baseAddress, $0.count) }
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno == EAGAIN {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, -1)
      } else if errno != EINTR {
        throw POSIXError(POSIXError.Code(rawValue: errno) ?? .EIO)
      }
    }
  }

  /// Whether the stream is a terminal, and whether colours may be used.
  var look: ConsoleReporter.Look {
    ConsoleReporter.Look(isTerminal: isatty(rawValue) == 1) {
      ProcessInfo.processInfo.environment[$0]
    }
  }

  /// The terminal's width in columns, or nil if the stream is not a terminal.
  var width: Int? {
    var size = winsize()
    let isKnown = ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0
    return isKnown && size.ws_col > 0 ? Int(size.ws_col) : nil
  }

  /// Ignores a closed pipe, such as that of `conform | head`, and a closed terminal; every other
  /// error loses results.
  private func lose(_ error: POSIXError) {
    let isClosed = error.code == .EPIPE || error.code == .EIO && isDevice
    if self == .output, !isClosed { ExitStatus.outputLost(error) }
  }

  private var isDevice: Bool {
    var status = stat()
    return fstat(rawValue, &status) == 0 && status.st_mode & S_IFMT == S_IFCHR
  }
}
