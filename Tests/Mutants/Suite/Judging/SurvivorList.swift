import Foundation

/// The mutants that no row has to kill, each with the reason, from the files of a folder.
///
/// A line is `id: reason`, or `prefix*: reason` for all survivors whose ids begin so. A line that
/// begins with `#` is a heading.
struct SurvivorList {
  private struct Entry {
    var id: String
    var isPrefix: Bool
    /// The file and line of the entry.
    var place: String

    func covers(_ mutant: Mutant) -> Bool {
      isPrefix ? mutant.id.hasPrefix(id) : mutant.id == id
    }
  }

  private var entries: [Entry] = []

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
        let id = line[..<end.lowerBound]
        let isPrefix = id.hasSuffix("*")
        entries.append(
          Entry(id: String(isPrefix ? id.dropLast() : id), isPrefix: isPrefix, place: place))
      }
    }
  }

  /// Returns what is wrong with the list, as far as a run tells: survivors that it lacks, and
  /// entries without a survivor.
  func problems(_ matrix: KillMatrix, isWhole: Bool) -> [String] {
    let survivors = matrix.generated.filter(matrix.survives)
    let missing = survivors.filter { mutant in !entries.contains { $0.covers(mutant) } }
    let stale = entries.filter { entry in
      !survivors.contains(where: entry.covers)
        && (isWhole || matrix.generated.contains(where: entry.covers))
    }
    return missing.map { mutant in
      """
      \(mutant.file):\(mutant.line): survives: \(mutant.id)
        \(mutant.original) → \(mutant.replacement)
        near \(mutant.clauses.isEmpty ? "no clause" : mutant.clauses.joined(separator: ", "))
      """
    } + stale.map { "\($0.place): no mutant survives with this id: remove the line" }
  }
}
