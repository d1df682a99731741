import Conformance
import Results
import SiteBuilding
import SpecReading

/// The files with mistakes; each is read once.
struct SourceTexts {
  private var files: [String: File] = [:]

  private struct File {
    let lines: [Substring]
    /// The places of what a page names; nil for files that are no pages.
    let index: PageIndex?

    init(_ file: String) {
      let bytes = (try? FileReader.bytes(of: file)) ?? []
      let text = String(decoding: bytes, as: UTF8.self)
      lines = text.split(omittingEmptySubsequences: false) {
        $0 == "\n" || $0 == "\r\n" || $0 == "\r"
      }
      index = file.hasSuffix(".md") ? PageIndex(bytes, file: file, name: "", .uikit) : nil
    }
  }

  /// Returns a diagnostic with the line that it is about, and its places on the page.
  mutating func excerpt(for diagnostic: Diagnostic) -> DiagnosticsPage.Excerpt {
    let location = diagnostic.location
    let file = files[location.file] ?? File(location.file)
    files[location.file] = file
    guard file.lines.indices.contains(location.line - 1) else {
      return DiagnosticsPage.Excerpt(diagnostic, line: nil)
    }
    return DiagnosticsPage.Excerpt(
      diagnostic, line: String(file.lines[location.line - 1]),
      places: file.index?.anchors(at: location.line) ?? [])
  }
}
