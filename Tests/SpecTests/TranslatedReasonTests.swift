import Foundation
import Results
import Running
import SpecReading
import Testing

@Suite("Translated reasons")
struct TranslatedReasonTests {
  /// Returns the texts of a file of sentences that begin with `reason: `, without that.
  private func translated(in path: String) throws -> [String] {
    var diagnostics: [Diagnostic] = []
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let lines = KeyedLine.all(in: text, file: path, &diagnostics, name: "sentence", hint: "")
    #expect(diagnostics == [])
    return lines.map(\.key).filter { $0.hasPrefix("reason: ") }.map { String($0.dropFirst(8)) }
  }

  @Test(
    "A sentence stands for every reason of the expectations beside the engines, and for no other",
    arguments: ["ko"])
  func reasons(_ language: String) throws {
    let engines = "\(SpecPages.folder)/engines"
    var reasons: Set<String> = []
    for name in try FileManager.default.contentsOfDirectory(atPath: engines) {
      let path = "\(engines)/\(name)/expectations.txt"
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      reasons.formUnion(
        try ExpectationReader.read([UInt8](data), file: path).entries.map(\.failure.reason))
    }
    #expect(!reasons.isEmpty)
    let path = "\(SpecPages.folder)/../Site/phrases.\(language).txt"
    #expect(try translated(in: path).sorted() == reasons.sorted())
  }
}
