import Conformance
import Foundation
import Results
import SpecReading

/// The tables of the protocol page that are made of the vocabulary, in English or another language.
struct ProtocolTables {
  private let page: VocabularyPage
  private let language: String?
  private let words: [String: String]
  /// The words and rows that the language has no text for.
  private(set) var missing: [String] = []
  /// The words that no table has.
  private(set) var unused: Set<String>

  /// Creates the tables in English, or in another language with its words by those of English.
  init(_ page: VocabularyPage, in language: String? = nil, words: [String: String] = [:]) {
    (self.page, self.language, self.words, unused) = (page, language, words, Set(words.keys))
  }

  /// Returns the text of the protocol page with these tables in place of those with the same heads.
  mutating func replacing(in text: String) -> String {
    var lines = text.components(separatedBy: "\n")
    let forms = StepDefinition.Kind.allCases.map { table(of: $0) }
    for rows in [tableOfFeatures(), tableOfKinds()] + forms + [tableOfMessages()] {
      guard let start = lines.firstIndex(where: { Self.cells($0) == rows[0] }) else {
        missing.append("the table | \(rows[0].joined(separator: " | ")) |")
        continue
      }
      let old = lines[start...].prefix { $0.hasPrefix("|") }
      let rule = rows[0].map { _ in "---" }
      lines.replaceSubrange(
        old.indices, with: TableLayout.lines([rows[0], rule] + rows.dropFirst()))
    }
    return lines.joined(separator: "\n")
  }

  private static func cells(_ line: String) -> [String] {
    line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  // MARK: - Tables

  private mutating func tableOfFeatures() -> [[String]] {
    [[word("feature"), word("what it covers")]]
      + rows(of: .feature).map { index, cells in ["`\(cells[0])`", meaning(cells[1], index)] }
  }

  private mutating func tableOfKinds() -> [[String]] {
    [[word("kind"), word("what it is")]]
      + rows(of: .kind).map { index, cells in ["`\(cells[0])`", meaning(cells[3], index)] }
  }

  private mutating func table(of kind: StepDefinition.Kind) -> [[String]] {
    let answer = kind == .ask ? [word("answer")] : []
    var table = [["`\(kind.rawValue)`", word("fields")] + answer + [word("meaning")]]
    for (index, cells) in rows(of: .step) {
      let name = cells[0].split(separator: " ")
      let form = Vocabulary.uikit.forms.first { $0.kind == kind && $0.name == name[1] }
      guard name[0] == kind.rawValue, let form else { continue }
      let fields = form.fields.filter { kind != .set || $0.name != "of" }.map { words(of: $0) }
      let answers = alternatives(form.answerFields)
      table.append(
        ["`\(form.name)`", fields.joined(separator: ", ")] + (kind == .ask ? [answers] : [])
          + [meaning(cells[2], index)])
    }
    return table
  }

  /// Messages that are received alike are in one row.
  private mutating func tableOfMessages() -> [[String]] {
    var table = [[word("message"), word("receiver"), word("occasion")]]
    for (index, cells) in rows(of: .message) {
      let (message, named) = (String(cells[0]), String(cells[2]))
      let name =
        switch cells[1] {
        case "controlEvents":
          "`\(message.replacing(named, with: "EVENT"))`, \(word("with a [control event](#words)"))"
        case "firings":
          "`\(message.replacing(named, with: "STATE"))`, \(word("with a [recognizer's state](#words)"))"
        default: "`\(message)`"
        }
      if !cells[3].isEmpty {
        let receivers = String(cells[3]).components(separatedBy: ", ").map { word($0) }
        table.append([name, receivers.joined(separator: ", "), meaning(cells[4], index)])
      } else if !table[table.count - 1][0].hasSuffix(name) {
        table[table.count - 1][0] += ", \(name)"
      }
    }
    return table
  }

  private func rows(of table: VocabularyTables.Table) -> [(index: Int, cells: [Substring])] {
    page.rows.enumerated().filter { $1.table == table }.map { ($0, $1.cells) }
  }

  // MARK: - Words

  /// Returns what a row means in the language.
  private mutating func meaning(_ meaning: Substring, _ row: Int) -> String {
    guard let language else { return String(meaning) }
    let translation = page.translations[row][language] ?? ""
    if translation.isEmpty { missing.append("the meaning of \(page.rows[row].cells[0])") }
    return translation
  }

  private mutating func word(_ word: String) -> String {
    if language == nil { return word }
    unused.remove(word)
    if words[word] == nil, !missing.contains(word) { missing.append(word) }
    return words[word] ?? word
  }

  private mutating func alternatives(_ words: [String]) -> String {
    words.map { "`\($0)`" }.joined(separator: words.count > 1 ? " \(word("or")) " : "")
  }

  /// Returns the field with its type: "`to`: string or null".
  private mutating func words(of field: StepDefinition.Field) -> String {
    "`\(field.name)`: \(type(of: field))\(field.isOptional ? " \(word("or")) null" : "")"
  }

  private mutating func type(of field: StepDefinition.Field) -> String {
    if field.kind == .integer, field.constants.count > 1 {
      // The whole numbers that phrases fix: `0, 1 or 2`.
      let words = field.constants.map { $0.words }
      return
        "\(words.dropLast().joined(separator: ", ")) \(word("or")) \(words[words.count - 1])"
    }
    switch field.kind {
    case .truth: return word("true or false")
    case .number: return word("number")
    case .integer: return word("whole number")
    case .text: return word("string")
    case .point: return "`[x,y]`"
    case .rect: return "`[x,y,width,height]`"
    case .list: return word("array of finger changes")
    case .word(TouchPhase.words): return word("a [phase](#words)")
    case .word(ControlEvent.words): return word("a [control event](#words)")
    case .word(EventStage.words): return word("an [event stage](#words)")
    case .word(SwipeDirection.words): return word("a [direction](#words)")
    case .word(let words): return alternatives(words)
    case .object: return word("object")
    case .nonemptyList, .integerIn, .visibleText, .name, .pattern, .constant:
      return word(field.kind.words)
    }
  }
}
