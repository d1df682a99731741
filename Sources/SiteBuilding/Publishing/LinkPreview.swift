import Conformance
import Results
import SpecReading

extension SiteFile {
  /// The folder of the pages of rows, which are there for other sites: these know no fragments.
  ///
  ///     row/HIT-9/branch.html ─► hit-testing.html#HIT-9/branch
  static let rows = "row/"

  /// The path of the page of a row, within the folder of the language.
  static func row(_ id: String) -> String { "\(rows)\(id).html" }

  /// The path of the picture of a symptom or a stage, within the folder of the language.
  static func picture(_ name: String) -> String { "pictures/\(name).png" }

  /// The path of the drawing of which that picture is made.
  static func drawing(_ name: String) -> String { "pictures/\(name).svg" }

  /// The path of the picture to be made of this file; nil for files that are no drawings.
  package var picturePath: String? {
    path.hasSuffix(".svg") ? "\(path.dropLast("svg".count))png" : nil
  }
}

extension StageDrawing {
  /// The name of its picture.
  func pictureName(on page: Page) -> String { "\(page.name)/\(id)" }
}

extension SiteBuilder {
  /// Makes the drawing of a picture: a title, and what happens on a stage.
  func picture(of story: StageStory, title: String, _ site: LocalizedSite) -> HTML {
    theme.picture?.html(site.strings) { slot, html in
      switch slot {
      case .title:
        for line in title.withVisibleControls.shortened(to: 110).lines(of: 34) {
          html.line("tspan", .number("x", 0), .constant("dy", "1.3em"), text: line)
        }
      case .drawing: html.appendDrawing(of: story, site.strings)
      }
    } ?? HTML()
  }

  /// Makes the page of a row, which other sites show as its title, its caption and its stage, and which leads
  /// readers on to the row. It names no canonical address, because some sites would show that page instead.
  func row(
    _ scenario: Scenario, on number: Int, _ replays: PageReplays, _ site: LocalizedSite
  ) -> HTML {
    let (page, id) = (site.pages[number], scenario.id.description)
    let (path, label) = (SiteFile.row(id), site.strings.label(of: id))
    let clause = page.clauses.first { $0.id == scenario.id.clause } ?? scenario.clause
    let summary = replays.replays.first { $0.scenario.id == scenario.id }?.summary
    let stage = publishing.hasPictures ? replays.scenes.drawing(of: scenario.script.stage) : nil
    let picture = stage.map { site.language.folder + SiteFile.picture($0.pictureName(on: page)) }
    let target = Address.file(page.path, at: id, root: SiteFile.root(of: path))
    return HTML { html in
      html.append(template: Array("<!doctype html>\n".utf8))
      html.block("html", .language(site.language)) { html in
        html.void("meta", .constant("charset", "utf-8"))
        html.line("title", text: label)
        html.appendForwarding(to: target)
        html.appendPreview(
          summary.map(site.strings.text) ?? "", title: "\(label): \(clause.title)",
          picture: picture ?? site.preview?.path, publishing.base)
        html.line("a", .href(target), text: label)
      }
    }
  }
}

extension HTML {
  /// Appends the description of a page for search engines, and what other sites show beside a link to it.
  ///
  /// - Parameter picture: The picture of the page itself, as the path of a file and in words; nil for that of
  ///   the site.
  mutating func appendDescription(
    _ summary: String, title: String, of path: String?, picture: (path: String, words: String)?,
    _ base: BaseURL?, _ site: LocalizedSite
  ) {
    guard !summary.isEmpty else { return }
    let general = site.preview.map { ($0.path, site.strings[.pictureOfSite]) }
    let picture = picture ?? general
    void("meta", .constant("name", "description"), .content(summary.asDescription))
    void("meta", .constant("property", "og:site_name"), .content(site.strings[.siteName]))
    void("meta", .constant("property", "og:type"), .constant("content", "website"))
    appendPreview(
      summary, title: title, of: path.map { site.language.folder + $0 }, picture: picture?.path,
      base)
    guard base != nil, let picture else { return }
    void("meta", .constant("property", "og:image:width"), .constant("content", "1200"))
    void("meta", .constant("property", "og:image:height"), .constant("content", "630"))
    void("meta", .constant("property", "og:image:alt"), .content(picture.words))
  }

  /// Appends what other sites show beside a link. A picture needs an absolute address, so it is named where
  /// the site's address is known.
  fileprivate mutating func appendPreview(
    _ summary: String, title: String, of path: String? = nil, picture: String?, _ base: BaseURL?
  ) {
    void("meta", .constant("property", "og:title"), .content(title.withVisibleControls))
    if !summary.isEmpty {
      void("meta", .constant("property", "og:description"), .content(summary.asDescription))
    }
    if let address = path.flatMap({ base?.address(of: $0) }) {
      void("meta", .constant("property", "og:url"), .content(address.text))
    }
    guard let address = picture.flatMap({ base?.address(of: $0) }) else { return }
    void("meta", .constant("property", "og:image"), .content(address.text))
    void("meta", .constant("name", "twitter:card"), .constant("content", "summary_large_image"))
  }

  /// Appends what takes a reader's browser to another page, as if it had gone there in the first place.
  mutating func appendForwarding(to address: Address) {
    void("meta", .constant("http-equiv", "refresh"), .content("0; url=\(address.text)"))
  }
}

extension String {
  /// The text as the description of a page.
  fileprivate var asDescription: String { withVisibleControls.shortened(to: 300) }

  /// The text in lines of about a width, for which a letter of ASCII counts 2 and any other one 3.
  fileprivate func lines(of width: Int) -> [String] {
    func length(_ text: some StringProtocol) -> Int {
      text.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 2 : 3) }
    }
    return split(separator: " ").reduce(into: []) { lines, word in
      if let last = lines.last, length("\(last) \(word)") <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }
}
