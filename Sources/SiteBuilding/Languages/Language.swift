/// A language of the site, and the folder of its pages.
struct Language: Hashable, Sendable {
  /// The language of the pages that are translated; its site is at the top of the site's folder.
  static let original = Language("en", folder: "")

  /// The BCP 47 tag, such as `ko`.
  let tag: String
  /// The folder of its pages within the site, such as `ko/`; empty for the original.
  let folder: String

  private init(_ tag: String, folder: String) {
    self.tag = tag
    self.folder = folder
  }

  /// Creates the language of a translation.
  init(translation tag: String) { self.init(tag, folder: tag + "/") }

  /// Whether this is the language of the pages that are translated.
  var isOriginal: Bool { self == .original }

  /// Returns the name of the language's variant of a file, such as `verdicts.ko`.
  func variant(of name: String) -> String { isOriginal ? name : "\(name).\(tag)" }

  /// The relative path from the folder of its pages to the top of the site.
  var top: String { SiteFile.root(of: folder) }

  /// The `lang` attribute for text of the original on a page of this language.
  var markOfOriginal: HTML.Attribute? { isOriginal ? nil : .language(.original) }

  /// The `lang` attribute for text of this language within an element of the original's.
  var markOfOwn: HTML.Attribute? { isOriginal ? nil : .language(self) }
}
