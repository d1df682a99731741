import Conformance
import Testing

@testable import SiteBuilding

@Suite struct ArrangementTests {
  /// The names of what is shown, from back to front.
  private func shown(_ changes: Change..., on stage: Stage = Samples.tree) -> String {
    var arrangement = Arrangement(stage)
    for change in changes { arrangement.apply(change) }
    return arrangement.shown.map { stage.responders[$0].name }.joined(separator: " ")
  }

  /// Where the corners of a view lie on the screen, in words.
  private func corners(of name: String, _ changes: Change...) -> String {
    var arrangement = Arrangement(Samples.tree)
    for change in changes { arrangement.apply(change) }
    return arrangement.corners(of: Samples.tree.index(of: name) ?? 0)
      .map { "\($0.x.tenths) \($0.y.tenths)" }.joined(separator: ", ")
  }

  @Test("Views that stand in a window are shown, each in front of what it stands in")
  func order() {
    #expect(shown() == "window A B C D")
  }

  @Test("Windows lie by their levels, and siblings by their depths")
  func depth() {
    let stage = Stage([
      StagedResponder(name: "low", kind: .window), StagedResponder(name: "high", kind: .window),
      StagedResponder(name: "one", kind: .view, parent: "low"),
      StagedResponder(name: "two", kind: .view, parent: "low"),
    ])
    #expect(shown(.set(.windowLevel(1), of: "low"), on: stage) == "high low one two")
    #expect(shown(.set(.zPosition(1), of: "one"), on: stage) == "low two one high")
  }

  @Test("Without a window, what stands in no view is shown")
  func noWindow() {
    let stage = Stage([
      StagedResponder(name: "A", kind: .view), StagedResponder(name: "B", kind: .view, parent: "A"),
    ])
    #expect(shown(on: stage) == "A B")
  }

  @Test("Views leave, come and change places")
  func places() {
    #expect(shown(.remove("C")) == "window A B")
    #expect(shown(.remove("window")) == "")
    #expect(shown(.add("spare", to: "B")) == "window A B spare C D")
    #expect(shown(.add("D", to: "A")) == "window A B C D")
    #expect(shown(.bringToFront("B")) == "window A C D B")
    #expect(shown(.sendToBack("C")) == "window A C D B")
    #expect(shown(.insert("spare", .below, "C")) == "window A B spare C D")
    #expect(shown(.insert("spare", .above, "B")) == "window A B spare C D")
  }

  @Test("What cannot be done changes nothing")
  func impossible() {
    #expect(shown(.add("A", to: "D")) == "window A B C D")
    #expect(shown(.add("nobody", to: "A"), .remove("app")) == "window A B C D")
    #expect(shown(.insert("B", .above, "spare")) == "window A B C D")
  }

  @Test("The view of a presented controller comes into the window, and leaves with it")
  func presented() {
    let stage = Stage([
      StagedResponder(name: "window", kind: .window),
      StagedResponder(name: "root", kind: .viewController, parent: "window"),
      StagedResponder(name: "page", kind: .view, parent: "window", controller: "root"),
      StagedResponder(name: "sheet", kind: .viewController),
      StagedResponder(name: "sheetView", kind: .view, controller: "sheet"),
    ])
    let present = Change.present("sheet", by: "root")
    #expect(shown(on: stage) == "window page")
    #expect(shown(present, on: stage) == "window page sheetView")
    #expect(shown(present, .dismiss("sheet"), on: stage) == "window page")
  }

  @Test("A view lies where its frame, scrolled content and transforms put it")
  func geometry() {
    #expect(corners(of: "D") == "20 120, 60 120, 60 160, 20 160")
    #expect(
      corners(of: "D", .set(.boundsOrigin(Point(x: 0, y: 50)), of: "C"))
        == "20 70, 60 70, 60 110, 20 110")
    #expect(
      corners(of: "D", .set(.scale(x: 2, y: 1), of: "D")) == "0 120, 80 120, 80 160, 0 160")
    #expect(
      corners(of: "D", .set(.rotation(degrees: 90), of: "D"))
        == "60 120, 60 160, 20 160, 20 120")
    #expect(
      corners(of: "D", .set(.translation(Point(x: 5, y: 0)), of: "A"))
        == "25 120, 65 120, 65 160, 25 160")
  }

  @Test("A frame set under a transform is the frame that the view then has")
  func frameUnderTransform() {
    let frame = Change.set(.frame(Rect(x: 0, y: 0, width: 80, height: 10)), of: "D")
    #expect(
      corners(of: "D", .set(.scale(x: 2, y: 1), of: "D"), frame)
        == "0 100, 80 100, 80 110, 0 110")
    #expect(
      corners(of: "D", frame, .set(.scale(x: 0, y: 0), of: "D"), frame)
        == "40 105, 40 105, 40 105, 40 105")
  }

  @Test("Whoever stands in a hidden or almost transparent view is gone, too")
  func gone() {
    var arrangement = Arrangement(Samples.tree)
    let inner = Samples.tree.index(of: "D") ?? 0
    #expect(!arrangement.isGone(inner))
    arrangement.apply(.set(.alpha(0.01), of: "C"))
    #expect(!arrangement.isGone(inner))
    arrangement.apply(.set(.alpha(0.005), of: "C"))
    #expect(arrangement.isGone(inner))
  }

  @Test("A change says whether it has to do with how views look")
  func visible() {
    var arrangement = Arrangement(Samples.tree)
    let isSeen = [
      Change.set(.hidden(true), of: "C"), .set(.handlesTouches(true), of: "C"), .focus("C"),
    ].map { arrangement.apply($0) }
    #expect(isSeen == [true, false, false])
    #expect(!arrangement.looks(like: Arrangement(Samples.tree)))
  }
}
