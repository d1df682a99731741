import Conformance
import Results

@testable import SiteBuilding

extension FuzzTarget {
  static let strings = FuzzTarget(
    "strings",
    property: "Words and templates without mistakes are shown as written; mistakes have places.",
    seeds: { _ in
      try SeedSource.files(in: "Site", ending: ".txt")
        + SeedSource.files(in: "Site", ending: ".html")
    },
    check: { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      try requireWords(text, lines)
      try requireTemplate(text, lines)
    })

  private static func requireWords(_ text: String, _ lines: [Substring]) throws {
    var diagnostics: [Diagnostic] = []
    let file = StringsFile(text, file: "words.txt", diagnostics: &diagnostics)
    file.check([], &diagnostics)
    file.check(against: file, &diagnostics)
    try require(file.gaps(in: file).isEmpty, "the file lacks its own texts")
    try requirePlaces(diagnostics + file.unused(by: []), in: lines)
    let written = Set(
      lines.compactMap { line in line.firstRange(of: " = ").map { line[$0.upperBound...].words } })
    for (key, text) in file.texts {
      try require(written.contains(text.plain[...].words), "the text of \(key) is not in the file")
      for count in [0, 1, 2, 5, 11, 100, .max] {
        try require(!text.parts(for: count).isEmpty, "\(key) has no form for \(count)")
      }
    }
  }

  private static func requireTemplate(_ text: String, _ lines: [Substring]) throws {
    var diagnostics: [Diagnostic] = []
    let template = Template<Theme.NotFoundSlot>(text, file: "404.html", diagnostics: &diagnostics)
    try requirePlaces(diagnostics, in: lines)
    guard diagnostics.isEmpty, template.strings.isEmpty else { return }
    let strings = LocalizedStrings(.original, [:], original: [:])
    let html = template.html(strings) { slot, html in
      html.append(text: "{{\(slot.rawValue)}}")
    }
    try require(html.bytes.elementsEqual(text.utf8), "the template is not shown as written")
  }

  private static func requirePlaces(_ diagnostics: [Diagnostic], in lines: [Substring]) throws {
    for diagnostic in diagnostics {
      let (line, column) = (diagnostic.location.line, diagnostic.location.column)
      try require(lines.indices.contains(line - 1), "no line: \(diagnostic)")
      try require(1...(lines[line - 1].count + 1) ~= column, "no column: \(diagnostic)")
    }
  }
}

extension Substring {
  /// The words, because the reader trims spaces.
  fileprivate var words: [Substring] { split(whereSeparator: \.isWhitespace) }
}
