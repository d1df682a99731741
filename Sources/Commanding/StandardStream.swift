import Reporting

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
    var rest = data[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { systemWrite($0) }
      if written > 0 {
        rest = rest.dropFirst(written)
      } else if errno == EAGAIN {
        waitUntilWritable()
      } else if errno != EINTR {
        return lose(errno)
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

  private func systemWrite(_ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.write(rawValue, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(rawValue, bytes.baseAddress, bytes.count)
    #else
      Glibc.write(rawValue, bytes.baseAddress, bytes.count)
    #endif
  }

  /// Ignores a closed pipe, such as that of `conform | head`, and a closed terminal; every other
  /// error loses results.
  private func lose(_ error: Int32) {
    let isClosed = error == EPIPE || error == EIO && isDevice
    if self == .output, !isClosed { ExitStatus.outputLost(error) }
  }

  private var isDevice: Bool {
    var status = stat()
    return fstat(rawValue, &status) == 0 && status.st_mode & S_IFMT == S_IFCHR
  }

  private func waitUntilWritable() {
    var stream = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
    poll(&stream, 1, -1)
  }
}
