import Files
import SpecReading

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder that is made, or is empty, and gets files.
struct NewFolder {
  private let path: Path

  /// Names the folder; a symbolic link to an empty folder is followed.
  init(_ path: Path) { self.path = path }

  /// Writes files by their paths in the folder. Where one cannot be written, none stays.
  ///
  /// - Throws: an error if the folder is not empty; `.git` does not count.
  func write(_ files: [(path: String, text: String)]) throws(NewFolderError) {
    let root = try open()
    var made: [() -> Void] = []
    for file in files {
      do throws(POSIXError) {
        try write(file.text, to: file.path.split(separator: "/").map(String.init), of: root, &made)
      } catch {
        for remove in made.reversed() { remove() }
        throw .notWritten("\(path.text)/\(file.path)", SystemErrorMessage(error).text)
      }
    }
  }

  private func open() throws(NewFolderError) -> Folder {
    do {
      // A folder that exists is no error here; a file of that name is one.
      try FileManager.default.createDirectory(atPath: path.text, withIntermediateDirectories: true)
      let entries = try FileManager.default.contentsOfDirectory(atPath: path.text)
      if let entry = entries.filter({ $0 != ".git" }).min() {
        throw NewFolderError.notEmpty(path.text, entry: entry)
      }
      return try Folder(path: path.text)
    } catch let error as NewFolderError {
      throw error
    } catch {
      throw .notMade(path.text, SystemErrorMessage(error).text)
    }
  }

  private func write(
    _ text: String, to place: [String], of root: Folder, _ made: inout [() -> Void]
  ) throws(POSIXError) {
    var folder = root
    for name in place.dropLast() {
      let parent = folder
      if try parent.entry(name) == nil {
        try parent.makeFolder(name)
        made.append { try? parent.removeFolder(name) }
      }
      folder = try parent.folder(name)
    }
    guard let name = place.last else { return }
    let parent = folder
    try parent.create(name, with: Array(text.utf8))
    made.append { try? parent.removeFile(name) }
  }
}

/// Why a new folder is not written.
enum NewFolderError: Error, CustomStringConvertible {
  /// It has an entry of that name.
  case notEmpty(String, entry: String)
  /// It can be neither made nor read, for that reason.
  case notMade(String, String)
  /// A file cannot be written, for that reason.
  case notWritten(String, String)

  var description: String {
    switch self {
    case .notEmpty(let path, let entry):
      "\(path): the folder is not empty, it has '\(entry)'; name a new folder, or empty this one"
    case .notMade(let path, let reason):
      "\(path): the folder cannot be made: \(reason); name a folder that can be written"
    case .notWritten(let path, let reason):
      "\(path): the file cannot be written: \(reason); nothing was left in the folder"
    }
  }
}
