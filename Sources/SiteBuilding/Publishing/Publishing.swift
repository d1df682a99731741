/// How a site is published: what its pages cannot know by themselves.
package struct Publishing: Sendable {
  /// Where the site will be, if that is known.
  package var base: BaseURL?
  /// Where its pages are edited, if anywhere.
  package var editing: EditPattern?
  /// What is put beside the pages.
  package var downloads: Downloads?

  package init(base: BaseURL? = nil, editing: EditPattern? = nil, downloads: Downloads? = nil) {
    self.base = base
    self.editing = editing
    self.downloads = downloads
  }

  /// What machines read of a site: the verdicts, and a badge for each engine.
  package struct Downloads: Sendable {
    /// The report that the site shows.
    package var report: [UInt8]
    /// A badge for each engine, in their order.
    package var badges: [[UInt8]]

    package init(report: [UInt8], badges: [[UInt8]]) {
      self.report = report
      self.badges = badges
    }
  }
}
