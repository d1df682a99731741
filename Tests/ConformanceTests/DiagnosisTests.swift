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
        == ["one: abc not f", "two: cd", "e"])
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

  @Test("A row of its own clauses that passes makes a fault doubtful, one of others does not")
  func veto() {
    let isSure = { (letters: String, clauses: [String]) in
      let fault = fault("one", "abcdefghij", clauses: clauses)
      return Diagnosis(of: results(letters), by: [fault])?.matches.map { !$0.isWeak }
    }
    #expect(isSure("ABCDEFGHIJ", ["HIT-1"]) == [true])
    #expect(isSure("ABCDEFGHIj", ["HIT-1"]) == [false])
    #expect(isSure("ABCDEFGHIj", ["HIT-2"]) == [true])
    #expect(isSure("ABCDEFGhij", ["HIT-2"]) == [false])
  }

  /// Whether the causes named `one` are sure, of some results and of more that fail with these ids.
  private func isSure(_ letters: String, _ one: Fault, beside ids: [String] = []) -> [Bool]? {
    let others = ids.map {
      ScenarioResult(id: $0, page: "Spec/a.md", line: 5, verdict: .errored(message: "no glass"))
    }
    return Diagnosis(of: results(letters) + others, by: [one])?.matches.map { !$0.isWeak }
  }

  @Test("A fault is doubtful where its clauses fail in many rows that it leaves alone")
  func beside() {
    let one = fault("one", "abcdefgh")
    #expect(isSure("ABCDEFGHIJ", one) == [true])
    #expect(isSure("ABCDEFGHIJK", one) == [false])
    #expect(isSure("ABCDEFGHIJ", one, beside: ["HIT-3/a"]) == [true])
    #expect(isSure("ABCDEFGHIJ", one, beside: ["HIT-2/a"]) == [false])
    // What another cause explains is not left alone.
    let both = Diagnosis(of: results("ABCDEFGHIJK"), by: [one, fault("two", "ijk")])?.matches
    #expect(both?.map(\.isWeak) == [false, false])
  }

  @Test("A fault with twelve rows stays sure where as many more of its clauses fail")
  func besideMany() {
    let one = fault("one", "abcdefghijkl")
    #expect(isSure("ABCDEFGHIJKLMNOPQRSTUVWX", one) == [true])
    #expect(isSure("ABCDEFGHIJKLMNOPQRSTUVWXY", one) == [false])
    #expect(isSure("ABCDEFGHIJKNOPQRST", fault("one", "abcdefghijk")) == [false])
    // Three of fifteen pass: four fifths fail as they would with it. Three of fourteen are too many.
    #expect(isSure("ABCDEFGHIJKLmnoPQRST", fault("one", "abcdefghijklmno")) == [true])
    #expect(isSure("ABCDEFGHIJKlmnPQRST", fault("one", "abcdefghijklmn")) == [false])
  }

  @Test("A fault is doubtful where many of its rows fail otherwise")
  func otherwise() {
    let one = { (otherwise: String) in
      Fault(
        name: "one", clauses: ["HIT-2"],
        rows: "abcdef".map {
          Fault.Row(id: "HIT-1/\($0)", keys: otherwise.contains($0) ? ["otherwise"] : erring)
        })
    }
    #expect(isSure("ABCDEF", one("f")) == [true])
    #expect(isSure("ABCDEF", one("ef")) == [false])
  }

  @Test("A fault is doubtful where much more about its subjects has no sure cause")
  func unexplained() {
    let one = fault("one", "abc")
    let ids = (1...7).map { "HIT-\($0 + 2)/a" }
    #expect(isSure("ABC", one, beside: Array(ids.prefix(6))) == [true])
    #expect(isSure("ABC", one, beside: ids) == [false])
    #expect(isSure("ABC", one, beside: (1...70).map { "TOUCH-\($0)/a" }) == [true])
  }

  @Test("A fault is doubtful where another that is no cause fits its rows and half as many more")
  func partOfSomethingWider() {
    let one = fault("one", "abcdef")
    // Rows of other subjects fail as with the wider fault, which a row of its own clauses refutes.
    let elsewhere = (1...3).map { "TOUCH-\($0)/a" }
    let results =
      results("ABCDEFg")
      + elsewhere.map {
        ScenarioResult(
          id: $0, page: "Spec/a.md", line: 5, verdict: .errored(message: "out of range"))
      }
    let areSure = { (count: Int, more: [Fault]) in
      var wide = fault("wide", "abcdefg", clauses: ["HIT-1"])
      wide.rows += elsewhere.prefix(count).map { Fault.Row(id: $0, keys: erring) }
      return Diagnosis(of: results, by: [one, wide] + more)?.matches.filter { !$0.isWeak }
        .map(\.name)
    }
    #expect(areSure(3, []) == [])
    #expect(areSure(2, []) == ["one"])
    // What sure causes explain altogether is nothing wider.
    var two = fault("two", "")
    two.rows = elsewhere.map { Fault.Row(id: $0, keys: erring) }
    #expect(areSure(3, [two]) == ["one", "two"])
  }

  @Test("One row that passes makes a fault doubtful whose name says never or always")
  func universal() {
    let names = [
      "Alpha is ignored", "touchDown is never sent", "Every view is hit", "Clear views are hit",
    ]
    #expect(
      names.map { isSure("ABCDEFGHIj", fault($0, "abcdefghij")) } == [
        [false], [false], [false], [true],
      ])
    #expect(isSure("ABCDEFGHIJ", fault(names[0], "abcdefghij")) == [true])
  }

  @Test("A fault needs all differences of a row, whatever else differs there")
  func allDifferences() {
    let difference = { (phrase: String, actual: String) in
      Difference(step: 0, line: 5, phrase: phrase, expected: "A", actual: actual)
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

  @Test("Faults that fit exactly are named before one that breaks much more than was judged")
  func judgedShare() {
    #expect(
      diagnosis(
        "ABCDE-f-g-h-i-j", fault("broad", "abcdefghij"), fault("exact", "abcd"), fault("one", "e"))
        == ["exact: abcd", "one: e", ""])
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
      fault("large", "cdefg"),
    ]
    let matches = Diagnosis(of: results("ABCDEfg"), by: faults)?.matches
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
