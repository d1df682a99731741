@testable import SpecReading

extension SpecDiagnosticTests {
  /// Reads a page with a clause of the level and confidence, and more blocks below its prose.
  private static func clause(_ level: String, _ confidence: String, more: String = "")
    -> ParsedPage
  {
    TestPage.page(
      """
      # Page

      ## HIT-1 Title

      It \(level).

      \(more)

      Sources: me. Feature: touches. Confidence: \(confidence).

      Not tested: no.
      """)
  }

  /// Reads a page with a section of the traceability matrix.
  private static func matrix(_ evidence: String = "", _ rows: String...) -> ParsedPage {
    TestPage.page(
      """
      # Sources

      ## Further

      \(evidence)

      | statement | says | evidence | home |
      | --------- | ---- | -------- | ---- |
      \(rows.joined(separator: "\n"))
      """)
  }

  private static let form = """
    write one of `documented`, `observed`, `reported`, `disputed`, or \
    `recorded on iOS 26.1 (23B86)`, then its address as `<https://…>`, or a header and a symbol as `UIView.h` `hitTest:withEvent:`; \
    commas between several
    """
  private static let known = "UIKit: it does, since iOS 13."

  static let evidenceCases = [
    Case("documented MUST", clause("MUST", "documented")),
    Case("observed MUST", clause("MUST", "observed")),
    Case("reported SHOULD with what UIKit does", clause("SHOULD", "reported", more: known)),
    Case("disputed MAY with what UIKit does", clause("MAY", "disputed", more: known)),
    Case(
      "what UIKit does binds nobody",
      clause("MAY", "disputed", more: "UIKit: it MUST, says Apple, and `isHidden` SHOULD.")),
    Case(
      "disputed MUST", clause("MUST", "disputed"),
      """
      Spec/page.md:3:1: clause HIT-1 is disputed and says MUST
        hint: say MAY and allow both readings
      """),
    Case(
      "reported MUST", clause("MUST", "reported"),
      """
      Spec/page.md:3:1: clause HIT-1 is reported and says MUST
        hint: say SHOULD, or cite what Apple has published or a published run
      """),
    Case(
      "disputed SHOULD", clause("SHOULD", "disputed"),
      """
      Spec/page.md:3:1: clause HIT-1 is disputed and says SHOULD
        hint: say MAY and allow both readings
      """),
    Case(
      "MAY without what UIKit does", clause("MAY", "documented", more: "UIKit does."),
      """
      Spec/page.md:3:1: clause HIT-1 is documented, says MAY and does not tell what UIKit does
        hint: add a paragraph `UIKit: …`; `UIKit: what it does is not known.` where that is so
      """),
    Case(
      "reported SHOULD with nothing said of UIKit", clause("SHOULD", "reported", more: "UIKit:"),
      """
      Spec/page.md:3:1: clause HIT-1 is reported, says SHOULD and does not tell what UIKit does
        hint: add a paragraph `UIKit: …`; `UIKit: what it does is not known.` where that is so
      """),
    Case(
      "two paragraphs on UIKit",
      clause("MAY", "disputed", more: "\(known)\n\nUIKit: it does not."),
      """
      Spec/page.md:9:1: clause HIT-1 has a second paragraph `UIKit: …`
        hint: make the two one
      """),
    Case(
      "sound evidence",
      matrix(
        "", "| U1 | a | documented <https://a.b/c> | HIT-1 |", "| R2 | a | disputed | HIT-1 |",
        "| U3 | a | | open |", "| U4 | a | | untestable: history |", "| C1 | a | | HIT-1 |")),
    Case(
      "sound evidence of a section",
      matrix(
        "Evidence: observed\n<https://a.b/c>.", "| U1 | a | | HIT-1 |",
        "| U2 | a | reported | HIT-1 |")),
    Case(
      "unreadable evidence",
      matrix(
        "", "| U1 | a | obsreved <https://a.b> | HIT-1 |",
        "| U2 | a | documented https://a.b | HIT-1 |"),
      """
      Spec/page.md:9:12: this evidence is not understood: obsreved <https://a.b>
        hint: did you mean `observed`?
      Spec/page.md:10:12: this evidence is not understood: documented https://a.b
        hint: \(form)
      """),
    Case(
      "evidence without an address",
      matrix("", "| U1 | a | documented | HIT-1 |", "| S1 | a | observed | open |"),
      """
      Spec/page.md:9:12: the evidence of U1 is `documented` and has no address
        hint: add its address as `<https://…>`, or a header and a symbol as `UIView.h` \
      `hitTest:withEvent:`, or write `reported`
      Spec/page.md:10:12: the evidence of S1 is `observed` and has no address
        hint: add its address as `<https://…>`, or a header and a symbol as `UIView.h` \
      `hitTest:withEvent:`, or write `reported`
      """),
    Case(
      "no evidence", matrix("", "| U1 | a | | HIT-1 |", "| R1 | a | | HIT-1 |"),
      """
      Spec/page.md:9:12: statement U1 has a home and no evidence
        hint: \(form)
      Spec/page.md:10:12: statement R1 has a home and no evidence
        hint: \(form)
      """),
    Case(
      "no column of evidence",
      TestPage.page("# Page\n\n| statement | home |\n| --- | --- |\n| U1 | HIT-1 |"),
      """
      Spec/page.md:5:3: statement U1 has a home and no evidence
        hint: \(form)
      """),
    Case(
      "a section's evidence without an address",
      matrix("Evidence: documented.", "| S1 | a | | open |"),
      """
      Spec/page.md:5:1: the evidence of this section is `documented` and has no address
        hint: add its address as `<https://…>`, or a header and a symbol as `UIView.h` \
      `hitTest:withEvent:`, or write `reported`
      """),
    Case(
      "a section's unreadable evidence",
      matrix("Evidence: observed, without an address", "| S1 | a | | open |"),
      """
      Spec/page.md:5:1: this evidence is not understood: observed, without an address
        hint: \(form)
      """),
    Case(
      "a section's second evidence",
      matrix("Evidence: reported\n\nEvidence: disputed", "| S1 | a | | open |"),
      """
      Spec/page.md:7:1: this section has a second paragraph `Evidence: …`
        hint: make the two one
      """),
    Case(
      "evidence of nothing", TestPage.page("# Page\n\nEvidence: reported\n\n## Next"),
      """
      Spec/page.md:3:1: no statement of this section rests on its evidence
        hint: move the paragraph below the heading of a table of statements, or remove it
      """),
  ]
}
