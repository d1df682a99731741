import ArgumentParser
import Conformance
import Platform
import Reporting
import Results
import SpecReading

/// The name of a file or folder as it was written on the command line; never empty.
struct Path: ExpressibleByArgument, ExpressibleByStringLiteral, Hashable {
  /// The name.
  let text: String

  init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    // A shell has put the home folder in the place of a `~` that means it; Foundation would do so again.
    text = argument.hasPrefix("~") ? "./\(argument)" : argument
  }

  init(stringLiteral text: String) { self.text = text }

  var defaultValueDescription: String { text }
}

extension Path {
  /// Whether a file or folder exists at the path.
  var exists: Bool { FileManager.default.fileExists(atPath: text) }

  /// Returns the names of what a folder contains.
  func names() throws(FileError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: text)
    } catch {
      throw FileError(path: text, operation: .read, cause: error)
    }
  }

  /// Returns the file's contents.
  func read() throws(FileError) -> [UInt8] {
    do {
      return Array(try Data(contentsOf: URL(filePath: text)))
    } catch {
      throw FileError(path: text, operation: .read, cause: error)
    }
  }

  /// Decodes the file's contents as a report.
  func report(accepting acceptance: ReportJSON.Acceptance = .complete) throws -> Report {
    try ReportJSON.decode(try read(), file: text, accepting: acceptance)
  }

  /// Replaces the file, which is never half written; a link is followed to its file. Devices, pipes
  /// and descriptors are written in place.
  func write(_ bytes: [UInt8]) throws(FileError) {
    do {
      if let descriptor { return try StandardStream.write(bytes, to: descriptor) }
      let file = URL(filePath: text).resolvingSymlinksInPath()
      let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
      let type = attributes?[.type] as? FileAttributeType
      let isInPlace = type != nil && type != .typeRegular
      try Data(bytes).write(to: file, options: isInPlace ? [] : .atomic)
      // What replaces the file is a new one.
      if !isInPlace, let mode = attributes?[.posixPermissions] {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
      }
    } catch {
      throw FileError(path: text, operation: .written, cause: error)
    }
  }

  /// The descriptor of this process that the path names, as `/dev/stdout` and a shell's `>(…)` do.
  ///
  /// It is not opened again, which would write over the beginning of a file.
  private var descriptor: Int32? {
    switch text {
    case "/dev/stdout": return StandardStream.output.rawValue
    case "/dev/stderr": return StandardStream.error.rawValue
    default:
      let folder = ["/dev/fd/", "/proc/self/fd/"].first(where: text.hasPrefix)
      return folder.flatMap { Int32(text.dropFirst($0.count)) }
    }
  }
}

/// A failed operation on a file that was named on the command line.
struct FileError: Error, CustomStringConvertible {
  /// The failed operation, as a participle for the message.
  enum Operation: String {
    case read, written
  }

  /// The path as it was written on the command line.
  var path: String
  /// The failed operation.
  var operation: Operation
  /// The system's error.
  var cause: any Error

  var description: String {
    "\(path): the file cannot be \(operation.rawValue): \(SystemErrorMessage(cause).text)"
  }
}

/// The failed operations on several files, of which each was tried.
struct FileErrors: Error, CustomStringConvertible {
  private let errors: [FileError]

  var description: String { errors.map(\.description).joined(separator: "\n") }

  /// Tries an operation on each element, also after one that failed, and throws all errors.
  static func trying<Element>(
    _ elements: [Element], _ operation: (Element) throws(FileError) -> Void
  ) throws(FileErrors) {
    var errors: [FileError] = []
    for element in elements {
      do throws(FileError) { try operation(element) } catch { errors.append(error) }
    }
    if !errors.isEmpty { throw FileErrors(errors: errors) }
  }
}

/// A lock of a folder, by which commands that read files, change them and write them back wait for each
/// other.
///
/// The system releases it when the process ends, whatever the reason.
struct FolderLock {
  private let descriptor: Int32

  /// Waits until no other process has the lock.
  ///
  /// A folder that cannot be opened, or is on a file system without locks, is not locked; what is
  /// wrong with it is reported by those who read it.
  init(of folder: Path) {
    // The programs of engines must not inherit the lock.
    descriptor = open(folder.text, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  /// Lets the next process have the lock.
  func release() {
    if descriptor >= 0 { close(descriptor) }
  }
}
