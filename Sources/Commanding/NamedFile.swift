import ArgumentParser

/// A file that the command line names, and what it is for.
struct NamedFile {
  /// What a file is for.
  enum Use {
    /// A report as JSON is written to it.
    case report
    /// Something else is written to it.
    case otherOutput
    /// A report is read from it.
    case olderReport
    /// Expected failures are read from it and may be written back.
    case expectations
  }

  /// The words that name it, such as `--badge badge.json`.
  let words: String
  /// The path.
  let path: Path
  /// What it is for.
  let use: Use

  /// Names the file of an option, or an argument without one.
  init(_ path: Path, option: String? = nil, for use: Use) {
    words = option.map { "\($0) \(path.text)" } ?? path.text
    self.path = path
    self.use = use
  }

  /// Throws a usage error if a file cannot be written by its name, or if writing one would destroy
  /// another.
  static func check(_ files: [NamedFile]) throws(ValidationError) {
    for file in files where file.use != .olderReport { try file.checkName() }
    let identities = files.map { (try? OutputFile($0.path))?.identity }
    for index in files.indices where files[index].use != .olderReport {
      for other in files.indices where other != index {
        guard let identity = identities[index], identity == identities[other],
          files[index].destroys(files[other])
        else { continue }
        let (first, second) = (files[min(index, other)], files[max(index, other)])
        throw ValidationError(
          "'\(first.words)' and '\(second.words)' are one file. Name a file for each.")
      }
    }
  }

  /// An older report may be replaced by a newer one, because it is read before.
  private func destroys(_ other: NamedFile) -> Bool { use != .report || other.use != .olderReport }

  private func checkName() throws(ValidationError) {
    if path.text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      throw ValidationError(
        "The name of a file has a line break or another character that cannot be shown. "
          + "Choose another name: \(words.debugDescription).")
    }
    if path.text.allSatisfy(\.isWhitespace) {
      throw ValidationError("'\(words)' names no file. Write its name.")
    }
    if path.text.hasSuffix("/") {
      throw ValidationError("'\(words)' names a folder. Write the name of a file in it.")
    }
  }
}
