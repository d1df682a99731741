import Conformance
import Results
import Testing

@testable import SpecReading

@Suite("Fingerprints beside the pages")
struct FingerprintReaderTests {
  private static let remedy = "make the fingerprints again: Tests/Mutants/run --write"

  private static var page: Page {
    let location = SourceLocation(file: "Spec/hit.md", line: 3)
    let clause = Clause(
      id: "HIT-1", title: "T", page: location.file, location: location, level: .must, features: [],
      confidence: .observed, statements: [], untestedReason: nil)
    let scenarios = ["a", "b"].map { slug in
      Scenario(
        id: ScenarioID(clause: "HIT-1", slug: slug), clause: clause, location: location,
        features: [], script: Script(stage: Stage([]), steps: []), expectations: [])
    }
    return Page(
      file: location.file, name: "hit", title: "Hit", blocks: [], clauses: [clause],
      scenarios: scenarios)
  }

  private func reader(_ rows: String) -> FingerprintReader {
    let fault = #"{"name":"Views blink","clauses":["HIT-1"],"rows":[\#(rows)]}"#
    return reader(
      text: """
        {"format":"conform-fingerprints","version":3,"faults":[
        \(fault)
        ]}
        """)
  }

  private func reader(text: String) -> FingerprintReader {
    FingerprintReader(Array(text.utf8), file: "Spec/fingerprints.json")
  }

  @Test("Rows of the pages are a fault's fingerprint")
  func rows() {
    let reader = reader(#""HIT-1/a 1a2b3c","HIT-1/b""#)
    #expect(reader.diagnostics == [])
    let reading = reader.read(among: [Self.page])
    #expect(
      reading.faults == [
        Fault(
          name: "Views blink", clauses: ["HIT-1"],
          rows: [.init(id: "HIT-1/a", keys: ["1a2b3c"]), .init(id: "HIT-1/b", keys: [])])
      ])
    #expect(reading.outdated == [])
  }

  @Test("Rows that no page has are left out, and told with the remedy")
  func outdated() {
    let rows = #""HIT-1/a","HIT-1/c","HIT-1/d","HIT-2/e","HIT-2/f","HIT-1/c""#
    let reading = reader(rows).read(among: [Self.page])
    #expect(reading.faults.map { $0.rows.map(\.id) } == [["HIT-1/a"]])
    #expect(
      reading.outdated.map(\.description) == [
        """
        Spec/fingerprints.json:1:1: there is no scenario `HIT-1/c`, `HIT-1/d`, `HIT-2/e` and 1 \
        more, which fingerprints name
          hint: \(Self.remedy)
        """
      ])
  }

  @Test(
    "A broken file is a mistake with its place and the remedy",
    arguments: [
      ("{\n\"format\":x", "2:1: this is not JSON: unexpected character"),
      (
        #"{"format":"conform-fingerprints","version":3}"#,
        "1:1: these are not fingerprints: faults: the field is missing"
      ),
    ])
  func broken(_ text: String, _ words: String) {
    let reader = reader(text: text)
    #expect(
      reader.diagnostics.map(\.description) == [
        "Spec/fingerprints.json:\(words)\n  hint: \(Self.remedy)"
      ])
    #expect(reader.read(among: [Self.page]).faults == [])
  }
}
