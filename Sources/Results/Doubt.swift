import Conformance

/// How likely a cause is that a diagnosis names, by the engines by which its limits were chosen: those with
/// faults of the catalogue and of unlisted.md, and GNUstep, Qt and GTK.
package enum Grade: String, Hashable, Sendable, CaseIterable, WireValue {
  /// Nothing speaks against it: true in 98 of 100 cases.
  case sure
  /// What speaks against it does so in vain for the most part: true in 85 of 100 cases.
  case likely
  /// Everything else.
  case perhaps

}

extension Grade: Comparable {
  /// Whether a cause of one grade is more likely than one of another.
  package static func < (one: Grade, other: Grade) -> Bool { one.rank < other.rank }

  private var rank: Int { Grade.allCases.firstIndex(of: self) ?? 0 }
}

/// Why a cause is not sure.
package enum Doubt: Hashable, Sendable {
  /// So few rows show it.
  case fewRows(Int)
  /// So many of the rows that it predicts pass; `isMuch` where that refutes its name or its clauses, or
  /// with what fails otherwise is more than a quarter.
  case passing(Int, of: Int, isMuch: Bool)
  /// So many of the rows that it predicts fail in another way.
  case otherwise(Int, of: Int, isMuch: Bool)
  /// So many more rows of the same clauses fail, which no cause explains; `isMuch` where these are more
  /// than its own.
  case beside(Int, isMuch: Bool)
  /// Other causes explain so many of its rows.
  case shared(Int, of: Int)
  /// A fault that is no cause predicts its rows, and half as many more that fail so.
  case wider(Fault)
  /// So many of the rows that it predicts were left out of the run.
  case part(leftOut: Int)

  /// The best grade of a cause with this doubt.
  package var grade: Grade {
    switch self {
    case .fewRows(let count): count == 1 ? .perhaps : .likely
    case .passing(_, _, let isMuch), .otherwise(_, _, let isMuch), .beside(_, let isMuch):
      isMuch ? .perhaps : .likely
    case .shared, .wider, .part: .perhaps
    }
  }

  /// The doubt in a few words: `3 of 9 rows pass`.
  package var words: String {
    let rows = { (count: Int) in count == 1 ? "1 row" : "\(count) rows" }
    return switch self {
    case .fewRows(let count): count == 1 ? "one row only" : "\(count) rows only"
    case .passing(let count, let all, _):
      "\(count) of \(rows(all)) \(count == 1 ? "passes" : "pass")"
    case .otherwise(let count, let all, _):
      "\(count) of \(rows(all)) \(count == 1 ? "fails" : "fail") otherwise"
    case .beside(let count, _): "\(rows(count)) beside it \(count == 1 ? "fails" : "fail") too"
    case .shared(let count, let all): "other causes fit \(count) of \(rows(all))"
    case .wider(let fault): "part of something wider, such as: \(fault.name)"
    case .part(let count): "judged on a part, without \(rows(count))"
    }
  }
}

extension [Doubt] {
  /// The grade of a cause with these doubts.
  package var grade: Grade { map(\.grade).max() ?? .sure }
  /// The doubts in a few words; nil if there is none.
  package var words: String? {
    isEmpty ? nil : map(\.words).joined(separator: "; ")
  }
}
