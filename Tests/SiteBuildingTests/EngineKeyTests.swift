import Conformance
import Results
import Testing

@testable import SiteBuilding

@Suite struct EngineKeyTests {
  private func keys(_ names: [String]) -> [EngineKey] {
    EngineKey.keys(
      of: names.map { EngineProfile(name: $0, version: "1", language: "C", features: []) })
  }

  @Test(
    "A name gives a name for files and one for narrow columns",
    arguments: [
      ("Conform", "conform", "Co"), ("Qt Widgets", "qt-widgets", "QW"),
      ("Flutter gesture arena", "flutter-gesture-arena", "Fg"), ("X", "x", "X"),
      ("../../etc/passwd", "etc-passwd", "ep"), ("\u{202E}<b>", "b", "b"), ("", "engine", "E"),
      ("한글 엔진", "engine", "한엔"), ("4.2", "4-2", "E"),
    ])
  func made(_ name: String, _ slug: String, _ short: String) {
    #expect(keys([name]) == [EngineKey(slug: slug, short: short)])
  }

  @Test("Engines with the same name have different keys")
  func distinct() {
    #expect(
      keys(["Toy", "Toy", "toy 2", "Toy"]) == [
        EngineKey(slug: "toy", short: "To"), EngineKey(slug: "toy-2", short: "To2"),
        EngineKey(slug: "toy-2-2", short: "to"), EngineKey(slug: "toy-3", short: "To3"),
      ])
  }

  @Test("The path of an engine with a long name is short")
  func long() {
    #expect(keys([String(repeating: "a", count: 500)])[0].path.utf8.count == 61)
  }
}
