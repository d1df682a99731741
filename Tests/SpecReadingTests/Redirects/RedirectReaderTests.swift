import Conformance
import Foundation
import Results
import Testing

@testable import SpecReading

@Suite("Redirects of pages")
struct RedirectReaderTests {
  private static func page(_ name: String, clause id: String) -> Page {
    let location = SourceLocation(file: "Spec/\(name).md", line: 3)
    let clause = Clause(
      id: id, title: "T", page: location.file, location: location, level: .must, features: [],
      confidence: .observed, statements: [], untestedReason: nil)
    let scenario = Scenario(
      id: ScenarioID(clause: id, slug: "in"), clause: clause, location: location, features: [],
      script: Script(stage: Stage([]), steps: []), expectations: [])
    return Page(
      file: location.file, name: name, title: name,
      blocks: [
        .heading(.init(level: 2, anchor: "tour", text: "Tour")),
        .heading(.init(level: 2, anchor: id, text: "T", clause: clause)),
      ], clauses: [clause], scenarios: [scenario])
  }

  private let pages = [page("hit", clause: "HIT-1"), page("win", clause: "WIN-1")]

  private func read(_ text: String) -> (redirects: [Redirect], diagnostics: [Diagnostic]) {
    RedirectReader(Array(text.utf8), file: "Spec/redirects.txt").read(among: pages)
  }

  @Test(
    "An old address is on its page or on the page that replaced it",
    arguments: [
      ("HIT-9 -> HIT-1", "hit#HIT-9 > hit#HIT-1, hit#HIT-9/in > hit#HIT-1/in"),
      (
        "HIT-9 -> HIT-1\nHIT-9/in -> WIN-1/in",
        "hit#HIT-9 > hit#HIT-1, win#HIT-9/in > win#WIN-1/in"
      ),
      ("HIT-9/x -> WIN-1/in", "win#HIT-9/x > win#WIN-1/in"),
      ("hit#WIN-1 -> WIN-1", "hit#WIN-1 > win#WIN-1, hit#WIN-1/in > win#WIN-1/in"),
      ("hits -> hit", "hits > hit"),
      ("hits -> hit#tour", "hits > hit#tour"),
      ("hit#way -> hit#tour", "hit#way > hit#tour"),
      (
        "hits -> hit\nhits#HIT-9 -> WIN-1",
        "hits > hit, hit#HIT-9 > win#WIN-1, hit#HIT-9/in > win#WIN-1/in"
      ),
      (
        "# remark\n\n \t# too\r\n\tHIT-9\t->  HIT-1 ",
        "hit#HIT-9 > hit#HIT-1, hit#HIT-9/in > hit#HIT-1/in"
      ),
      ("", ""),
    ])
  func redirects(_ text: String, _ expected: String) {
    func words(_ place: Redirect.Place) -> String {
      place.page + (place.anchor.map { "#\($0)" } ?? "")
    }
    let reading = read(text)
    #expect(reading.diagnostics == [])
    #expect(
      reading.redirects.map { "\(words($0.old)) > \(words($0.new))" }.joined(separator: ", ")
        == expected)
  }

  @Test("Every mistake is reported with its line and a hint")
  func mistakes() throws {
    let cases = try TestPage.cases(of: TestPage.fixtures.appending(path: "Redirects.txt"))
    #expect(!cases.isEmpty)
    for (_, text, expected) in cases {
      let reading = read(text)
      #expect(reading.redirects.count { $0.old.anchor?.contains("/") != true } == 1)
      #expect(TestPage.text(of: reading.diagnostics) == expected)
    }
  }
}
