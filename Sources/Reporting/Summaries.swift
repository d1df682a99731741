import Conformance
import Results

/// The summary of `conform check` without mistakes.
package enum CheckSummary {
  /// `2 pages, 41 clauses, 143 scenarios: no mistakes`.
  package static func text(pages: Int, clauses: Int, scenarios: Int) -> TerminalText {
    let counts = [
      Noun.counted(pages, "page"), Noun.counted(clauses, "clause"),
      Noun.counted(scenarios, "scenario"),
    ]
    return "\(counts.joined(separator: ", ")): no mistakes\n"
  }
}

/// The summary of a link check without broken links.
package enum LinkSummary {
  /// `4210 links in 17 pages: none is broken`.
  package static func text(links: Int, pages: Int) -> TerminalText {
    "\(Noun.counted(links, "link")) in \(Noun.counted(pages, "page")): none is broken\n"
  }
}

/// The summary of writing a site.
package enum SiteSummary {
  /// `.build/site/index.html: 3 files written, 1 removed, 20 unchanged`.
  package static func text(front: String, written: Int, removed: Int, unchanged: Int)
    -> TerminalText
  {
    let removals: TerminalText = removed > 0 ? ", \(removed) removed" : ""
    let files = Noun.counted(written, "file")
    return "\(front, upTo: .max): \(files) written\(removals), \(unchanged) unchanged\n"
  }
}

/// The summary of a joined report.
package enum JoiningSummary {
  /// Returns `3 reports joined`, and a line of counts for each engine.
  package static func text(_ report: Report, files: Int) -> TerminalText {
    "\(Noun.counted(files, "report")) joined\n"
      + report.engines.map { "\(ResultCounts($0).summaryWords) · \($0.profile.words)\n" }.joined()
  }
}

/// The summary of making an engine.
package enum NewEngineSummary {
  /// Returns how many files were written to which folder, and the commands to paste.
  package static func text(folder: String, language: String, files: Int, commands: [String])
    -> TerminalText
  {
    "\(folder, upTo: .max): \(Noun.counted(files, "file")) of an engine in \(language)\n\nNext:\n\n"
      + commands.map { "  \($0, upTo: .max)\n" }.joined()
  }
}
