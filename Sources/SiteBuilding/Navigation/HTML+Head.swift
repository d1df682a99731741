extension HTML {
  /// Adds where on the web a page belongs, however it was reached, and where it is in every
  /// language.
  mutating func appendAddresses(of path: String, at base: BaseURL, _ edition: Edition) {
    guard let address = base.address(of: edition.language.folder + path) else { return }
    void("link", .rel("canonical"), .href(address))
    guard edition.languages.count > 1 else { return }
    for language in edition.languages {
      guard let address = base.address(of: language.folder + path) else { continue }
      void("link", .rel("alternate"), .targetLanguage(language), .href(address))
    }
    guard let address = base.address(of: path) else { return }
    void("link", .rel("alternate"), .constant("hreflang", "x-default"), .href(address))
  }

  /// Adds the links to the same page in every other language, or nothing where there is none.
  mutating func appendLanguages(of path: String, top: String, _ edition: Edition) {
    guard edition.languages.count > 1 else { return }
    block("nav", .class("languages"), .label(edition.wording.languages)) { nav in
      for language in edition.languages where language != edition.language {
        nav.line(
          "a", .rel("alternate"), .language(language), .targetLanguage(language),
          .href(.file(language.folder + path, root: top)), text: language.name)
      }
    }
  }

  /// Adds the wish that search engines leave the page out.
  mutating func appendUnlisted() {
    void("meta", .constant("name", "robots"), .constant("content", "noindex"))
  }

  /// Adds the link to where a page is edited, if that is known.
  mutating func appendEditing(
    of page: String, _ pattern: EditPattern?, _ wording: any Wording
  ) {
    guard let address = pattern?.address(of: page) else { return }
    line("p", .class("edit")) {
      $0.element("a", .href(address), .rel("nofollow noopener"), text: wording.editThisPage)
    }
  }
}
