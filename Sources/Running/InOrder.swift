/// Puts back into order what comes in any order.
struct InOrder<Element> {
  private var waiting: [Int: Element] = [:]
  private var next = 0

  /// Takes the element of that position, counted from 0, and gives those whose turn has come.
  mutating func add(_ element: Element, at position: Int) -> [Element] {
    waiting[position] = element
    var ready: [Element] = []
    while let element = waiting.removeValue(forKey: next) {
      ready.append(element)
      next += 1
    }
    return ready
  }

  /// Gives those that still wait, in order, where those before them will never come.
  mutating func takeRest() -> [Element] {
    defer { waiting = [:] }
    return waiting.sorted { $0.key < $1.key }.map(\.value)
  }
}
