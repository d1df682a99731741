import Conformance

extension Runner {
  /// Hands out the scenarios of a plan piece by piece.
  struct Chunks: IteratorProtocol {
    /// Some scenarios that follow each other, and how many such pieces came before.
    struct Element: Sendable {
      var index: Int
      var scenarios: ArraySlice<Scenario>
    }

    private var rest: ArraySlice<Scenario>
    private let size: Int
    private var index = 0

    init(of scenarios: [Scenario], size: Int) {
      rest = scenarios[...]
      self.size = size
    }

    /// The next piece, or nil where none is left.
    mutating func next() -> Element? {
      guard !rest.isEmpty else { return nil }
      defer {
        rest = rest.dropFirst(size)
        index += 1
      }
      return Element(index: index, scenarios: rest.prefix(size))
    }
  }
}
