import Conformance
import Testing

@testable import Running

@Suite struct ScenarioFilterTests {
  static let hidden = Scenario.sample("hidden")
  static let visits = Scenario.sample(
    "visits", clause: .sample("TOUCH-12", page: "Spec/touch/phases.md", level: .should),
    features: [.touches, .responderChain])

  @Test(
    "A term selects what it names",
    arguments: [
      ("HIT-4/hidden", [hidden]),
      ("HIT-4", [hidden]),
      ("HIT-*", [hidden]),
      ("*-1*", [visits]),
      ("*/visits", [visits]),
      ("*", [hidden, visits]),
      ("HIT-4/hid", []),
      ("HIT", []),
      ("HIT-40", []),
      ("hit-4", []),
      ("feature:touches", [visits]),
      ("feature:responder-chain", [visits]),
      ("feature:layers", []),
      ("level:MUST", [hidden]),
      ("level:should", [visits]),
      ("level:May", []),
      ("page:hit-testing", [hidden]),
      ("page:phases", [visits]),
      ("page:touch/phases", [visits]),
      ("page:Spec/touch/phases", [visits]),
      ("page:Spec/touch/phases.md", [visits]),
      ("page:touch/*", [visits]),
      ("page:ses", []),
      ("!HIT-4", [visits]),
      ("!level:MUST", [visits]),
      ("level:MUST page:hit-testing", [hidden]),
      ("level:MUST page:phases", []),
      ("  HIT-*   !HIT-4/hidden ", []),
      ("TOUCH-12 !feature:layers", [visits]),
    ])
  func selects(text: String, selected: [Scenario]) throws {
    let filter = try ScenarioFilter(text)
    let ids = [Self.hidden, Self.visits].filter { filter.selects($0) }.map(\.id)
    #expect(ids == selected.map(\.id))
  }

  @Test(
    "A filter that cannot be read says what to write instead",
    arguments: [
      ("", "The filter is empty. Write an id such as 'HIT-4', or leave the filter out."),
      ("  ", "The filter is empty. Write an id such as 'HIT-4', or leave the filter out."),
      ("HIT-4 !", "'!' needs a term right after it, such as '!feature:touches'."),
      ("features:touches", "'features:' is not known. Did you mean 'feature:'?"),
      ("owner:me", "'owner:' is not known. Write one of feature:, level:, page:."),
      (":touches", "':' is not known. Write one of feature:, level:, page:."),
      ("feature:", "'feature:' needs a value right after it, such as 'feature:touches'."),
      ("level: MUST", "'level:' needs a value right after it, such as 'level:MUST'."),
      ("page:", "'page:' needs a value right after it, such as 'page:hit-testing'."),
      ("level:SHALL", "'SHALL' is not a level. Write MUST, SHOULD or MAY."),
      ("feature:touch", "'touch' is not a feature. Did you mean 'touches'?"),
      (
        "feature:keyboard",
        """
        'keyboard' is not a feature. Write one of responder-chain, chain-overrides, \
        view-controllers, scenes, hit-testing, hit-test-overrides, transforms, layers, touches, \
        multi-touch, windows, first-responder, actions, controls, gestures, presses, motion, \
        remote-control, input.
        """
      ),
    ])
  func mistakes(text: String, message: String) {
    let mistake = #expect(throws: ScenarioFilter.Mistake.self) { try ScenarioFilter(text) }
    #expect(mistake?.description == message)
  }

  @Test("A colon in a scenario's own name is part of the id")
  func colonInName() throws {
    let filter = try ScenarioFilter("HIT-4/at:edge")
    #expect(filter.selects(.sample("at:edge")))
  }
}
