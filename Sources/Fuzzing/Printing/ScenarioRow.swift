import Conformance
import Results

/// The cells of a scenario: what is given, what happens, and what is expected.
struct ScenarioRow {
  /// The phrases, each with its keyword, in order.
  private(set) var steps: [(keyword: Keyword, text: String)] = []

  /// Creates the row of a script of which the last step is where engines differ.
  ///
  /// - Parameters:
  ///   - records: what is observed of the steps.
  ///   - expectations: the phrases that are expected of the last step.
  init(_ script: Script, observing records: [Trace.Record], expecting expectations: [Sentence]) {
    let words = script.words(observing: records)
    for (index, step) in words.enumerated() {
      let isLast = index == words.count - 1
      if isLast, step.keyword == .then, !expectations.isEmpty { continue }
      // A question without an answer is no phrase of a page.
      let isUnanswered =
        step.keyword == .then && (!records.indices.contains(index) || records[index].answer == nil)
      if !isUnanswered { steps.append((step.keyword, step.sentence.description)) }
    }
    steps += expectations.map { (.then, $0.description) }
  }

  /// Whether something is expected.
  var isExpecting: Bool { steps.contains { $0.keyword == .then } }

  /// The table: one row where the steps are in the order of the columns, else a row for each step.
  func table(named name: String) -> String {
    let columns = Keyword.allCases
    let order = steps.map { columns.firstIndex(of: $0.keyword) ?? 0 }
    if zip(order, order.dropFirst()).allSatisfy(<=) {
      let used = columns.filter { column in steps.contains { $0.keyword == column } }
      let cells = used.map { column in
        steps.filter { $0.keyword == column }.map(\.text).joined(separator: "; ")
      }
      return MarkdownText.table([["scenario"] + used.map(\.rawValue), [name] + cells])
    }
    let rows = steps.enumerated().map { index, step in
      ["\(index + 1)"] + columns.map { $0 == step.keyword ? step.text : "" }
    }
    return MarkdownText.table([["step"] + columns.map(\.rawValue)] + rows)
  }
}

extension Script {
  /// Returns phrases that expect at the last step what one trace has and the other has not; empty if
  /// no phrase does.
  func expectations(telling one: Trace, from other: Trace) -> [Sentence] {
    guard let last = steps.indices.last, one.records.indices.contains(last) else { return [] }
    let record = one.records[last]
    let actual = other.records.indices.contains(last) ? other.records[last] : Trace.Record()
    guard steps[last].kind != .ask else {
      let sentence = words(observing: one.records)[last].sentence
      return sentence == steps[last].sentence ? [] : [sentence]
    }
    var sentences: [Sentence] = []
    if steps[last].kind == .stimulate {
      let others = Set(actual.expectations(on: stage))
      sentences = record.expectations(on: stage).filter { !others.contains($0) }
      if sentences.isEmpty { sentences = absences(in: record, of: actual) }
    }
    return sentences.isEmpty ? histories(one, other) : sentences
  }

  /// Returns phrases that say that calls of another record do not come.
  private func absences(in record: Trace.Record, of other: Trace.Record) -> [Sentence] {
    let known = Set(record.calls.map { [$0.receiver, $0.message.rawValue] })
    let calls = other.calls.filter { !known.contains([$0.receiver, $0.message.rawValue]) }
    return calls.compactMap { call in
      let isFiring = MessageFamily.firings.contains(call.message)
      return Vocabulary.uikit.sentence(
        saying: [.noCall(CallPattern(call.receiver, call.message))]
          + (isFiring ? [.noCall(.firing(of: call.receiver))] : []), on: stage)
    }.unique
  }

  /// Returns phrases that list all messages of a family where those of the traces differ.
  private func histories(_ one: Trace, _ other: Trace) -> [Sentence] {
    stage.responders.flatMap { row in
      MessageTable.uikit.families.compactMap { family in
        let expected = one.history(of: row.name, family, through: steps.count)
        guard expected != other.history(of: row.name, family, through: steps.count) else {
          return nil
        }
        return Vocabulary.uikit.sentence(saying: [.history(row.name, expected, family)], on: stage)
      }
    }
  }
}

/// Text as Markdown.
enum MarkdownText {
  /// Returns a pipe table with columns of equal width; the first row is the header.
  static func table(_ rows: [[String]]) -> String {
    let cells = rows.map { $0.map(plain) }
    let delimiters = cells[0].map { _ in "---" }
    return TableLayout.lines([cells[0], delimiters] + cells.dropFirst()).joined(separator: "\n")
  }

  /// Returns the table of a stage; columns that no row uses are left out.
  static func table(_ stage: Stage) -> String {
    let columns: [(title: String, value: (StagedResponder) -> String?)] = [
      ("responder", { $0.name }), ("kind", { $0.kind.rawValue }), ("in", { $0.parent }),
      ("view of", { $0.controller }), ("presented by", { $0.presenter }),
      ("frame", { $0.frame?.words }),
    ]
    let used = columns.enumerated().filter { index, column in
      index < 3 || stage.responders.contains { column.value($0) != nil }
    }.map(\.element)
    return table(
      [used.map(\.title)] + stage.responders.map { row in used.map { $0.value(row) ?? "" } })
  }

  /// Returns a code span; the text is a message, which has no grave accent.
  static func code(_ text: String) -> String {
    "`\(String(text.map { $0 == "`" || $0.isNewline ? " " : $0 }))`"
  }

  /// Returns one line of text in which nothing is markup.
  static func plain(_ text: String) -> String {
    var result = ""
    for character in text {
      if character.isNewline {
        result += " "
      } else {
        if #"\`*_<>[]|&#"#.contains(character) { result += "\\" }
        result.append(character)
      }
    }
    return result
  }
}
