import Platform
import SpecReading

/// A folder that is made, or is empty, and gets files.
struct NewFolder {
  private let path: Path

  /// Names the folder; a symbolic link to an empty folder is followed.
  init(_ path: Path) { self.path = path }

  /// Writes files by their paths in the folder. Where one cannot be written, none stays.
  ///
  /// - Throws: an error if the folder is not empty; `.git` does not count.
  func write(_ files: [(path: String, text: String)]) throws(CommandError) {
    var folders = MadeFolders()
    try makeEmpty(&folders)
    for file in files {
      let url = URL(filePath: "\(path.text)/\(file.path)")
      do {
        try folders.make(url.deletingLastPathComponent().path)
        try Data(file.text.utf8).write(to: url)
      } catch {
        for name in Set(files.map { $0.path.prefix { $0 != "/" } }) {
          try? FileManager.default.removeItem(atPath: "\(path.text)/\(name)")
        }
        folders.removeEmpty()
        throw CommandError(
          "\(path.text)/\(file.path): the file cannot be written: \(SystemErrorMessage(error).text); "
            + "nothing was left of it")
      }
    }
  }

  private func makeEmpty(_ folders: inout MadeFolders) throws(CommandError) {
    let entries: [String]
    do {
      // A folder that exists is no error here; a file of that name is one.
      try folders.make(path.text)
      entries = try FileManager.default.contentsOfDirectory(atPath: path.text)
    } catch {
      folders.removeEmpty()
      throw CommandError(
        "\(path.text): the folder cannot be made: \(SystemErrorMessage(error).text); name a folder "
          + "that can be written")
    }
    if let entry = entries.filter({ $0 != ".git" }).min() {
      throw CommandError(
        "\(path.text): the folder is not empty, it has '\(entry)'; name a new folder, or empty this one"
      )
    }
  }
}
