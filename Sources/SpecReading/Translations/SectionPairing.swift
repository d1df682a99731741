import Conformance
import Results

/// Pairs the headings of a translation with those of the original.
///
/// Headings of clauses are paired by id. Between two of them the others are paired in order; if the
/// translation has fewer, with the originals on record.
struct SectionPairing {
  /// A heading of the original.
  struct Original {
    var level: Int
    var clause: String?
    /// Whether the record contains the section.
    var isRecorded: Bool
  }

  /// A heading of the translation.
  struct Heading {
    var level: Int
    var clause: String?
    /// The text, which findings quote.
    var text: String
    var line: Int
  }

  /// A diagnostic with its line.
  struct NumberedDiagnostic {
    var diagnostic: SectionDiagnostic
    var line: Int
  }

  /// The index of the translated heading for each heading of the original, if there is one.
  private(set) var partners: [Int?]
  /// The findings, by line.
  private(set) var findings: [NumberedDiagnostic] = []

  private let originals: [Original]
  private let headings: [Heading]

  init(originals: [Original], headings: [Heading]) {
    self.originals = originals
    self.headings = headings
    partners = Array(repeating: nil, count: originals.count)
    pairClauses()
    pairOthers()
    dropDisordered()
    findings.sort { $0.line < $1.line }
  }

  private mutating func pairClauses() {
    var positions: [String: Int] = [:]
    for (position, original) in originals.enumerated() {
      original.clause.map { positions[$0] = positions[$0] ?? position }
    }
    let names = positions.keys.sorted()
    var found: [(heading: Int, original: Int)] = []
    var first: [Int: Int] = [:]
    for (index, heading) in headings.enumerated() {
      guard let id = heading.clause else { continue }
      guard let position = positions[id] else {
        let suggestion = Spelling.suggestion(for: id, among: names)
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
    let disordered = Self.disordered(found.map(\.original))
    for (index, pair) in found.enumerated() {
      if disordered.contains(index) {
        report(.disordered(headings[pair.heading].clause ?? ""), headings[pair.heading])
      } else {
        partners[pair.original] = pair.heading
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

  /// Pairs the other headings between two paired clauses, level by level.
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

  /// Selects as many originals as there are headings, recorded ones first.
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

  /// Drops pairs that cross others, which occur because levels are paired independently.
  private mutating func dropDisordered() {
    let pairs = partners.indices.compactMap { original in
      partners[original].map { (original: original, heading: $0) }
    }
    let disordered = Self.disordered(pairs.map(\.heading))
    for (index, pair) in pairs.enumerated() where disordered.contains(index) {
      partners[pair.original] = nil
      report(.disordered(headings[pair.heading].text), headings[pair.heading])
    }
  }

  private mutating func report(_ problem: SectionDiagnostic, _ heading: Heading) {
    findings.append(NumberedDiagnostic(diagnostic: problem, line: heading.line))
  }

  /// Returns the indices of the fewest numbers without which the others increase: `1 5 2 3` → `1`.
  private static func disordered(_ numbers: [Int]) -> Set<Int> {
    Set(
      numbers.sorted().difference(from: numbers).removals.map { removal in
        switch removal {
        case .remove(let offset, _, _), .insert(let offset, _, _): offset
        }
      })
  }
}

/// The mistakes in the headings of a translation.
enum SectionDiagnostic: SpecDiagnostic, Hashable {
  case unknownClause(String, suggestion: String?)
  case translatedTwice(String, first: Int)
  case disordered(String)
  case surplusHeading(String)
  case lostHeadings(Int)

  var wording: (summary: String, hint: String?) {
    switch self {
    case .unknownClause(let id, let suggestion):
      (
        "the original has no clause \(id)",
        Self.meant(suggestion) ?? "remove the section, or move it to the page of the clause"
      )
    case .translatedTwice(let id, let first):
      ("clause \(id) is translated already in line \(first)", "make the two sections one")
    case .disordered(let name):
      (
        "`\(name)` stands elsewhere than on the original",
        "put the sections in the order of the original"
      )
    case .surplusHeading(let text):
      (
        "the original has no heading for `\(text)`",
        "keep the original's headings, with as many `#`; those of clauses begin with their ids"
      )
    case .lostHeadings(let count):
      (
        "\(Noun.counted(count, "heading")) of this level \(count == 1 ? "is" : "are") missing here "
          + "or below, and nothing says which",
        "put back what was translated, or take its lines out of `\(TranslationRecord.file)`"
      )
    }
  }
}
