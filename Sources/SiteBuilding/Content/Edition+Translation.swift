import SpecReading

/// How the pages of a translation stand to their originals.
extension Edition {
  /// The page as it was written first.
  func original(of page: Page) -> Page? { data.originals[page.name] }

  /// The path of the file a page was read from, within the folder of the pages and without its
  /// ending: that of the translation, where there is one.
  func source(of page: Page) -> String {
    guard !language.isOriginal, original(of: page)?.file != page.file else { return page.name }
    return language.folder + page.name
  }

  /// The notes on a page that stand there as on the original, such as a clause's sources.
  func originalNotes(on page: Page) -> Set<String> {
    guard !language.isOriginal, let original = original(of: page) else { return [] }
    return original.blocks.reduce(into: []) { notes, block in
      if case .note(let html) = block { notes.insert(html) }
    }
  }
}

extension Page {
  /// Whether no section of it is translated.
  var isUntranslated: Bool {
    var isThere = false
    for case .heading(let heading) in blocks {
      if heading.translation != .missing { return false }
      isThere = true
    }
    return isThere
  }
}

extension HTML {
  /// Adds what is to be said of the translation of a section, if anything, with the way to the
  /// section it was made from.
  mutating func appendRemark(
    on standing: TranslationStatus, of page: Page, anchor: String?, _ edition: Edition
  ) {
    switch standing {
    case .current: break
    case .missing:
      line("p", .class("note translation"), text: edition.wording.untranslatedSection)
    case .outdated:
      let address = Address.file(page.path, at: anchor, root: page.root + edition.language.top)
      line("p", .class("note translation")) { note in
        note.append(
          edition.wording.olderSection { words in
            HTML { $0.element("a", .href(address), .targetLanguage(.original), text: words) }
          })
      }
    }
  }
}
