/// A language in which the site is shown, and where its pages stand.
struct Language: Hashable, Sendable {
  /// The language of the pages that are translated; their site stands at the top.
  static let original = Language("en", folder: "")

  /// Its tag by BCP 47, such as `ko`.
  let tag: String
  /// The folder of its pages within the site, such as `ko/`; empty for the original.
  let folder: String

  private init(_ tag: String, folder: String) {
    self.tag = tag
    self.folder = folder
  }

  /// The language of a translation.
  init(translation tag: String) { self.init(tag, folder: tag + "/") }

  /// Whether it is the language of the pages that are translated.
  var isOriginal: Bool { self == .original }

  /// The way from the folder of its pages to the top of the site.
  var top: String { SiteFile.root(of: folder) }

  /// What the site itself says in it; in English where nobody has said it in that language.
  var wording: any Wording {
    switch tag {
    case "ko": KoreanWording()
    default: EnglishWording()
    }
  }

  /// What its speakers call it; the tag, where nobody has said.
  var name: String { isOriginal || wording.tag == tag ? wording.language : tag }

  /// What marks a text of the original within a page of this language.
  var markOfOriginal: HTML.Attribute? { isOriginal ? nil : .language(.original) }

  /// What marks a text of this language within one that is marked as the original's.
  var markOfOwn: HTML.Attribute? { isOriginal ? nil : .language(self) }
}
