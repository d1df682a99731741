import Conformance
import SpecReading

extension SiteFile {
  /// Reads the picture of a theme; nil where the theme has none.
  init?(preview folder: String) {
    guard let bytes = try? FileReader.bytes(of: folder + "/" + Self.preview) else { return nil }
    self.init(path: Self.preview, bytes: bytes)
  }
}

extension HTML {
  /// Appends the description of a page for search engines, and what other sites show beside a link to
  /// it. These need absolute addresses, so the picture is named where the site's address is known.
  mutating func appendDescription(
    _ summary: String, title: String, of path: String?, picture: SiteFile?, _ base: BaseURL?,
    _ site: LocalizedSite
  ) {
    guard !summary.isEmpty else { return }
    let text = summary.withVisibleControls.shortened(to: 300)
    void("meta", .constant("name", "description"), .content(text))
    void("meta", .constant("property", "og:site_name"), .constant("content", "Conform"))
    void("meta", .constant("property", "og:type"), .constant("content", "website"))
    void("meta", .constant("property", "og:title"), .content(title.withVisibleControls))
    void("meta", .constant("property", "og:description"), .content(text))
    guard let base else { return }
    if let address = path.flatMap({ base.address(of: site.language.folder + $0) }) {
      void("meta", .constant("property", "og:url"), .content(address.text))
    }
    guard let picture, let address = base.address(of: picture.path) else { return }
    void("meta", .constant("property", "og:image"), .content(address.text))
    void("meta", .constant("property", "og:image:width"), .constant("content", "1200"))
    void("meta", .constant("property", "og:image:height"), .constant("content", "630"))
    void("meta", .constant("property", "og:image:alt"), .content(site.strings[.pictureOfSite]))
    void("meta", .constant("name", "twitter:card"), .constant("content", "summary_large_image"))
  }
}
