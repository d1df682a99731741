import Testing

@Suite("What clauses rest on, in the built binary") struct EvidenceTests {
  /// A page whose clauses say that much, with their evidence.
  private static func page(
    level: String = "SHOULD", confidence: String = "reported", evidence: String = "reported"
  ) -> String {
    """
    # Page

    | responder | kind        | in  | frame       |
    | --------- | ----------- | --- | ----------- |
    | app       | application |     |             |
    | window    | window      | app | 0 0 100 100 |

    ## HIT-1 A window is found

    A window that is not hidden (`isHidden`) \(level) be found by `hitTest(_:with:)`.

    UIKit: it is, on every version.

    Sources: tests (U1). Feature: hit-testing. Confidence: \(confidence).

    | scenario | when touching | then the hit-test view is |
    | -------- | ------------- | ------------------------- |
    | inside   | 10 10         | window                    |

    ## HIT-2 A hidden window is not

    It MUST not be found where it is `UIView.isHidden`.

    Sources: tests (U2). Feature: hit-testing. Confidence: observed.

    | scenario | given            | when touching | then the hit-test view is |
    | -------- | ---------------- | ------------- | ------------------------- |
    | hidden   | window is hidden | 10 10         | nobody                    |

    ## Ledger

    | statement | evidence | home |
    | --------- | -------- | ---- |
    | U1 | \(evidence) | HIT-1 |
    | U2 | observed <https://example.org/log> | HIT-2 |

    """
  }

  private func conform(_ arguments: [String], page: String = page()) throws -> Workplace.Ending {
    let place = try Workplace()
    try place.write(page, to: "Spec/page.md")
    return try place.begin(arguments).end()
  }

  @Test("Pages that rest on enough are sound, even strictly")
  func sound() throws {
    let ending = try conform(["check", "--strict"])
    #expect(ending.status == 0)
    #expect(ending.errors == "")
  }

  @Test(
    "Pages that claim more than they rest on are not",
    arguments: [
      (page(level: "MUST"), "Spec/page.md:8:1: clause HIT-1 is reported and says MUST\n"),
      (
        page(confidence: "documented", evidence: "documented"),
        "Spec/page.md:34:8: the evidence of U1 is `documented` and has no address\n"
      ),
      (
        page(confidence: "documented"),
        "Spec/page.md:8:1: clause HIT-1 says `documented` and cites no statement whose evidence is "
          + "documented with an address\n"
      ),
    ])
  func unfounded(page: String, mistake: String) throws {
    let ending = try conform(["check", "--strict"], page: page)
    #expect(ending.status == 2)
    #expect(ending.errors.contains(mistake))
  }

  @Test("What a run on UIKit would settle is listed")
  func coverage() throws {
    #expect(
      try conform(["coverage", "--evidence"])
        == Workplace.Ending(
          status: 0,
          output: """
                              MUST      SHOULD         MAY
            documented           0           0           0
            observed             1           0           0
            reported             0           1           0
            disputed             0           0           0

            no MUST below observed

            What a recorded run on UIKit would settle, to be run in this order:

            HIT-1 SHOULD reported A window is found
              HIT-1/inside

            """, errors: ""))
  }

  @Test("A name of Apple's explains its clause, or lists its clauses")
  func names() throws {
    #expect(
      try conform(["explain", "isHidden"])
        == Workplace.Ending(
          status: 0,
          output: """
            HIT-1  SHOULD  A window is found
            HIT-2  MUST    A hidden window is not

            """, errors: ""))
    let one = try conform(["explain", "UIView.hitTest"])
    #expect(one.status == 0)
    #expect(one.output.hasPrefix("HIT-1 SHOULD A window is found\n"))
    #expect(one.output.contains("\n  UIKit: it is, on every version.\n"))
    #expect(
      try conform(["explain", "isHiden"])
        == Workplace.Ending(
          status: 2, output: "",
          errors: "conform: no clause, scenario or name of Apple's is 'isHiden'; did you mean "
            + "'isHidden'?\n"))
    #expect(
      try conform(["explain", "isHidden", "--transcript"])
        == Workplace.Ending(
          status: 2, output: "",
          errors: "conform: 2 clauses have the name 'isHidden': name one by its id to replay it\n"))
  }
}
