import Foundation

/// The mutants that no row has to kill, each with the reason, from the files of a folder.
///
/// A line is `id: reason`. A line that begins with `#` is a heading.
struct SurvivorList {
  private let folder: String
  /// The file and line of each entry, by the id of its mutant.
  private var places: [String: (file: String, line: Int)] = [:]
  /// The source file of each mutant of any file, by its id.
  private let sources: [String: String]

  /// Reads the list, and the ids that the generator wrote.
  init(folder: String, ids: String) throws {
    self.folder = folder
    let lines = try String(contentsOfFile: ids, encoding: .utf8).split(separator: "\n")
    sources = Dictionary(
      lines.map { $0.split(separator: "\t").map(String.init) }.map { ($0[0], $0[1]) },
      uniquingKeysWith: { first, _ in first })
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    where name.hasSuffix(".txt") {
      let file = "\(folder)/\(name)"
      let text = try String(contentsOfFile: file, encoding: .utf8)
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      where !line.isEmpty && !line.hasPrefix("#") {
        let place = "\(file):\(index + 1)"
        guard let end = line.range(of: ": "),
          !["", Self.noReason].contains(line[end.upperBound...])
        else { throw Failure("\(place): a line is 'id: reason'") }
        let id = String(line[..<end.lowerBound])
        // One line for each: a pattern would cover mutants that nobody has looked at.
        guard !id.hasSuffix("*"), places[id] == nil else {
          throw Failure("\(place): a line names one mutant, that no other line names: \(id)")
        }
        places[id] = (file, index + 1)
      }
    }
  }

  /// What a printed line has in place of the reason, and the list must not have.
  private static let noReason: Substring = "…"

  /// Returns what is wrong with the list, as far as a run of some files tells, or of all: survivors
  /// that it lacks, with the lines to add, and entries without a survivor.
  func problems(_ matrix: KillMatrix, files: [String]?) -> [String] {
    guard files?.isEmpty != true else { return [] }
    let survivors = matrix.generated.filter(matrix.survives)
    let missing = survivors.filter { places[$0.id] == nil }
    let lists = Dictionary(grouping: missing) { list(for: $0.file) }
    let changes = missing.map { mutant in
      """
      \(mutant.file):\(mutant.line): survives: \(mutant.original) → \(mutant.replacement)
        \(mutant.id)
        near \(mutant.clauses.isEmpty ? "no clause" : mutant.clauses.joined(separator: ", "))
      """
    }
    let lines = lists.sorted { $0.key < $1.key }.flatMap { list, mutants in
      ["add a row that notices each, or its line to \(list), with why no row can or should:"]
        + mutants.map { "\($0.id): \(Self.noReason)" }
    }
    return stale(Set(survivors.map(\.id)), files) + changes + lines
  }

  /// Returns a line for each entry of the files that has no survivor, or no mutant in any file.
  private func stale(_ surviving: Set<String>, _ files: [String]?) -> [String] {
    places.filter { id, _ in
      let isJudged = sources[id].map { files?.contains($0) ?? true } ?? true
      return isJudged && !surviving.contains(id)
    }.sorted { $0.value < $1.value }.map { id, place in
      let reason = sources[id] == nil ? "no mutant has the id \(id)" : "\(id) does not survive"
      return "\(place.file):\(place.line): \(reason): remove the line"
    }
  }

  /// Returns the file of the list that has mutants of a source file, or else its folder.
  private func list(for source: String) -> String {
    places.filter { sources[$0.key] == source }.map(\.value.file).min() ?? "a file of \(folder)"
  }
}
