import Conformance
import Foundation
import Results
import SpecReading
import Testing

@testable import SiteBuilding

@Suite("Synonyms of the search")
struct SynonymsTests {
  @Test("Every synonym of the theme leads to clauses of the pages")
  func clausesExist() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let path = root.appending(path: "Site/\(Synonyms.file)").path
    var diagnostics: [Diagnostic] = []
    let synonyms = Synonyms(
      try String(contentsOfFile: path, encoding: .utf8), file: path, diagnostics: &diagnostics)
    #expect(diagnostics == [])
    let ids = try FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: "Spec").path
    ).filter { $0.hasSuffix(".md") }.flatMap { name in
      try String(contentsOf: root.appending(path: "Spec/\(name)"), encoding: .utf8)
        .split(separator: "\n").filter { $0.hasPrefix("## ") }
        .compactMap { $0.dropFirst(3).split(separator: " ").first.map(String.init) }
    }
    #expect(Set(synonyms.clauses).subtracting(ids) == [])
  }

  @Test(
    "A line without words or clauses is diagnosed",
    arguments: ["opacity", "opacity =", "= HIT-10"])
  func malformed(line: String) {
    var diagnostics: [Diagnostic] = []
    _ = Synonyms("# A comment\n\(line)", file: "synonyms.txt", diagnostics: &diagnostics)
    let texts = diagnostics.map(\.description).joined()
    #expect(texts.contains("synonyms.txt:2:1: “\(line)” is not a synonym"))
  }
}
