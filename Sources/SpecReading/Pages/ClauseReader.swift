import Conformance
import Results

/// Reads a clause from its heading and the blocks below.
struct ClauseReader {
  let heading: ClauseHeading
  let line: Int
  /// The code spans of the heading.
  let headingCodes: [String]
  /// The blocks below the heading, up to the end of the clause.
  let blocks: ArraySlice<MarkdownBlock>
  /// What the clause is about.
  let vocabulary: Vocabulary

  /// Returns the clause; reports missing parts and assumes the weakest values for them.
  func read(into log: inout DiagnosticLog) -> Clause {
    checkLabels(into: &log)
    let level = blocks.compactMap(\.level).max()
    let sources = label(.sources)
    let line = SourcesLine(sources?.text ?? "")
    if level == nil {
      log.report(
        "clause \(heading.id) does not say how binding it is",
        hint: "use MUST, SHOULD or MAY in its prose", line: self.line)
    }
    let features: [Feature]
    let confidence: Confidence
    var systems = SystemRange.all
    if let sources {
      systems = line.systems.flatMap { log.systems($0, line: sources.line) } ?? .all
      features = self.features(line, at: sources.line, into: &log)
      confidence = self.confidence(line, at: sources.line, into: &log)
    } else {
      log.report(
        "clause \(heading.id) names no sources",
        hint: "add a paragraph `Sources: … Feature: … Confidence: ….`", line: self.line)
      (features, confidence) = ([], .observed)
    }
    if let level, sources != nil { check(level, confidence, into: &log) }
    return Clause(
      id: heading.id, title: heading.title, page: log.file,
      location: SourceLocation(file: log.file, line: self.line), level: level ?? .may,
      features: features, confidence: confidence, systems: systems,
      statements: line.statements, wording: blocks.first { $0.level == level }?.wording ?? "",
      lead: MarkdownBlock.summary(of: blocks), codes: headingCodes + blocks.flatMap(\.codes),
      untestedReason: reason)
  }

  /// Reports a level that is too high for the confidence, and a missing paragraph `UIKit: …`.
  private func check(_ level: Level, _ confidence: Confidence, into log: inout DiagnosticLog) {
    if level > confidence.highestLevel {
      log.report(
        "clause \(heading.id) is \(confidence.rawValue) and says \(level.rawValue)",
        hint: confidence == .disputed
          ? "say MAY and allow both readings"
          : "say SHOULD, or cite what is documented or a published run", line: line)
    }
    let isOpen =
      vocabulary.isUIKit && (level == .may || level == .should && confidence == .reported)
    if isOpen, label(.uiKit)?.text.isEmpty ?? true {
      log.report(
        "clause \(heading.id) is \(confidence.rawValue), says \(level.rawValue) and does not tell what "
          + "UIKit does",
        hint: "add a paragraph `UIKit: …`; `UIKit: what it does is not known.` where that is so",
        line: line)
    }
  }

  /// The reason why there is no scenario; nil if it is missing or empty.
  private var reason: String? {
    label(.notTested).flatMap { $0.text.isEmpty ? nil : $0.text }
  }

  /// Reports duplicate labelled paragraphs, of which only the first is read.
  private func checkLabels(into log: inout DiagnosticLog) {
    var seen: Set<Page.Label> = []
    for block in blocks {
      guard let label = block.label, label != .scenario, label != .evidence else { continue }
      guard !seen.insert(label).inserted else { continue }
      log.report(
        "clause \(heading.id) has a second paragraph `\(label.rawValue): …`",
        hint: "make the two one", line: block.line)
    }
  }

  private func label(_ wanted: Page.Label) -> (text: String, line: Int)? {
    for block in blocks {
      if case .labelled(wanted, let text) = block.content { return (text, block.line) }
    }
    return nil
  }

  private func features(_ sources: SourcesLine, at line: Int, into log: inout DiagnosticLog)
    -> [Feature]
  {
    let names = vocabulary.features.map(\.rawValue)
    if sources.features.isEmpty {
      log.report(
        "the sources of clause \(heading.id) name no feature",
        hint:
          "add `Feature: \(names.first ?? "name").` or another of \(Noun.list(names))",
        line: line)
    }
    return sources.features.compactMap { word in
      if let feature = vocabulary.features.first(where: { $0.rawValue == word }) { return feature }
      log.report(
        "`\(word)` is not a feature",
        hint: Spelling.hint(for: word, among: names)
          ?? "features are \(Noun.list(names))", line: line)
      return nil
    }
  }

  private func confidence(_ sources: SourcesLine, at line: Int, into log: inout DiagnosticLog)
    -> Confidence
  {
    guard let word = sources.confidence else {
      log.report(
        "the sources of clause \(heading.id) do not say how sure they are",
        hint: "add `Confidence: documented.`, `observed`, `reported` or `disputed`", line: line)
      return .observed
    }
    if let confidence = Confidence(rawValue: word) { return confidence }
    log.report(
      "`\(word)` is not a degree of confidence",
      hint: Spelling.hint(for: word, among: Confidence.allCases.map(\.rawValue))
        ?? "write `documented`, `observed`, `reported` or `disputed`", line: line)
    return .observed
  }
}

/// The text of a heading that begins a clause, such as `HIT-4 A hidden view is skipped`.
struct ClauseHeading {
  /// The permanent id.
  let id: String
  /// The text after the id.
  let title: String

  /// Parses a heading's text; nil if it does not begin with an id.
  init?(_ text: String) {
    let word = Words.first(of: text)
    guard Self.isID(word) else { return nil }
    id = String(word)
    title = text[word.endIndex...].trimmingSpaces()
  }

  /// Returns the id that a heading almost begins with: `HIT-4: A` → `HIT-4`, `HIT-4는` → `HIT-4`.
  static func almostID(_ text: String) -> String? {
    let word = Words.first(of: text)
    let id = Substring(word.utf8.prefix { $0 < 0x80 && !":.,;)".utf8.contains($0) })
    return id.endIndex < word.endIndex && isID(id) ? String(id) : nil
  }

  /// The maximum length of an id in bytes, because the id of each scenario begins with one.
  private static let longestID = 64

  /// Whether the word has the form of `HIT-4`.
  static func isID(_ word: Substring) -> Bool {
    guard word.utf8.count <= longestID else { return false }
    let digits = word.utf8.drop(while: \.isASCIICapital)
    return digits.startIndex > word.startIndex && digits.first == UInt8(ascii: "-")
      && digits.count > 1
      && digits.dropFirst().allSatisfy(\.isASCIIDigit)
  }
}

/// A clause's paragraph of sources:
///
///     Sources: Apple 2019 (S32, S33). Feature: hit-testing. Confidence: documented.
struct SourcesLine {
  /// The ids of the statements, in order and without duplicates.
  let statements: [String]
  /// The words after `Feature:`.
  let features: [String]
  /// The word after `Confidence:`.
  let confidence: String?
  /// The words after `Systems:`, such as `iOS 15 and later`.
  let systems: String?

  /// Parses the text after `Sources:`.
  init(_ text: String) {
    statements = StatementID.all(in: text).map(String.init).unique
    features = Self.words(after: "Feature:", in: text) + Self.words(after: "Features:", in: text)
    confidence = Self.words(after: "Confidence:", in: text).first
    systems = Self.rest(of: text, after: "Systems:").map { rest in
      // A version has a dot inside.
      var field = rest.parts(at: ". ")[0]
      if field.hasSuffix(".") { field.removeLast() }
      return field.trimmingSpaces()
    }
  }

  private static func words(after label: String, in text: String) -> [String] {
    guard let rest = rest(of: text, after: label) else { return [] }
    return rest.parts(at: ".")[0].parts(at: ",").map { $0.trimmingSpaces() }.filter { !$0.isEmpty }
  }

  /// Returns what follows the first occurrence of a label, up to its next one.
  private static func rest(of text: String, after label: String) -> Substring? {
    text[...].parts(at: label).dropFirst().first
  }
}

extension DiagnosticLog {
  /// Returns the versions of the system that a text names; reports a text that names none.
  mutating func systems(_ text: String, line: Int, column: Int = 1) -> SystemRange? {
    if let range = SystemRange(text) { return range }
    report(
      "`\(text)` names no versions of the system",
      hint: "write `iOS 15 and later`, `before iOS 15` or `iOS 8 and later, before iOS 15`",
      line: line, column: column)
    return nil
  }
}
