#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A file that the user named.
struct File {
  /// Where it is.
  let path: Path

  init(_ path: Path) { self.path = path }

  /// Whether there is anything of that name.
  var exists: Bool { FileManager.default.fileExists(atPath: path.text) }

  /// All that stands in it.
  func read() throws(FileProblem) -> [UInt8] {
    do {
      return Array(try Data(contentsOf: URL(filePath: path.text)))
    } catch {
      throw FileProblem(path: path.text, attempt: .read, cause: error)
    }
  }

  /// Makes this all that stands in it, at one stroke: nobody ever finds half of it there.
  func replace(with bytes: [UInt8]) throws(FileProblem) {
    do {
      try Data(bytes).write(to: URL(filePath: path.text), options: .atomic)
    } catch {
      throw FileProblem(path: path.text, attempt: .written, cause: error)
    }
  }

  /// Makes this all that stands in it.
  func write(_ bytes: [UInt8]) throws(FileProblem) {
    do {
      try Data(bytes).write(to: URL(filePath: path.text))
    } catch {
      throw FileProblem(path: path.text, attempt: .written, cause: error)
    }
  }
}
