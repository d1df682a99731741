extension SiteBuilder {
  /// The pages that are made from declarations; they stand behind those that were read.
  func made(_ edition: Edition) -> [SiteFile] {
    edition.reference.indices.map { made($0, edition) }
  }

  /// The page of that number among those that are made from declarations.
  func made(_ number: Int, _ edition: Edition) -> SiteFile {
    let first = edition.navigation.entries.count - edition.reference.count
    return file(edition.reference[number].content, of: nil, number: first + number, edition)
  }
}
