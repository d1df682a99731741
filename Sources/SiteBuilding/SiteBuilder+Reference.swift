extension SiteBuilder {
  /// The pages that are made from declarations; they stand behind those that were read.
  func made(_ edition: Edition) -> [SiteFile] {
    edition.reference.indices.map { made($0, edition) }
  }

  /// The page of that number among those that are made from declarations.
  func made(_ number: Int, _ edition: Edition) -> SiteFile {
    made(edition.reference[number], number, edition)
  }

  /// The page that stands in the place of that number.
  func made(_ page: ReferencePage, _ number: Int, _ edition: Edition) -> SiteFile {
    let first = edition.navigation.entries.count - edition.reference.count
    return file(page.content, of: nil, number: first + number, edition)
  }
}
