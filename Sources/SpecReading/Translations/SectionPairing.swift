import Conformance
import Results

/// Pairs the headings of a translation with those of the original.
///
/// Headings of clauses are paired by id. Between two of them the others are paired in order; if the
/// translation has fewer, with the originals on record.
struct SectionPairing {
  /// The index of the translated heading for each heading of the original, if there is one.
  private(set) var partners: [Int?]

  private let originals: [OriginalPage.Section]
  private let headings: [TranslationSection]
  private let recorded: [String?]
  /// The mistakes, in the order in which they are found.
  private var log: DiagnosticLog

  /// Pairs the headings, and reports those that have no partner.
  ///
  /// - Parameter recorded: the recorded digest of each section of the original.
  init(
    of headings: [TranslationSection], with original: OriginalPage, recorded: [String?],
    into log: inout DiagnosticLog
  ) {
    originals = original.sections
    self.headings = headings
    self.recorded = recorded
    self.log = log
    partners = Array(repeating: nil, count: originals.count)
    pairClauses()
    pairOthers()
    dropDisordered()
    log = self.log
  }

  private mutating func pairClauses() {
    var positions: [String: Int] = [:]
    for (position, original) in originals.enumerated() {
      original.heading.clause.map { positions[$0.id] = positions[$0.id] ?? position }
    }
    let names = positions.keys.sorted()
    var found: [(heading: Int, original: Int)] = []
    var first: [Int: Int] = [:]
    for (index, heading) in headings.enumerated() {
      guard let id = heading.clause else { continue }
      guard let position = positions[id] else {
        log.report(
          "the original has no clause \(id)",
          hint: Spelling.hint(for: id, among: names)
            ?? "remove the section, or move it to the page of the clause", line: heading.line)
        continue
      }
      if let earlier = first[position] {
        log.report(
          "clause \(id) is translated already in line \(headings[earlier].line)",
          hint: "make the two sections one", line: heading.line)
        continue
      }
      first[position] = index
      found.append((index, position))
    }
    let disordered = Self.disordered(found.map(\.original))
    for (index, pair) in found.enumerated() {
      if disordered.contains(index) {
        reportDisorder(of: headings[pair.heading])
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
      grouping: originals.filter { self.originals[$0].heading.clause == nil },
      by: { self.originals[$0].heading.level }
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
      log.report(
        "the original has no heading for `\(self.headings[index].text)`",
        hint:
          "keep the original's headings, with as many `#`; those of clauses begin with their ids",
        line: self.headings[index].line)
    }
    for (original, heading) in zip(candidates(originals, for: headings), headings) {
      partners[original] = heading
    }
  }

  /// Selects as many originals as there are headings, recorded ones first.
  private mutating func candidates(_ originals: [Int], for headings: [Int]) -> [Int] {
    guard headings.count < originals.count, let first = headings.first else { return originals }
    let recorded = originals.filter { self.recorded[$0] != nil }
    guard recorded.count <= headings.count else {
      let lost = recorded.count - headings.count
      log.report(
        "\(Noun.counted(lost, "heading")) of this level \(lost == 1 ? "is" : "are") missing here "
          + "or below, and nothing says which",
        hint: "put back what was translated, or take its lines out of `\(TranslationRecord.file)`",
        line: self.headings[first].line)
      return []
    }
    let others = originals.filter { self.recorded[$0] == nil }
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
      reportDisorder(of: headings[pair.heading])
    }
  }

  private mutating func reportDisorder(of heading: TranslationSection) {
    log.report(
      "`\(heading.clause ?? heading.text)` is not where the original has it",
      hint: "put the sections in the order of the original", line: heading.line)
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
