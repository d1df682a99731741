extension SiteBuilder {
  /// The pages that are made from declarations; they stand behind those that were read.
  func made(_ edition: Edition) -> [SiteFile] {
    let first = edition.navigation.entries.count - edition.reference.count
    return edition.reference.enumerated().map { number, page in
      file(page.content, of: nil, number: first + number, edition)
    }
  }
}
