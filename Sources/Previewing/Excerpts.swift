import Conformance

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Lines of files, each file read once.
struct Excerpts {
  private var files: [String: [Substring]] = [:]

  /// The line at a place; nil where the file has none, or cannot be read.
  mutating func line(at location: SourceLocation) -> String? {
    let lines = lines(of: location.file)
    guard lines.indices.contains(location.line - 1) else { return nil }
    return String(lines[location.line - 1])
  }

  private mutating func lines(of file: String) -> [Substring] {
    if let lines = files[file] { return lines }
    let bytes = FileManager.default.contents(atPath: file).map(Array.init) ?? []
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\r\n" || $0 == "\r"
    }
    files[file] = lines
    return lines
  }
}
