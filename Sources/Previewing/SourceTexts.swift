import Conformance
import Results
import SiteBuilding
import SpecReading

/// The lines of the files with mistakes; each file is read once.
struct SourceTexts {
  private var files: [String: [Substring]] = [:]

  /// Returns a diagnostic with the line that it is about, and its places on the page.
  mutating func excerpt(for diagnostic: Diagnostic) -> DiagnosticsPage.Excerpt {
    let location = diagnostic.location
    let lines = lines(of: location.file)
    guard lines.indices.contains(location.line - 1) else {
      return DiagnosticsPage.Excerpt(diagnostic, line: nil)
    }
    return DiagnosticsPage.Excerpt(
      diagnostic, line: String(lines[location.line - 1]),
      places: Self.places(at: location.line - 1, in: lines))
  }

  private mutating func lines(of file: String) -> [Substring] {
    if let lines = files[file] { return lines }
    let bytes = (try? FileReader.bytes(of: file)) ?? []
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\r\n" || $0 == "\r"
    }
    files[file] = lines
    return lines
  }

  /// Returns the ids that a line has on the page, as far as the text around it tells: of the scenario
  /// in its row, and of the heading above it.
  ///
  ///     ## HIT-4 A hidden view        HIT-4
  ///     | hidden | C is hiden |       HIT-4/hidden, HIT-4
  static func places(at index: Int, in lines: [Substring]) -> [String] {
    let heading = lines[...index].last { $0.hasPrefix("#") }
    guard let text = heading?.drop(while: { $0 == "#" }).drop(while: { $0 == " " }),
      let id = text.split(separator: " ").first
    else { return [] }
    let isClause = id.contains("-") && id.last?.isNumber == true
    guard isClause else { return [Slug.make(of: String(text))] }
    let cells = lines[index].split(separator: "|", omittingEmptySubsequences: false).dropFirst()
    let slug = lines[index].hasPrefix("|") ? cells.first.map { Slug.make(of: String($0)) } : nil
    guard let slug, !slug.isEmpty else { return [String(id)] }
    return ["\(id)/\(slug)", String(id)]
  }
}
