import Conformance

/// Finds out which heading of a translation stands for which of the original.
///
/// Headings of clauses are known by their ids. Between two of them the others are known by their
/// order; where fewer stand in the translation, those stand for the ones on record.
struct SectionPairing {
  /// A heading of the original.
  struct Original {
    var level: Int
    var clause: String?
    /// Whether the record says that it was translated.
    var isRecorded: Bool
  }

  /// A heading of the translation.
  struct Heading {
    var level: Int
    var clause: String?
    /// What its mistakes are told by.
    var text: String
    var line: Int
  }

  /// A mistake with its line.
  struct Mistake {
    var problem: SectionProblem
    var line: Int
  }

  /// For each heading of the original the position of its translation, if there is one.
  private(set) var partners: [Int?]
  /// What does not fit.
  private(set) var mistakes: [Mistake] = []

  private let originals: [Original]
  private let headings: [Heading]

  init(originals: [Original], headings: [Heading]) {
    self.originals = originals
    self.headings = headings
    partners = Array(repeating: nil, count: originals.count)
    pairClauses()
    pairOthers()
    dropDisordered()
    mistakes.sort { $0.line < $1.line }
  }

  private mutating func pairClauses() {
    var positions: [String: Int] = [:]
    for (position, original) in originals.enumerated() {
      original.clause.map { positions[$0] = positions[$0] ?? position }
    }
    var found: [(heading: Int, original: Int)] = []
    var first: [Int: Int] = [:]
    for (index, heading) in headings.enumerated() {
      guard let id = heading.clause else { continue }
      guard let position = positions[id] else {
        let suggestion = Spelling.suggestion(
          for: id, among: positions.keys.sorted().prefix(Spelling.shortList))
        report(.unknownClause(id, suggestion: suggestion), heading)
        continue
      }
      if let earlier = first[position] {
        report(.translatedTwice(id, first: headings[earlier].line), heading)
        continue
      }
      first[position] = index
      found.append((index, position))
    }
    let run = RisingRun.longest(of: found.map(\.original))
    for (index, pair) in found.enumerated() {
      if run.contains(index) {
        partners[pair.original] = pair.heading
      } else {
        report(.disordered(headings[pair.heading].clause ?? ""), headings[pair.heading])
      }
    }
  }

  private mutating func pairOthers() {
    var original = 0
    var heading = 0
    let pins = partners.indices.filter { partners[$0] != nil }
    for pin in pins {
      guard let partner = partners[pin] else { continue }
      pair(original..<pin, heading..<partner)
      (original, heading) = (pin + 1, partner + 1)
    }
    pair(original..<originals.count, heading..<headings.count)
  }

  /// Pairs the headings of no clause between two that are known, level by level.
  private mutating func pair(_ originals: Range<Int>, _ headings: Range<Int>) {
    let ours = Dictionary(
      grouping: originals.filter { self.originals[$0].clause == nil },
      by: { self.originals[$0].level }
    )
    let theirs = Dictionary(
      grouping: headings.filter { self.headings[$0].clause == nil }, by: { self.headings[$0].level }
    )
    for level in theirs.keys.sorted() {
      pair(ours[level] ?? [], theirs[level] ?? [])
    }
  }

  private mutating func pair(_ originals: [Int], _ headings: [Int]) {
    for index in headings.dropFirst(originals.count) {
      report(.surplusHeading(self.headings[index].text), self.headings[index])
    }
    for (original, heading) in zip(candidates(originals, for: headings), headings) {
      partners[original] = heading
    }
  }

  /// As many originals as there are headings, where there are enough.
  private mutating func candidates(_ originals: [Int], for headings: [Int]) -> [Int] {
    guard headings.count < originals.count, let first = headings.first else { return originals }
    let recorded = originals.filter { self.originals[$0].isRecorded }
    guard recorded.count <= headings.count else {
      let lost = recorded.count - headings.count
      report(.lostHeadings(lost), self.headings[first])
      return []
    }
    let others = originals.filter { !self.originals[$0].isRecorded }
    return (recorded + others.prefix(headings.count - recorded.count)).sorted()
  }

  /// Headings of different levels are paired apart, so that they may cross.
  private mutating func dropDisordered() {
    let pairs = partners.indices.compactMap { original in
      partners[original].map { (original: original, heading: $0) }
    }
    let run = RisingRun.longest(of: pairs.map(\.heading))
    for (index, pair) in pairs.enumerated() where !run.contains(index) {
      partners[pair.original] = nil
      report(.disordered(headings[pair.heading].text), headings[pair.heading])
    }
  }

  private mutating func report(_ problem: SectionProblem, _ heading: Heading) {
    mistakes.append(Mistake(problem: problem, line: heading.line))
  }
}
