/// Short names for pages: their paths without the folder that all share, and without `.md`.
struct PageLabels {
  /// One for each page.
  let texts: [String]

  init(_ paths: [String]) {
    let folders = paths.map {
      $0.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    }
    let shared = folders.dropFirst().reduce(folders.first ?? []) { shared, folder in
      shared.prefix(zip(shared, folder).prefix { $0 == $1 }.count)
    }
    texts = paths.map { path in
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      let name = parts.dropFirst(shared.count).joined(separator: "/")
      return String(name.hasSuffix(".md") ? String(name.dropLast(3)) : name).visible(upTo: 80)
    }
  }
}
