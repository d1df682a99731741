import Reporting

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The streams that a command writes to.
enum StandardStream: Int32 {
  /// Where results go.
  case output = 1
  /// Where mistakes go.
  case error = 2

  /// Writes all of the text.
  func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { systemWrite($0) }
      if written > 0 {
        rest = rest.dropFirst(written)
      } else if errno == EAGAIN {
        waitForRoom()
      } else if errno != EINTR {
        return lose(errno)
      }
    }
  }

  /// Where the text is going to be read.
  var look: ConsoleReporter.Look {
    ConsoleReporter.Look(isTerminal: isatty(rawValue) == 1, environment: Machine.environment)
  }

  /// How many letters a line of it can have, or nil where it is no terminal.
  var width: Int? {
    var size = winsize()
    let isKnown = ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0
    return isKnown && size.ws_col > 0 ? Int(size.ws_col) : nil
  }

  private func systemWrite(_ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.write(rawValue, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(rawValue, bytes.baseAddress, bytes.count)
    #else
      Glibc.write(rawValue, bytes.baseAddress, bytes.count)
    #endif
  }

  /// A reader that has gone away has seen enough; anything else is a loss.
  private func lose(_ error: Int32) {
    if self == .output, error != EPIPE { ExitStatus.outputLost(error) }
  }

  private func waitForRoom() {
    var stream = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
    poll(&stream, 1, -1)
  }
}
