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
}
