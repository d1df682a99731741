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

  /// The function whose mutant an id names.
  private static func function(of id: String) -> Substring {
    id[..<(id.lastIndex(of: "/") ?? id.endIndex)]
  }

  /// Returns what is wrong with the list, as far as a run tells: survivors that it lacks, and
  /// entries without a survivor.
  func problems(_ matrix: KillMatrix, isWhole: Bool) -> [String] {
    let survivors = matrix.generated.filter(matrix.survives)
    let missing = survivors.filter { places[$0.id] == nil }
    let surviving = Set(survivors.map(\.id))
    let functions = Set(matrix.generated.map { Self.function(of: $0.id) })
    let stale = places.filter { id, _ in
      !surviving.contains(id) && (isWhole || functions.contains(Self.function(of: id)))
    }.values.sorted()
    return missing.map { mutant in
      """
      \(mutant.file):\(mutant.line): survives: \(mutant.original) → \(mutant.replacement)
        near \(mutant.clauses.isEmpty ? "no clause" : mutant.clauses.joined(separator: ", ")); \
      add a row there, or this line to a file of Tests/Mutants/Survivors:
      \(mutant.id): WHY NO ROW CAN NOTICE IT
      """
    } + stale.map { "\($0): no mutant survives with this id: remove the line" }
  }
}
