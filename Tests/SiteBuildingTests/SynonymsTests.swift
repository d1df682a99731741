import Conformance
import Foundation
import Results
import SpecReading
import Testing

@testable import SiteBuilding

@Suite("Synonyms of the search")
struct SynonymsTests {
  @Test("Every synonym of the theme leads to a place of the pages")
  func targetsExist() async throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let path = root.appending(path: "Site/\(Synonyms.file)").path
    var diagnostics: [Diagnostic] = []
    let synonyms = Synonyms(
      try String(contentsOfFile: path, encoding: .utf8), file: path, diagnostics: &diagnostics)
    #expect(diagnostics == [])
    let book = try await SpecReader(folder: root.appending(path: "Spec").path).read()
    let known = book.pages.flatMap(Synonyms.targets)
    #expect(Set(synonyms.targets).subtracting(known) == [])
  }

  @Test(
    "A line without words or places is diagnosed",
    arguments: ["opacity", "opacity =", "= HIT-10"])
  func malformed(line: String) {
    var diagnostics: [Diagnostic] = []
    _ = Synonyms("# A comment\n\(line)", file: "synonyms.txt", diagnostics: &diagnostics)
    let texts = diagnostics.map(\.description).joined()
    #expect(texts.contains("synonyms.txt:2:1: “\(line)” is not a synonym"))
  }
}
