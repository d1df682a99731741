/// Why a site could not be written.
package enum SiteWritingError: Error, Hashable, CustomStringConvertible {
  /// These files are there already, and no run of ours wrote them.
  case strangers(folder: String, paths: [String])
  /// The list of a former run's files is not as we write it.
  case damagedManifest(path: String)
  /// The file system refused.
  case refused(path: String, reason: String)

  package var description: String {
    switch self {
    case .strangers(let folder, let paths):
      let list = paths.map { "\n  \($0)" }.joined()
      return """
        “\(folder)” holds files that would be replaced and were not written by conform:\(list)
        Choose another folder with --output, or move them away.
        """
    case .damagedManifest(let path):
      return """
        “\(path)” is not a list that conform wrote, so nothing there can safely be replaced.
        Choose another folder with --output, or delete this site's folder.
        """
    case .refused(let path, let reason):
      return "cannot write “\(path)”: \(reason)"
    }
  }
}
