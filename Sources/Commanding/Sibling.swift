import Running
import SpecReading

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

/// A program that was built beside this one.
struct Sibling {
  /// Why it cannot be started.
  struct Absence: Error, CustomStringConvertible {
    /// Where it should be.
    var path: String
    /// What the system said.
    var reason: String

    var description: String {
      """
      \(path): the program cannot be started: \(reason)
      Build it beside this one, with 'swift build' or 'make serve'.
      """
    }
  }

  private let path: String

  /// The program of that name in the folder of this one.
  init(named name: String) {
    let own = Self.ownPath ?? CommandLine.arguments[0]
    let folder = own.lastIndex(of: "/").map { own[...$0] } ?? ""
    path = folder + name
  }

  /// Goes on as that program, with other words behind its name; whoever waits for this one waits
  /// for it then, and its signals reach it.
  ///
  /// - Throws: why this one is still here.
  func become(_ words: [String]) throws(Absence) -> Never {
    var arguments: [UnsafeMutablePointer<CChar>?] = ([path] + words).map { strdup($0) }
    arguments.append(nil)
    execv(path, arguments)
    let reason = SystemErrorMessage(code: errno).text
    for argument in arguments { free(argument) }
    throw Absence(path: path, reason: reason)
  }

  /// Where this program stands, however it was called.
  private static var ownPath: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var bytes = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&bytes, &size) == 0 else { return nil }
      return String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    #else
      return try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    #endif
  }
}
