import Conformance

/// A text of a page or a report, in the language of a site where that has words for it.
struct Wording {
  /// The text, with its control characters made visible.
  let text: String
  /// The `lang` attribute of its element: the original's, where nothing was translated.
  let mark: HTML.Attribute?

  fileprivate init(_ original: String, as translation: String?, _ strings: LocalizedStrings) {
    text = (translation ?? original).withVisibleControls
    mark = translation == nil || translation == original ? strings.markOfOriginal : nil
  }
}

extension LocalizedStrings {
  /// Returns a phrase or a step, such as `C is hidden`.
  func phrase(_ words: String) -> Wording {
    Wording(words, as: sentences?.sentence(for: words), self)
  }

  /// Returns an expected or actual outcome, or the kind of a difference.
  func outcome(_ words: String) -> Wording {
    Wording(words, as: sentences?.outcome(words), self)
  }
}
