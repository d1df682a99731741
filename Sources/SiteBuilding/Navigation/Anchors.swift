/// The names of places that a page has given away, so that each leads to one place.
struct Anchors {
  private var repeats: [String: Int]

  /// Keeps those names for the clauses and scenarios, whose permalinks must never change.
  init(reserved: some Sequence<String>) {
    repeats = Dictionary(reserved.map { ($0, 0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Takes a name, or where it is taken, the name with the first free number behind it.
  mutating func take(_ wanted: String) -> String {
    var anchor = wanted
    while let repeated = repeats[anchor] {
      let number = max(repeated, repeats[wanted, default: 0]) + 1
      repeats[wanted] = number
      anchor = "\(wanted)-\(number)"
    }
    repeats[anchor] = 0
    return anchor
  }
}
