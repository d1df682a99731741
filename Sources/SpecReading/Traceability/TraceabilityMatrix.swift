import Conformance
import Results

/// The statements of the source documents, each with the clauses that cover it.
///
/// Pages call it the ledger; it is read from the tables of `Spec/sources.md`.
package struct TraceabilityMatrix: Sendable {
  /// One statement, contradiction or further observation of the sources.
  package struct Statement: Sendable {
    /// The id, such as `S32`.
    package var id: String
    /// The heading above its table.
    package var section: String
    /// The location of its row.
    package var location: SourceLocation
    /// The clauses that cover it, or why there are none.
    package var status: Status
    /// The evidence that it is true of UIKit, if any is given.
    package var evidence: StatementEvidence?

    /// The ids of the clauses that cover it.
    var coveringClauses: [String] {
      if case .covered(by: let clauses) = status { clauses } else { [] }
    }
  }

  /// Whether a statement is covered.
  package enum Status: Hashable, Sendable {
    /// The clauses with these ids cover it.
    case covered(by: [String])
    /// No clause covers it yet.
    case open
    /// No clause can cover it, for this reason.
    case untestable(reason: String)
  }

  /// The statements, in the order of the rows.
  package var statements: [Statement]

  package init(statements: [Statement] = []) { self.statements = statements }

  /// The evidence of each statement that has any, by the statement's id.
  package var evidence: [String: StatementEvidence] {
    statements.reduce(into: [:]) { $0[$1.id] = $1.evidence }
  }
}

extension Clause {
  /// Returns the systems of the recorded runs among the evidence of the statements that it cites,
  /// without repetitions.
  package func recordedSystems(in evidence: [String: StatementEvidence]) -> [String] {
    Set(statements.compactMap { evidence[$0]?.system }).sorted()
  }
}

/// The form of statement ids: a capital letter and a number.
enum StatementID {
  /// Whether the word has the form of `S32`.
  static func isWellFormed(_ word: some StringProtocol) -> Bool { parts(of: word) != nil }

  /// Splits `S32` into its letter and number; a number beyond `Int.max` becomes `Int.max`.
  static func parts(of word: some StringProtocol) -> (series: Character, number: Int)? {
    guard let series = word.utf8.first, series.isASCIICapital,
      word.utf8.count > 1,
      word.utf8.dropFirst().allSatisfy(\.isASCIIDigit)
    else { return nil }
    return (Character(UnicodeScalar(series)), Int(word.dropFirst()) ?? .max)
  }

  /// Returns the ids in a text, in order: `Apple 2019 (S32, S33)` → `S32`, `S33`.
  static func all(in text: String) -> [Substring] {
    text[...].words(separatedAt: { !isWordByte($0) }).filter { isWellFormed($0) }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte.isASCIIDigit || byte.isASCIILetter || byte >= 0x80
  }
}
