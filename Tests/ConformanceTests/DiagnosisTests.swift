import Conformance
import Results
import Testing

@Suite("The diagnosis of results")
struct DiagnosisTests {
  /// Returns results by letter: upper case for failures, lower case for passes, `-` before a letter
  /// for scenarios that were skipped.
  private func results(_ letters: String) -> [ScenarioResult] {
    var isSkipped = false
    return letters.compactMap { letter -> ScenarioResult? in
      guard letter != "-" else {
        isSkipped = true
        return nil
      }
      defer { isSkipped = false }
      let verdict: Verdict =
        isSkipped
        ? .skipped(reason: "lacks it", url: nil)
        : letter.isUppercase ? .errored(message: "out of range") : .passed
      return ScenarioResult(
        id: "HIT-1/\(letter.lowercased())", page: "Spec/hit.md", line: 5, verdict: verdict)
    }
  }

  /// Returns a fault of another clause than that of the rows, unless that is named.
  private func fault(_ name: String, _ rows: String, clauses: [String] = ["HIT-2"]) -> Fault {
    Fault(
      name: name, clauses: clauses,
      rows: rows.map { Fault.Row(id: "HIT-1/\($0)", keys: erring) })
  }

  /// The keys of a row that errs.
  private var erring: Set<String> { results("A")[0].differenceKeys }

  /// Returns each match as `name: explained, contradicting`, and what is unexplained last.
  private func diagnosis(_ letters: String, _ faults: Fault...) -> [String] {
    guard let diagnosis = Diagnosis(of: results(letters), by: faults) else { return [] }
    let slugs = { (ids: [String]) in ids.map { String($0.dropFirst(6)) }.joined() }
    return diagnosis.matches.map {
      "\($0.name): \(slugs($0.explained))"
        + ($0.contradicting.isEmpty ? "" : " not \(slugs($0.contradicting))")
    } + [slugs(diagnosis.unexplained)]
  }

  @Test("Faults that overlap are both named if each explains what the other does not")
  func overlapping() {
    #expect(
      diagnosis("ABCDEfg", fault("one", "abcf"), fault("two", "cd"))
        == ["two: cd", "one: abc not f", "e"])
  }

  @Test("A fault whose rows another explains with more is not named")
  func contained() {
    #expect(diagnosis("ABCd", fault("small", "ab"), fault("large", "abc")) == ["large: abc", ""])
  }

  @Test("A fault that others explain altogether, once they are chosen, is not named")
  func coveredLater() {
    #expect(
      diagnosis("ABCDEFGH", fault("middle", "cdef"), fault("left", "abcd"), fault("right", "efgh"))
        .sorted() == ["", "left: abcd", "right: efgh"].sorted())
  }

  @Test("A fault of which more passes than half as much as fails is not named")
  func contradicted() {
    #expect(diagnosis("ABCde", fault("most", "abcde")) == ["most: abc not de", ""])
    #expect(diagnosis("ABcde", fault("few", "abcde")) == [])
  }

  @Test("A row that differs otherwise does not speak against a fault where another explains it")
  func hidden() {
    let large = fault("large", "abcdefghijkl")
    let small = Fault(
      name: "small", clauses: ["HIT-2"],
      rows: "ijklmno".map {
        Fault.Row(id: "HIT-1/\($0)", keys: $0 < "m" ? ["otherwise"] : erring)
      })
    #expect(diagnosis("ABCDEFGHIJKLMNO", small) == [])
    #expect(
      diagnosis("ABCDEFGHIJKLMNO", large, small) == ["large: abcdefghijkl", "small: mno", ""])
    // What is newly explained must be more than one or two rows.
    #expect(diagnosis("ABCDEFGHIJKLMN", large, small) == ["large: abcdefghijkl", "mn"])
    #expect(diagnosis("ABCDEFGHIJKLMNo", large, small) == ["large: abcdefghijkl", "mn"])
  }

  @Test(
    "What passes, or fails beside it, is the reason why a cause is not sure", arguments: examples)
  func doubts(_ example: Doubtful) {
    let matches = Diagnosis(
      of: results(example.letters),
      by: example.faults.map { fault($0.name, $0.rows, clauses: $0.clauses) })?.matches
    let one = matches?.first { $0.name == example.faults[0].name }
    #expect(one?.doubts.map(\.words) == example.doubts)
    #expect(one?.grade == example.grade)
  }

  /// Results, faults, and what is said of the first of them.
  struct Doubtful: CustomTestStringConvertible {
    var letters: String
    var faults: [(name: String, rows: String, clauses: [String])]
    var grade: Grade
    var doubts: [String]

    var testDescription: String { "\(letters): \(doubts)" }

    init(
      _ letters: String, _ rows: String, clauses: [String] = ["HIT-2"], name: String = "one",
      and others: [String] = [], _ grade: Grade, _ doubts: String...
    ) {
      self.letters = letters
      faults =
        [(name, rows, clauses)]
        + others.enumerated().map { ("other \($0.offset)", $0.element, ["HIT-2"]) }
      self.grade = grade
      self.doubts = doubts
    }
  }

  private static let examples = [
    // Few rows show it.
    Doubtful("ABCDEFGH", "abcdefgh", .sure),
    Doubtful("ABCDEFG", "abcdefg", .likely, "7 rows only"),
    Doubtful("AB", "ab", .likely, "2 rows only"),
    Doubtful("A", "a", .perhaps, "one row only"),
    // Rows pass: a few, more than a quarter, one of its own clauses, one that its name excludes.
    Doubtful("ABCDEFGHij", "abcdefghij", .likely, "2 of 10 rows pass"),
    Doubtful("ABCDEFGHijk", "abcdefghijk", .perhaps, "3 of 11 rows pass"),
    Doubtful("ABCDEFGHi", "abcdefghi", clauses: ["HIT-1"], .perhaps, "1 of 9 rows passes"),
    Doubtful("ABCDEFGHi", "abcdefghi", name: "Alpha is ignored", .perhaps, "1 of 9 rows passes"),
    Doubtful("ABCDEFGHi", "abcdefghi", name: "Every view is hit", .perhaps, "1 of 9 rows passes"),
    Doubtful("ABCDEFGHi", "abcdefghi", name: "Clear views are hit", .likely, "1 of 9 rows passes"),
    // Rows of its clauses fail that it leaves alone, and that no other cause explains.
    Doubtful("ABCDEFGHIJ", "abcdefgh", .sure),
    Doubtful("ABCDEFGHIJK", "abcdefgh", .likely, "3 rows beside it fail too"),
    Doubtful("ABCDEFGHIJK", "abcdefgh", and: ["ijk"], .sure),
    Doubtful("ABCDEFGHIJKLMNOPQ", "abcdefgh", .perhaps, "9 rows beside it fail too"),
    // Other causes explain half of its rows, and more.
    Doubtful("ABCDEFGHIJKL", "abcdefgh", and: ["efghijkl"], .sure),
    Doubtful(
      "ABCDEFGHIJK", "abcdefgh", and: ["defghijk"], .perhaps, "other causes fit 5 of 8 rows"),
  ]

  @Test("Rows that fail otherwise make a cause doubtful, unless another cause explains them")
  func otherwise() {
    let doubts = { (rows: String, otherwise: Set<Character>, others: [Fault]) in
      let one = Fault(
        name: "one", clauses: ["HIT-2"],
        rows: rows.map {
          Fault.Row(id: "HIT-1/\($0)", keys: otherwise.contains($0) ? ["otherwise"] : erring)
        })
      let match = Diagnosis(of: results(rows.uppercased()), by: [one] + others)?.matches
        .first { $0.name == "one" }
      return match.map { [$0.grade.rawValue] + $0.doubts.map(\.words) }
    }
    #expect(doubts("abcdefghij", ["i", "j"], []) == ["likely", "2 of 10 rows fail otherwise"])
    #expect(
      doubts("abcdefghijk", ["i", "j", "k"], []) == ["perhaps", "3 of 11 rows fail otherwise"])
    #expect(doubts("abcdefghijk", ["i", "j", "k"], [fault("two", "ijk")]) == ["sure"])
  }

  /// Results of other clauses that fail, or pass.
  private func more(_ ids: [String], _ verdict: Verdict = .errored(message: "out of range"))
    -> [ScenarioResult]
  {
    ids.map { ScenarioResult(id: $0, page: "Spec/a.md", line: 5, verdict: verdict) }
  }

  @Test("What fails in other clauses changes nothing for a cause")
  func independent() {
    let ids = (3...80).map { "HIT-\($0)/a" }
    let one = Diagnosis(of: results("ABCDEFGH") + more(ids), by: [fault("one", "abcdefgh")])
    #expect(one?.matches.map(\.doubts) == [[]])
  }

  @Test("A cause is doubtful where a fault that is no cause fits its rows and half as many more")
  func partOfSomethingWider() {
    let elsewhere = (1...4).map { "TOUCH-\($0)/a" }
    let results = results("ABCDEFGH") + more(elsewhere) + more(["FIRST-9/x"], .passed)
    let doubts = { (count: Int) in
      var wide = fault("wide", "abcdefgh", clauses: ["FIRST-9"])
      // The row of its own clause passes, so it is no cause.
      wide.rows += (elsewhere.prefix(count) + ["FIRST-9/x"]).map { Fault.Row(id: $0, keys: erring) }
      return Diagnosis(of: results, by: [fault("one", "abcdefgh"), wide])?.matches
        .flatMap { $0.doubts.map(\.words) }
    }
    #expect(doubts(4) == ["part of something wider, such as: wide"])
    #expect(doubts(3) == [])
  }

  @Test("Of two that newly explain as much and miss as little, the one that explains more is named")
  func superset() {
    let (large, narrow, wide) = ("efghijklmn", "abcd", "abcdef")
    #expect(
      diagnosis(
        "ABCDEFGHIJKLMN", fault("large", large), fault("narrow", narrow), fault("wide", wide))
        == ["large: \(large)", "wide: abcdef", ""])
  }

  @Test("A cause of which more than a quarter was left out is judged on a part, until it is asked")
  func part() {
    let leftOut = (3...42).map { "HIT-\($0)/a" }
    let match = { (count: Int, besides: [ScenarioResult]) in
      var one = fault("one", "abcdefgh")
      one.rows += leftOut.prefix(count).map { Fault.Row(id: $0, keys: erring) }
      return Diagnosis(of: results("ABCDEFGH"), besides: besides, by: [one])?.matches.first
    }
    #expect(match(2, [])?.doubts == [])
    #expect(match(3, [])?.doubts.map(\.words) == ["judged on a part, without 3 rows"])
    #expect(match(3, [])?.grade == .perhaps)
    #expect(match(3, [])?.gradeOfPart == .sure)
    #expect(match(3, [])?.leftOut == Array(leftOut.prefix(3)))
    let whole = match(3, more(Array(leftOut.prefix(3))))
    #expect(whole?.doubts == [])
    #expect(whole?.asked == Array(leftOut.prefix(3)))
    #expect(whole?.explainedByRun == 8)
    let refuted = match(3, more(Array(leftOut.prefix(3)), .passed))
    #expect(refuted?.doubts.map(\.words) == ["3 of 11 rows pass"])
    // Thirty rows are enough, and what the engine skips is not left out.
    #expect(match(40, more(Array(leftOut.prefix(30))))?.doubts == [])
    let skipped = more(leftOut, .skipped(reason: "lacks it", url: nil))
    #expect(match(40, skipped)?.doubts == [])
  }

  @Test("What was asked besides is no failure of the run, and alone makes no cause")
  func besides() {
    let besides = more(["HIT-7/a", "HIT-7/b"])
    let fault = Fault(
      name: "other", clauses: [], rows: besides.map { Fault.Row(id: $0.id, keys: erring) })
    let diagnosis = Diagnosis(
      of: results("AB"), besides: besides, by: [self.fault("one", "ab"), fault])
    #expect(diagnosis?.matches.map(\.name) == ["one"])
    #expect(diagnosis?.failures == 2)
    #expect(diagnosis?.unexplained == [])
  }

  @Test("A fault needs all differences of a row, whatever else differs there")
  func allDifferences() {
    let difference = { (phrase: String, actual: String) in
      Difference(step: 0, line: 5, phrase: .word(phrase), expected: "A", actual: .word(actual))
    }
    let result = { (differences: [Difference]) in
      ScenarioResult(
        id: "HIT-1/a", page: "Spec/hit.md", line: 5, verdict: .failed(differences))
    }
    let (first, second) = (difference("the subviews are", "A, A"), difference("next is", "B"))
    let fault = { (differences: [Difference]) in
      Fault(
        name: "one", clauses: ["HIT-1"],
        rows: [Fault.Row(id: "HIT-1/a", keys: result(differences).differenceKeys)])
    }
    let explained = { (seen: [Difference], known: [Difference]) in
      Diagnosis(of: [result(seen)], by: [fault(known)])?.explained
    }
    #expect(explained([first, second], [first, second]) == 1)
    #expect(explained([first, second], [first]) == 1)
    #expect(explained([first], [first, second]) == nil)
    // The same kind of difference, with another value.
    #expect(explained([difference("the subviews are", "A, B")], [first]) == nil)
  }

  @Test("One row is enough only if no other row of the fault was judged")
  func oneRow() {
    #expect(diagnosis("Ab", fault("one", "a")) == ["one: a", ""])
    #expect(diagnosis("A-b", fault("one", "ab")) == ["one: a", ""])
    #expect(diagnosis("Ab", fault("one", "ab")) == [])
  }

  @Test("Of two that explain as much, the one with the smaller fingerprint is named")
  func ties() {
    #expect(
      diagnosis("ABCde", fault("wide", "abcde"), fault("exact", "abc")) == ["exact: abc", ""])
  }

  @Test("What was not judged does not count against a fault")
  func unclaimed() {
    #expect(
      diagnosis(
        "ABCDE-f-g-h-i-j", fault("broad", "abcdefghij"), fault("exact", "abcd"), fault("one", "e"))
        == ["broad: abcde", ""])
  }

  @Test("Faults that the judged scenarios cannot tell apart are named together")
  func alike() {
    #expect(
      diagnosis("ABc-d", fault("one", "abd"), fault("two", "ab"), fault("three", "c"))
        == ["one, or two: ab", ""])
  }

  @Test("Skipped scenarios neither speak for a fault nor against it")
  func skipped() {
    #expect(diagnosis("AB-c-d", fault("one", "abcd")) == ["one: ab", ""])
    #expect(diagnosis("-a-bc", fault("one", "ab")) == [])
  }

  @Test("Expected failures are diagnosed like others")
  func expected() {
    var known = results("ABc")
    for index in known.indices { known[index].expected = ExpectedFailure(reason: "known") }
    let diagnosis = Diagnosis(of: known, by: [fault("one", "ab")])
    #expect(diagnosis?.matches.map(\.explained) == [["HIT-1/a", "HIT-1/b"]])
    #expect(diagnosis?.failures == 2)
  }

  @Test("Without failures, faults or a fault that fits there is no diagnosis")
  func none() {
    #expect(diagnosis("abc", fault("one", "ab")) == [])
    #expect(diagnosis("ABC") == [])
    #expect(diagnosis("ABC", fault("one", "x")) == [])
  }

  @Test("The fault that explains most comes first, and clauses are named once")
  func order() {
    let faults = [
      fault("small", "ab", clauses: ["HIT-1", "HIT-2"]), fault("same", "ab", clauses: ["HIT-2"]),
      fault("large", "cde"),
    ]
    let matches = Diagnosis(of: results("ABCDE"), by: faults)?.matches
    #expect(matches?.map(\.name) == ["large", "small, or same"])
    #expect(matches?.last?.clauses == ["HIT-1", "HIT-2"])
  }
}

@Suite("Files of fingerprints")
struct FingerprintsTests {
  private func text(_ faults: String) -> [UInt8] {
    Array(#"{"format":"conform-fingerprints","version":3,"faults":[\#(faults)]}"#.utf8)
  }

  @Test("Faults are read with their clauses and rows")
  func read() throws {
    let fingerprints = try Fingerprints(
      text(
        #"{"name":"Hit-testing ignores alpha","clauses":["HIT-10"],"rows":["HIT-10/window 1a2b3c error"]}"#
      ))
    #expect(
      fingerprints.faults == [
        Fault(
          name: "Hit-testing ignores alpha", clauses: ["HIT-10"],
          rows: [Fault.Row(id: "HIT-10/window", keys: ["1a2b3c", "error"])])
      ])
  }

  @Test(
    "What is missing, unknown or twice there is an error",
    arguments: [
      (#"{"clauses":[],"rows":[]}"#, "faults[0].name: the field is missing"),
      (#"{"name":"a","clauses":[],"rows":[3]}"#, "faults[0].rows[0]: a string should stand here"),
      (
        #"{"name":"a","clauses":[],"rows":[]},{"name":"a","clauses":[],"rows":[]}"#,
        #"faults[1].name: "a" occurs twice"#
      ),
    ])
  func malformed(_ faults: String, _ beginning: String) {
    let error = #expect(throws: FingerprintsError.self) { try Fingerprints(text(faults)) }
    guard case .malformed(let words) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(words.hasPrefix(beginning), "\(words)")
  }

  @Test("Other formats and other versions are errors")
  func otherFormat() {
    let others = [#"{"format":"conform-report","version":1,"faults":[]}"#, "[]", #"{"version":2}"#]
    for text in others {
      #expect(throws: FingerprintsError.self) { try Fingerprints(Array(text.utf8)) }
    }
  }
}
