extension SiteBuilder {
  /// The pages that are made from declarations; they stand behind those that were read.
  func made(_ site: LocalizedSite) -> [SiteFile] {
    site.reference.indices.map { made($0, site) }
  }

  /// The page of that number among those that are made from declarations.
  func made(_ number: Int, _ site: LocalizedSite) -> SiteFile {
    made(site.reference[number], number, site)
  }

  /// The page that stands in the place of that number.
  func made(_ page: ReferencePage, _ number: Int, _ site: LocalizedSite) -> SiteFile {
    let first = site.navigation.entries.count - site.reference.count
    return file(page.content, of: nil, number: first + number, site)
  }
}
