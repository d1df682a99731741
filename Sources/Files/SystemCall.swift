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

/// Calls of the operating system that throw, and go on after an interruption by a signal.
package enum SystemCall {
  /// Returns the result of a call, or throws its error.
  @discardableResult
  package static func result<Number: SignedInteger>(
    _ call: () -> Number
  ) throws(POSIXError) -> Number {
    while true {
      let number = call()
      if number >= 0 { return number }
      if errno != EINTR { throw error() }
    }
  }

  /// The error of the last call.
  static func error() -> POSIXError { POSIXError(POSIXError.Code(rawValue: errno) ?? .EIO) }

  /// Writes all bytes to an open file, pipe or device.
  package static func write(_ bytes: [UInt8], to file: Int32) throws(POSIXError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      do throws(POSIXError) {
        let written = try result { rest.withUnsafeBytes { systemWrite(file, $0) } }
        rest = rest.dropFirst(written)
      } catch {
        guard error.code == .EAGAIN else { throw error }
        var request = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, -1)
      }
    }
  }

  /// Reads an open file to its end.
  static func bytes(of file: Int32, expecting size: Int) throws(POSIXError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: size + 1)
    var count = 0
    while true {
      let read = try result { bytes.withUnsafeMutableBytes { systemRead(file, $0, from: count) } }
      guard read > 0 else { return Array(bytes.prefix(count)) }
      count += read
      if count == bytes.count { bytes.append(contentsOf: repeatElement(0, count: count)) }
    }
  }

  private static func systemWrite(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.write(file, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(file, bytes.baseAddress, bytes.count)
    #else
      Glibc.write(file, bytes.baseAddress, bytes.count)
    #endif
  }

  private static func systemRead(
    _ file: Int32, _ buffer: UnsafeMutableRawBufferPointer, from start: Int
  ) -> Int {
    let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[start...])
    return read(file, rest.baseAddress, rest.count)
  }
}
