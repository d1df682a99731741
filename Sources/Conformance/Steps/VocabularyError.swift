/// A mistake in a row of the vocabulary's page. The engine in a page, whose rows are checked, does not
/// tell them apart.
package struct VocabularyError: Error, Hashable, Sendable {
  #if hasFeature(Embedded)
    @inline(__always) init(_ text: Substring, _ problem: HelpText, hint: HelpText = "") {}
    @inline(__always) init(
      _ name: Substring, undeclaredIn table: VocabularyTables.Table, _ problem: HelpText
    ) {}
    @inline(__always) init(_ name: Substring, repeating problem: HelpText) {}
    @inline(__always) init(saying says: Substring) {}
  #else
    /// The part of the row that is wrong.
    package let text: String
    /// The mistake.
    package let problem: HelpText
    /// How to mend it.
    package let remedy: Remedy

    /// How a mistake is mended.
    package enum Remedy: Hashable, Sendable {
      case hint(HelpText)
      /// By a name that a table declares, or by a row there.
      case name(String, of: VocabularyTables.Table)
    }

    init(
      _ text: Substring, _ problem: HelpText,
      hint: HelpText = "compare it with another row of the page"
    ) {
      self.text = String(text)
      self.problem = problem
      remedy = .hint(hint)
    }

    /// Creates the mistake of a name that no row of a table declares.
    init(_ name: Substring, undeclaredIn table: VocabularyTables.Table, _ problem: HelpText) {
      text = String(name)
      self.problem = problem
      remedy = .name(text, of: table)
    }

    /// Creates the mistake of a phrase that says neither a step nor what is expected of calls.
    init(saying says: Substring) {
      let isOfCalls = ["receives ", "does not receive ", "visits ", "history "].contains {
        says.hasPrefix($0)
      }
      self =
        isOfCalls
        ? Self(says, undeclaredIn: .message, "no message or family has this name")
        : Self(
          says, undeclaredIn: .step, "this is no step of the tables, and no expectation of calls")
    }

    /// Creates the mistake of a name that another row of the table has.
    init(_ name: Substring, repeating problem: HelpText) {
      self.init(name, problem, hint: "keep one of the two rows")
    }
  #endif
}
