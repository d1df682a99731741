/// The cell of the ledger that says which clauses carry a statement, cut into text and clauses.
///
///     LedgerHome("HIT-4, HIT-5") { $0.hasPrefix("HIT") }.parts
///     // [.clause("HIT-4"), .text(", "), .clause("HIT-5")]
struct LedgerHome {
  /// A stretch of the cell.
  enum Part: Hashable {
    case text(String)
    case clause(String)
  }

  /// The stretches, which together say what the cell says.
  let parts: [Part]

  init(_ text: String, isClause: (String) -> Bool) {
    var parts: [Part] = []
    var plain = ""
    var rest = text[...]
    while let first = rest.first {
      let word = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "-" }
      if isClause(String(word)) {
        if !plain.isEmpty { parts.append(.text(plain)) }
        plain = ""
        parts.append(.clause(String(word)))
      } else {
        plain += word.isEmpty ? String(first) : String(word)
      }
      rest = rest.dropFirst(max(1, word.count))
    }
    if !plain.isEmpty { parts.append(.text(plain)) }
    self.parts = parts
  }

  /// Whether it names a clause at all.
  var namesClause: Bool {
    parts.contains { if case .clause = $0 { true } else { false } }
  }
}
