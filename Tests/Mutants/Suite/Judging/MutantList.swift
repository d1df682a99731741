import Foundation

/// A mutant or a fault that was compiled, as the generator lists it.
struct Mutant {
  /// The number that makes it active.
  var number: Int
  /// The name, which does not change with other functions; the name of a fault.
  var id: String
  /// The rule by which it was made; `fault` for those of `faults.md`, `unlisted` and
  /// `heldout` for those of the pages of these names, `stub` for a ``Stub``.
  var rule: String
  /// The path below `Sources/Responders`; empty for a stub.
  var file: String
  /// The line in that file; of a fault, the line in its page.
  var line: Int
  /// The clauses that the comment of the function names, or that the fault breaks; none for a stub.
  var clauses: [String]
  /// The text that is replaced, on one line.
  var original: String
  /// The text that replaces it, on one line.
  var replacement: String
  /// The numbers of the function bodies that it alters.
  var bodies: Set<Int>

  /// The part of the protocol that does nothing, if it is a stub.
  var stub: Stub? { number < Self.firstStub ? nil : Stub.all[number - Self.firstStub] }

  /// Whether it has a name and a fingerprint: one of `faults.md`, or a stub.
  var isFault: Bool { rule == "fault" || stub != nil }

  /// Whether it is a fault that the catalogue does not have.
  var isUnlisted: Bool { rule == "unlisted" || rule == "heldout" }

  /// The number of the first stub, above all those of the generator.
  private static let firstStub = 2_000_000

  /// All stubs.
  static let stubs = Stub.all.enumerated().map { index, stub in
    Mutant(
      number: firstStub + index, id: stub.name, rule: "stub", file: "", line: 0, clauses: [],
      original: "", replacement: "", bodies: [])
  }
}

/// Reads the list that the generator wrote, a line for each mutant, with tabs between its parts; then
/// the stubs.
func mutants(in path: String) throws -> [Mutant] {
  try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map { line in
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 9, let number = Int(parts[0]), let row = Int(parts[4]) else {
      throw Failure("\(path): not a line of the generator: \(line)")
    }
    return Mutant(
      number: number, id: parts[1], rule: parts[2], file: parts[3], line: row,
      clauses: parts[5].split(separator: " ").map(String.init), original: parts[6],
      replacement: parts[7], bodies: Set(parts[8].split(separator: " ").compactMap { Int($0) }))
  } + Mutant.stubs
}

/// Reads the sentences that hold of faults that are not in the catalogue, by the name of the fault: those
/// that hold, and those that hold in part.
func sentences(in path: String) throws -> [String: (true: Set<String>, half: Set<String>)] {
  var statements: [String: (true: Set<String>, half: Set<String>)] = [:]
  for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
    let parts = line.split(separator: "\t").map(String.init)
    guard parts.count == 3, ["true", "half"].contains(parts[1]) else {
      throw Failure("\(path): not a line of the generator: \(line)")
    }
    let isTrue = parts[1] == "true"
    if isTrue {
      statements[parts[0], default: ([], [])].true.insert(parts[2])
    } else {
      statements[parts[0], default: ([], [])].half.insert(parts[2])
    }
  }
  return statements
}

/// An error for the person who runs the program.
struct Failure: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
