import Responders
import Testing

@Suite("Freeing a view")
struct ViewFreeingTests {
  @Test("frees all it contains")
  func all() {
    let log = Log()
    do {
      let root = NamedView("root", log: log)
      for _ in 0..<3 {
        let middle = NamedView("middle", log: log)
        root.addSubview(middle)
        for _ in 0..<3 { middle.addSubview(NamedView("leaf", log: log)) }
      }
    }
    #expect(log.freed == 13)
  }

  @Test("spares what somebody else keeps, with all that contains")
  func spared() {
    let log = Log()
    let kept = NamedView("kept", log: log)
    let leaf = NamedView("leaf")
    kept.addSubview(leaf)
    do {
      let root = NamedView("root", log: log)
      let middle = NamedView("middle", log: log)
      root.addSubview(middle)
      middle.addSubview(kept)
    }
    #expect(log.freed == 2)
    #expect(kept.superview == nil && kept.next == nil)
    #expect(leaf.chainDescription == "leaf -> kept")
  }

  @Test("leaves no subview that sees it, even while they are freed")
  func noneSees() {
    final class Witness: View {
      var sibling: View?
      let log: Log
      init(_ log: Log) {
        self.log = log
        super.init()
      }
      deinit { log.lines.append(sibling?.superview == nil ? "alone" : "seen") }
    }
    let log = Log()
    do {
      let root = View()
      let witness = Witness(log)
      witness.sibling = NamedView("sibling")
      if let sibling = witness.sibling { root.addSubview(sibling) }
      root.addSubview(witness)
    }
    #expect(log.lines == ["alone"])
  }
}
