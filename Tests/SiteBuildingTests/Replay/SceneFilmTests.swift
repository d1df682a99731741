import Conformance
import Testing

@testable import SiteBuilding

@Suite struct SceneFilmTests {
  /// What each step changes: the figures, their order, and what is seen of fingers.
  private func film(_ steps: Script.Step...) -> [String] {
    var film = SceneFilm(StageDrawing(Samples.tree, number: 1))
    return steps.map { step in
      let moment = film.advance(step)
      return [moment.changesText, moment.orderText, moment.spotsText].map { $0 ?? "-" }
        .joined(separator: " / ")
    }
  }

  private let point = Point(x: 40, y: 140)

  @Test("What does not show changes nothing")
  func nothing() {
    #expect(
      film(.ask(.hitTestView), .change(.focus("D")), .stimulate(.wait(seconds: 1)))
        == ["- / - / -", "- / - / -", "- / - / -"])
  }

  @Test("A change is told by the figures that look otherwise, once")
  func changed() {
    let hide = Script.Step.change(.set(.hidden(true), of: "D"))
    #expect(
      film(hide, hide) == [
        "4|control gone|M48 198L108 198L108 258L48 258Z|62 209 / - / -", "- / - / -",
      ])
  }

  @Test("A view that comes to front changes the order alone")
  func order() {
    #expect(film(.change(.sendToBack("C"))) == ["- / 0 1 3 4 2 5 6 / -"])
  }

  @Test("A finger is seen from where it goes down until after it is lifted")
  func fingers() {
    #expect(
      film(
        .stimulate(.touchBegins(point)), .ask(.hitTestView),
        .stimulate(.touchMoves(Point(x: 50, y: 140))), .stimulate(.touchEnds), .ask(.hitTestView),
        .ask(.hitTestView))
        == [
          "- / - / down 78 228 1", "- / - / -", "- / - / down 93 228 1", "- / - / lifted 93 228 1",
          "- / - / ", "- / - / -",
        ])
  }

  @Test("Fingers that do something in one event, and those that are taken away")
  func several() {
    #expect(
      film(
        .stimulate(
          .fingers([FingerChange(1, .touches(point)), FingerChange(2, .touches(Point(x: 0, y: 0)))])
        ),
        .stimulate(.fingers([FingerChange(1, .lifts)])), .stimulate(.touchesAreCancelled))
        == [
          "- / - / down 78 228 1;down 18 18 2", "- / - / down 18 18 2;lifted 78 228 1",
          "- / - / lifted 18 18 2",
        ])
  }

  @Test("A point that code asks about is seen in the coordinates of the view that is asked")
  func probes() {
    #expect(
      film(
        .ask(.contains("D", Point(x: 0, y: 0))), .stimulate(.hitTest("C", Point(x: 0, y: 0))),
        .ask(.contains("nobody", Point(x: 0, y: 0))))
        == ["- / - / probe 48 198", "- / - / probe 18 168", "- / - / "])
  }
}
