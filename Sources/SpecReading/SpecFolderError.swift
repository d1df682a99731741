/// Why a specification cannot be read at all.
package enum SpecFolderError: Error, Hashable, CustomStringConvertible {
  /// There is no such folder.
  case noFolder(String)
  /// The folder has no page.
  case noPages(String)
  /// The system refused to read it, for a reason of its own.
  case unreadable(String, reason: String)

  package var description: String {
    switch self {
    case .noFolder(let folder):
      "there is no folder \(folder); name the folder of the pages with --spec"
    case .noPages(let folder):
      "the folder \(folder) has no page; pages are Markdown files that end in .md"
    case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)"
    }
  }
}
