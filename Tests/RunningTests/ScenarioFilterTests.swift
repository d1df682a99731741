import Conformance
import Results
import SpecReading
import Testing

@testable import Running

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct ScenarioFilterTests {
  /// A case of the table with which the search of the site is tested too.
  struct Case: Decodable, CustomTestStringConvertible, Sendable {
    /// The filter.
    var filter: String
    /// The ids of the selected scenarios; nil if the filter is an error.
    var selects: [String]?
    /// The message of the error, if it is one.
    var refused: String?

    var testDescription: String { filter }
  }

  private static let folder = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
  private static let fixtures = "/\(folder)/Fixtures/Filters"

  static func cases() throws -> [Case] {
    let data = FileManager.default.contents(atPath: "\(fixtures)/cases.json") ?? Data()
    return try JSONDecoder().decode([Case].self, from: data)
  }

  @Test("A filter selects what the table of cases says", arguments: try cases())
  func table(_ row: Case) async throws {
    let book = try await SpecReader(folder: "\(Self.fixtures)/Spec").read()
    #expect(book.diagnostics.isEmpty)
    if let selected = row.selects {
      let filter = try ScenarioFilter(row.filter)
      let scenarios = book.pages.flatMap(\.scenarios).filter(filter.selects)
      #expect(scenarios.map(\.id.description) == selected)
    } else {
      let error = #expect(throws: ScenarioFilterError.self) {
        try ScenarioFilter(row.filter).check(among: Vocabulary.uikit.features)
      }
      #expect(error?.description == row.refused)
    }
  }

  @Test("A filter may select every scenario that it selects", arguments: try cases())
  func maySelect(_ row: Case) async throws {
    guard row.selects != nil else { return }
    let filter = try ScenarioFilter(row.filter)
    let book = try await SpecReader(folder: "\(Self.fixtures)/Spec").read()
    for scenario in book.scenarios where filter.selects(scenario) {
      #expect(filter.maySelect(scenario.id, of: scenario.clause))
    }
  }

  @Test("Only features leave open whether a filter selects a scenario")
  func unknownFeatures() throws {
    let scenario = Scenario.sample()
    let may = { (text: String) in
      try ScenarioFilter(text).maySelect(scenario.id, of: scenario.clause)
    }
    #expect(try may("feature:layers"))
    #expect(try may("!feature:hit-testing"))
    #expect(try !may("GESTURE-1 feature:layers"))
    #expect(try !may("!\(scenario.id)"))
  }

  @Test("An accent after a sign belongs to what follows, as in the search of the site")
  func accents() throws {
    let scenario = Scenario.sample()
    #expect(try ScenarioFilter("!\u{301}a").selects(scenario))
    #expect(try !ScenarioFilter("page:\u{301}a").selects(scenario))
    let error = #expect(throws: ScenarioFilterError.self) {
      try ScenarioFilter("level:\u{301}MUST")
    }
    #expect(error?.description == "'\u{301}MUST' is not a level. Write MUST, SHOULD or MAY.")
  }

  @Test("A page matches its path from any folder on")
  func pageNames() throws {
    let scenario = Scenario.sample(clause: .sample("TOUCH-12", page: "Spec/touch/phases.md"))
    for name in ["phases", "touch/phases", "Spec/touch/phases", "touch/phases.md", "touch/*"] {
      #expect(try ScenarioFilter("page:\(name)").selects(scenario), "\(name)")
    }
    for name in ["ses", "touch", "Spec/phases"] {
      #expect(try !ScenarioFilter("page:\(name)").selects(scenario), "\(name)")
    }
  }

  @Test(
    "An invalid filter is an error that says what to write instead",
    arguments: [
      ("", "The filter is empty. Write an id such as 'HIT-4', or leave the filter out."),
      ("  ", "The filter is empty. Write an id such as 'HIT-4', or leave the filter out."),
      (":touches", "':' is not known. Write one of feature:, level:, page:."),
      ("feature:", "'feature:' needs a value right after it, such as 'feature:touches'."),
      ("level: MUST", "'level:' needs a value right after it, such as 'level:MUST'."),
      (
        "feature:pencil",
        """
        'pencil' is not a feature. Write one of responder-chain, chain-overrides, \
        view-controllers, scenes, hit-testing, hit-test-overrides, transforms, layers, touches, \
        multi-touch, windows, first-responder, targets, actions, controls, menus, gestures, \
        touch-types, pointers, gesture-details, scrolling, refreshing, tables, collections, row-details, edges, bars, sheets, dismissals, drags, links, text-editing, search-bars, keyboard, accessibility, \
        presses, motion, remote-control, input, system-keys.
        """
      ),
    ])
  func errors(text: String, message: String) {
    let error = #expect(throws: ScenarioFilterError.self) {
      try ScenarioFilter(text).check(among: Vocabulary.uikit.features)
    }
    #expect(error?.description == message)
  }

  @Test("A colon in a scenario's own name is part of the id")
  func colonInName() throws {
    let filter = try ScenarioFilter("HIT-4/at:edge")
    #expect(filter.selects(.sample("at:edge")))
  }
}
