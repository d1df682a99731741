import Conformance

/// How and where a site is published.
package struct Publishing: Sendable {
  /// The address of the site, if it is known.
  package var base: BaseURL?
  /// The address of the pages' editor, if there is one.
  package var editing: EditPattern?
  /// The files for machines beside the pages.
  package var downloads: Downloads?
  /// How the engines did in earlier versions.
  package var history: History
  /// What the site is made for.
  package var purpose = Purpose.publication
  /// Whether the drawings beside links to symptoms and rows are files of the site, to be converted to the
  /// pictures that its pages name.
  package var hasPictures = false

  /// What a site is made for.
  package enum Purpose: Sendable {
    /// All files are made once, and browsers cache them.
    case publication
    /// A file is made when a browser requests it, and is not cached.
    case preview
  }

  package init(
    base: BaseURL? = nil, editing: EditPattern? = nil, downloads: Downloads? = nil,
    history: History = History()
  ) {
    self.base = base
    self.editing = editing
    self.downloads = downloads
    self.history = history
  }

  /// The report that the site shows, and a badge for each engine in their order, for machines to read.
  package typealias Downloads = (report: [UInt8], badges: [[UInt8]])
}

/// The address at which a site is published, such as `https://example.com/conform/`.
package struct BaseURL: Hashable, Sendable {
  /// The address, with a `/` at its end.
  let text: String

  /// Parses the address of a folder or a host, with or without a `/` at its end.
  package init(_ text: String) throws(PublishingError) {
    let host = text.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    guard let address = Address.web(text), !text.contains("?"), !text.contains("#"),
      host.count > 2, !host[2].isEmpty
    else {
      throw PublishingError(
        description: "“\(text)” is not where a site can be. Write it whole, as in "
          + "'https://example.com/conform'.")
    }
    guard !address.hasUser else { throw .user(in: "https://example.com/conform") }
    self.text = text.hasSuffix("/") ? text : text + "/"
  }

  /// Returns the absolute address of a file of the site; that of a front page is its folder's.
  func address(of path: String) -> Address? {
    let isFront = path == SiteFile.front || path.hasSuffix("/" + SiteFile.front)
    let place = isFront ? String(path.dropLast(SiteFile.front.count)) : path
    return Address.web(Address.file(place, root: text).text)
  }
}

extension SiteFile {
  /// Returns the sitemap of all pages for search engines.
  static func sitemap(of paths: [String], at base: BaseURL) -> SiteFile {
    let xml = HTML { xml in
      xml.append(template: Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8))
      xml.block(
        "urlset", .constant("xmlns", "http://www.sitemaps.org/schemas/sitemap/0.9")
      ) { set in
        for path in paths {
          guard let address = base.address(of: path) else { continue }
          set.line("url") { $0.element("loc", text: address.text) }
        }
      }
    }
    return SiteFile(path: "sitemap.xml", bytes: xml.bytes)
  }
}

/// The address of a page's editor, with `{page}` for the page's name.
package struct EditPattern: Hashable, Sendable {
  private static let place = "{page}"
  private let pieces: [String]

  /// Parses a pattern such as `https://example.com/edit/main/Spec/{page}.md`.
  package init(_ text: String) throws(PublishingError) {
    pieces = text.split(separator: Self.place, omittingEmptySubsequences: false).map(String.init)
    guard pieces.count > 1, let address = Address.web(pieces.joined()) else {
      throw PublishingError(
        description: """
          “\(text)” leads to no page. Write a whole address with '{page}' for the page's name, as in \
          'https://example.com/edit/main/Spec/{page}.md'.
          """)
    }
    guard !address.hasUser else { throw .user(in: "https://example.com/edit/main/Spec/{page}.md") }
  }

  /// Returns the address of a page's editor.
  func address(of page: String) -> Address? {
    Address.web(pieces.joined(separator: Address.file(page, root: "").text))
  }
}

/// Thrown for an address at which no site can be, or by which no page can be edited.
package struct PublishingError: Error, CustomStringConvertible {
  package let description: String

  /// The error for an address with the name or the password of a user.
  fileprivate static func user(in example: String) -> PublishingError {
    PublishingError(
      description: """
        Every page would show the name and the password before the '@'. Write the address without \
        them, as in '\(example)'.
        """)
  }
}

/// The files of a site for machines, with their paths.
struct DownloadFiles: Sendable {
  /// The path of the report.
  static let report = "report.json"

  /// The files: the report, then the badges.
  let files: [SiteFile]
  /// The engines that have a badge, with the path of each.
  let badges: [(engine: EngineProfile, path: String)]

  init(_ downloads: Publishing.Downloads?, _ results: ResultsIndex) {
    let engines = downloads == nil ? [] : zip(results.engines, results.keys).map { ($0, $1.slug) }
    badges = engines.map { ($0, "badges/\($1).json") }
    let contents = downloads.map { [$0.report] + $0.badges } ?? []
    files = zip([Self.report] + badges.map(\.path), contents).map(SiteFile.init)
  }
}

extension HTML {
  /// Appends the links to the files for machines, if there are any.
  mutating func append(_ downloads: DownloadFiles, _ strings: LocalizedStrings) {
    guard !downloads.files.isEmpty else { return }
    let badges = downloads.badges.map { engine, path in
      (path, strings.html(.badgeOfEngine, ["engine": HTML { $0.append(foreign: engine.name) }]))
    }
    let all = (DownloadFiles.report, HTML { $0.append(text: strings[.allVerdicts]) })
    list(.class("downloads"), of: [all] + badges) { item, link in
      item.element("a", .href(.file(link.0, root: strings.language.top))) { $0.append(link.1) }
    }
  }
}
