import ArgumentParser
import Conformance
import Reporting
import Running

/// Lists the phrases that steps are written in.
struct Phrases: OutcomeCommand {
  static let configuration = CommandConfiguration(
    commandName: "phrases",
    abstract: "List every phrase that a step may say, with what fills its slots.",
    discussion: """
      A column's header is a keyword (given, when, then) and the start of a phrase; the cell is \
      its end. What stands in braces is filled in.

      Examples:
        conform phrases
      """)

  @OptionGroup var spec: SpecOptions

  func outcome() async throws -> RunOutcome {
    StandardStream.output.write(Self.text(of: try spec.vocabulary()))
    return .conforming
  }

  /// The whole list, grouped by keywords, with the slots at the end.
  static func text(of vocabulary: Vocabulary) -> TerminalText {
    var text: TerminalText = ""
    for keywords in Vocabulary.keywordGroups
    where vocabulary.phrases.contains(where: { $0.keywords == keywords }) {
      text += "\(keywords.map(\.rawValue).joined(separator: " or "))\n"
      for phrase in vocabulary.phrases where phrase.keywords == keywords {
        text += "  \(phrase.pattern)\n      \(phrase.help) (\(phrase.needs.description))\n"
      }
      text += "\n"
    }
    text += "what fills a slot\n"
    for slot in vocabulary.slots {
      text += "  {\(slot.spelling)}: \(slot.description, upTo: 1000)\n"
    }
    return text
  }
}
