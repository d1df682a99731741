import Conformance

/// What was done to the folder of a site.
package enum SiteSummary {
  /// `.build/site/index.html: 3 files written, 1 removed, 20 unchanged`.
  package static func text(front: String, written: Int, removed: Int, unchanged: Int) -> String {
    let removals = removed > 0 ? ", \(removed) removed" : ""
    let files = Noun.counted(written, "file")
    return "\(front.visible()): \(files) written\(removals), \(unchanged) unchanged\n"
  }
}
