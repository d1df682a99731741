/// Nobody can tell which translation is meant.
struct UnknownLanguage: Error, CustomStringConvertible {
  /// The tag that was named, if any.
  var tag: String?
  /// The languages that there are.
  var known: [String]

  var description: String {
    guard !known.isEmpty else {
      return "there is no translation; its pages stand in a folder below the pages, such as ko"
    }
    let list = known.joined(separator: ", ")
    guard let tag else { return "name one of several languages with --language: \(list)" }
    return "there is no translation '\(tag)'; there are \(list)"
  }
}
