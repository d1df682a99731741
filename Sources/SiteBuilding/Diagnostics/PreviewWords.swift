import Conformance
import Results

/// The words of what a preview shows beside the site, as far as they can be read: the theme itself
/// may have the mistakes. A missing text is replaced by its key.
package struct PreviewWords: Sendable {
  private let texts: [String: [String: LocalizedText]]

  /// Reads the words files of a theme and ignores their mistakes.
  package init(theme folder: String) {
    var ignored: [Diagnostic] = []
    texts = Theme.words(in: folder, uses: [], diagnostics: &ignored).mapValues(\.texts)
  }

  /// Returns the language of a path of the site, such as `ko` for `ko/index.html`.
  package func language(of path: String) -> String {
    let folder = path.split(separator: "/").first.map(String.init) ?? ""
    return texts[folder] == nil ? Language.original.tag : folder
  }

  /// Returns the texts in a language; the original's fill the gaps.
  func strings(_ tag: String) -> LocalizedStrings {
    let original = Language.original
    return LocalizedStrings(
      tag == original.tag ? original : Language(translation: tag), texts[tag] ?? [:],
      original: texts[original.tag] ?? [:])
  }
}
