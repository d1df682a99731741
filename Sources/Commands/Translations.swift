import ArgumentParser
import Reporting
import Running
import SpecReading

/// Prints the state of the translations, or records sections as up to date.
struct Translations: OutcomeCommand {
  static let configuration = CommandConfiguration(
    commandName: "translations",
    abstract: "Show translation progress; mark translations as up to date.",
    discussion: """
      The pages of another language stand in a folder below the pages, named by the language's \
      tag. Once a translation says what its original says, '--stamp' marks it as up to date; \
      when the original changes, the translation is out of date until it is marked again.

      Examples:
        conform translations
        conform translations --stamp hit-testing 'touches#TOUCH-3'
        conform translations --language ko --stamp
      """)

  @OptionGroup var spec: SpecOptions

  @Option(
    help: ArgumentHelp(
      "Just this language, by its folder's name. Example: --language ko", valueName: "tag"))
  var language: String?

  @Flag(help: "Mark translations as up to date: those that are named, or all.")
  var stamp = false

  @Argument(
    help: """
      The pages or sections to mark, as many as there are, with '--stamp'. Example: hit-testing \
      'touches#TOUCH-3'
      """)
  var names: [String] = []

  func validate() throws {
    if !stamp, !names.isEmpty {
      throw ValidationError("Pages and sections are named with '--stamp' only.")
    }
  }

  func outcome() async throws -> RunOutcome {
    let book = try await spec.book(languages: .all)
    let translations = try chosen(among: book.translations)
    if stamp {
      try record(translations)
    } else {
      StandardStream.output.write(TranslationText.text(translations.map(\.tally)))
    }
    return .conforming
  }

  private func chosen(among translations: [Translation]) throws -> [Translation] {
    guard let language else { return translations }
    let chosen = translations.filter { $0.language == language }
    guard chosen.isEmpty else { return chosen }
    throw CommandError("there is no translation '\(language)'; there are \(try list(translations))")
  }

  /// Returns the languages; throws if there is none.
  private func list(_ translations: [Translation]) throws(CommandError) -> String {
    guard !translations.isEmpty else {
      throw CommandError(
        "there is no translation; its pages stand in a folder below the pages, such as ko")
    }
    return translations.map(\.language).joined(separator: ", ")
  }

  private func record(_ translations: [Translation]) throws {
    guard let translation = translations.first, translations.count == 1 else {
      throw CommandError("name one of several languages with --language: \(try list(translations))")
    }
    let stamp = try translation.stamp(names)
    if stamp.isChange, let file = Path(argument: stamp.file) {
      try file.write(Array(stamp.text.utf8))
    }
    StandardStream.output.write(
      TranslationText.stamp(of: stamp.file, stamped: stamp.stamped, removed: stamp.removed))
  }
}
