import Foundation

/// The rows that each fault of `faults.md` and each stub fails, and how, as `Spec/fingerprints.json` has them.
struct Fingerprints {
  private struct Fault: Encodable {
    var name: String
    var clauses: [String]
    var rows: [String]
  }

  private let faults: [Fault]

  init(_ matrix: KillMatrix) {
    faults = matrix.faults.map { fault in
      Fault(
        name: fault.id, clauses: matrix.clauses(of: fault),
        rows: matrix.killers(of: fault).map { row in
          let keys = matrix.outcomes[fault.number]?.keys[row] ?? []
          return ([matrix.scenarios[row]] + keys.map(String.init)).joined(separator: " ")
        })
    }
  }

  /// Writes a line for each fault, so that a change of one is a change of one line.
  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = try faults.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
    let text =
      #"{"format":"conform-fingerprints","version":3,"faults":["# + "\n"
      + lines.joined(separator: ",\n") + "\n]}\n"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }
}
