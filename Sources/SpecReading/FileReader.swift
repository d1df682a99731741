import Platform
import Results

/// Reads whole files.
package enum FileReader {
  /// Returns the contents of a file; follows links.
  package static func bytes(of path: String) throws(FileReadingError) -> [UInt8] {
    do {
      return Array(try Data(contentsOf: URL(filePath: path)))
    } catch {
      throw FileReadingError(reason: SystemErrorMessage(error).text)
    }
  }

  /// Returns the contents of a page that is needed.
  static func page(_ path: String) throws(SpecError) -> [UInt8] {
    do throws(FileReadingError) { return try bytes(of: path) } catch {
      throw .unreadable(path, reason: error.reason)
    }
  }

  /// Returns the names of a folder's files with an ending, without that, sorted; without hidden files.
  static func names(in folder: String, ending: String) throws(SpecError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { $0.hasSuffix(ending) && !$0.hasPrefix(".") }
        .map { String($0.dropLast(ending.count)) }.sorted()
    } catch {
      throw .unreadable(folder, reason: SystemErrorMessage(error).text)
    }
  }

  /// Whether there is a file or a folder at the path.
  package static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }
}

/// Thrown for a file that cannot be read.
package struct FileReadingError: Error, Hashable {
  /// The operating system's message, such as `Is a directory`.
  package let reason: String
}

extension Diagnostic {
  /// A file that is there and cannot be read.
  package static func unreadable(_ file: String, _ error: FileReadingError) -> Diagnostic {
    Diagnostic(
      SourceLocation(file: file, line: 1), "this cannot be read: \(error.reason)",
      hint: "make it readable, or remove it")
  }
}
