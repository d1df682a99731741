import Foundation

/// The mutants that no row has to kill, each with the reason, from the files of a folder.
///
/// A line is `id: reason`. A line that begins with `#` is a heading.
struct SurvivorList {
  /// The file and line of each entry, by the id of its mutant.
  private var places: [String: String] = [:]

  init(folder: String) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    where name.hasSuffix(".txt") {
      let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      where !line.isEmpty && !line.hasPrefix("#") {
        let place = "\(folder)/\(name):\(index + 1)"
        guard let end = line.range(of: ": ") else {
          throw Failure("\(place): a line is 'id: reason'")
        }
        let id = String(line[..<end.lowerBound])
        // One line for each: a pattern would cover mutants that nobody has looked at.
        guard !id.hasSuffix("*"), places[id] == nil else {
          throw Failure("\(place): a line names one mutant, that no other line names: \(id)")
        }
        places[id] = place
      }
    }
  }

  /// Returns what is wrong with the list, as far as a run tells: survivors that it lacks, and
  /// entries without a survivor.
  func problems(_ matrix: KillMatrix, isWhole: Bool) -> [String] {
    let survivors = matrix.generated.filter(matrix.survives)
    let missing = survivors.filter { places[$0.id] == nil }
    let surviving = Set(survivors.map(\.id))
    let known = Set(matrix.generated.map(\.id))
    let stale = places.filter { !surviving.contains($0.key) && (isWhole || known.contains($0.key)) }
      .values.sorted()
    return missing.map { mutant in
      """
      \(mutant.file):\(mutant.line): survives: \(mutant.id)
        \(mutant.original) → \(mutant.replacement)
        near \(mutant.clauses.isEmpty ? "no clause" : mutant.clauses.joined(separator: ", "))
      """
    } + stale.map { "\($0): no mutant survives with this id: remove the line" }
  }
}
