import ArgumentParser
import Conformance
import Reporting
import SpecReading

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The name of a file or folder as it was written on the command line; never empty.
struct Path: ExpressibleByArgument, ExpressibleByStringLiteral, Hashable {
  /// The name.
  let text: String

  init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    text = argument
  }

  init(stringLiteral text: String) { self.text = text }

  var defaultValueDescription: String { text }
}

/// Reads and writes a file that was named on the command line.
struct File {
  /// The file's path.
  let path: Path

  init(_ path: Path) { self.path = path }

  /// Whether a file or folder exists at the path.
  var exists: Bool { FileManager.default.fileExists(atPath: path.text) }

  /// Returns the file's contents.
  func read() throws(FileError) -> [UInt8] {
    do {
      return Array(try Data(contentsOf: URL(filePath: path.text)))
    } catch {
      throw FileError(path: path.text, operation: .read, cause: error)
    }
  }

  /// Decodes the file's contents as a report.
  func report(accepting acceptance: ReportJSON.Acceptance = .complete) throws -> Report {
    try ReportJSON.decode(try read(), file: path.text, accepting: acceptance)
  }

  /// Replaces the file's contents atomically.
  func replace(with bytes: [UInt8]) throws(FileError) { try write(bytes, options: .atomic) }

  /// Replaces the file's contents in place, so that pipes and devices can be written too.
  func write(_ bytes: [UInt8]) throws(FileError) { try write(bytes, options: []) }

  private func write(_ bytes: [UInt8], options: Data.WritingOptions) throws(FileError) {
    do {
      try Data(bytes).write(to: URL(filePath: path.text), options: options)
    } catch {
      throw FileError(path: path.text, operation: .written, cause: error)
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
