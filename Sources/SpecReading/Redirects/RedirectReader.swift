import Conformance

/// Reads the list of what was renamed, so that no address of the site ever dies.
///
/// Each line says `OLD -> NEW`, of a page (`hits -> hit-testing`), of an id (`HIT-90 -> HIT-9`), or
/// of an id that stood on another page (`touches#HIT-90 -> HIT-9`). A line that begins with `#` is
/// a remark.
struct RedirectReader: Sendable {
  /// The name of the list in the folder of the pages.
  static let file = "redirects.txt"

  private var lines: [RedirectLine] = []
  private var diagnostics: [Diagnostic] = []

  /// Takes the list apart.
  init(_ bytes: [UInt8], file: String) {
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      guard let first = line.first(where: { $0 != " " && $0 != "\t" }), first != "#" else {
        continue
      }
      let location = SourceLocation(file: file, line: index + 1)
      if let line = RedirectLine(line, location: location) {
        self.lines.append(line)
      } else {
        diagnostics.append(Diagnostic(location, RedirectProblem.unreadable))
      }
    }
  }

  /// The redirects whose target is there and whose source is not; every other is a mistake.
  func read(among pages: [Page]) -> (redirects: [Redirect], diagnostics: [Diagnostic]) {
    var checker = RedirectChecker(pages: pages, lines: lines)
    let redirects = checker.check()
    return (redirects, diagnostics + checker.diagnostics)
  }
}
