import Conformance
import Results
import Testing

@Suite("Symbol names") struct SymbolNameTests {
  @Test(
    "A symbol name is read from a code span",
    arguments: [
      ("isHidden", "", "isHidden", ""), ("UIView.isHidden", "UIView", "isHidden", ""),
      ("hitTest(_:with:)", "", "hitTest", "(_:with:)"), (".began", "", "began", ""),
      ("UITouch.Phase.began", "UITouch.Phase", "began", ""),
      ("isHidden = true", "", "isHidden", ""),
      ("hitTest:withEvent:", "", "hitTest", ""), ("makeKey()", "", "makeKey", "()"),
      ("max-age", "", "max-age", ""), ("If-None-Match", "", "If-None-Match", ""),
    ])
  func reads(_ text: String, type: String, base: String, arguments: String) throws {
    let name = try #require(SymbolName(text))
    #expect(name.base == base)
    #expect(name.type == type)
    #expect(name.arguments == arguments)
  }

  @Test(
    "A frame, phrase, id or responder of a stage is not a symbol name",
    arguments: [
      "", "A", "0 0 300 100", "touching 10 10", "HIT-9", "HIT-9/hidden", "a..b", "f(", "f(a b)",
      "<b>", "2x", "-x", "뷰",
    ])
  func readsNoOther(_ text: String) { #expect(SymbolName(text) == nil) }

  @Test(
    "A symbol name matches without its type and arguments, and with its case",
    arguments: [
      ("isHidden", "isHidden", true), ("isHidden", "UIView.isHidden", true),
      ("ishidden", "isHidden", false), ("UIView.isHidden", "CALayer.isHidden", false),
      ("hitTest", "hitTest(_:with:)", true), ("UIView.hitTest", "hitTest(_:with:)", true),
      ("hitTest(_:)", "hitTest(_:with:)", true), ("Phase.began", "UITouch.Phase.began", true),
      ("isHidde", "isHidden", false), ("point(inside:)", "UIView.point(inside:with:)", true),
      ("point(with:)", "point(inside:with:)", false), ("makeKey()", "makeKey(_:)", false),
      ("pointInside:withEvent:", "point(inside:with:)", true),
      ("-[UIView hitTest:withEvent:]", "UIView.hitTest(_:with:)", true),
      ("-[UIWindow hitTest:withEvent:]", "UIView.hitTest(_:with:)", false),
      ("canPerformAction:withSender:", "canPerformAction(_:withSender:)", true),
      ("pointInside:withEvent:", "hitTest(_:with:)", false),
    ])
  func matches(_ one: String, _ other: String, does: Bool) throws {
    let (one, other) = (try #require(SymbolName(one)), try #require(SymbolName(other)))
    #expect(one.matches(other) == does)
    #expect(other.matches(one) == does)
  }

  @Test("A symbol name is written as it was read")
  func describes() {
    #expect(SymbolName("UIView.hitTest(_:with:)")?.description == "UIView.hitTest(_:with:)")
    #expect(SymbolName("isHidden = true")?.description == "isHidden")
  }
}
