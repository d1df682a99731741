import Conformance
import Results

extension Vocabulary {
  /// Returns the protocol page's table of the forms of a kind, in Markdown.
  func table(of kind: StepDefinition.Kind) -> String {
    let answer = kind == .ask ? ["answer"] : []
    var rows = [["`\(kind.rawValue)`", "fields"] + answer + ["meaning"]]
    for form in forms where form.kind == kind {
      let fields = form.fields.filter { kind != .set || $0.name != "of" }
      let answers = form.answerFields.map { "`\($0)`" }.joined(separator: " or ")
      rows.append(
        ["`\(form.name)`", fields.map { $0.words }.joined(separator: ", ")]
          + (kind == .ask ? [answers] : []) + [form.meaning])
    }
    return Self.table(rows)
  }

  /// The protocol page's table of the kinds of objects, in Markdown.
  static var tableOfKinds: String {
    let rows = uikitRows.filter { $0.table == .kind }.map { row in
      ["`\(row.cells[0])`", String(row.cells[row.table.columns.count - 1])]
    }
    return table([["kind", "what it is"]] + rows)
  }

  /// The protocol page's table of messages, in Markdown: those that are received alike in one row.
  static var tableOfMessages: String {
    var rows = [["message", "receiver", "occasion"]]
    for row in uikitRows where row.table == .message {
      let (message, word) = (String(row.cells[0]), String(row.cells[2]))
      let name =
        switch row.cells[1] {
        case "controlEvents":
          "`\(message.replacing(word, with: "EVENT"))`, with a [control event](#words)"
        case "firings":
          "`\(message.replacing(word, with: "STATE"))`, with a [recognizer's state](#words)"
        default: "`\(message)`"
        }
      if !row.cells[3].isEmpty {
        rows.append([name, String(row.cells[3]), String(row.cells[4])])
      } else if !rows[rows.count - 1][0].hasSuffix(name) {
        rows[rows.count - 1][0] += ", \(name)"
      }
    }
    return table(rows)
  }

  private static func table(_ rows: [[String]]) -> String {
    let rule = rows[0].map { _ in "---" }
    return TableLayout.lines([rows[0], rule] + rows.dropFirst()).joined(separator: "\n")
  }
}

extension StepDefinition.Field {
  /// The field with its type: "`to`: string or null".
  fileprivate var words: String { "`\(name)`: \(type)\(isOptional ? " or null" : "")" }

  private var type: String {
    if kind == .integer, constants.count > 1 {
      // The whole numbers that phrases fix: `0, 1 or 2`.
      let words = constants.map { $0.words }
      return "\(words.dropLast().joined(separator: ", ")) or \(words[words.count - 1])"
    }
    switch kind {
    case .truth: return "true or false"
    case .number: return "number"
    case .integer: return "whole number"
    case .text: return "string"
    case .point: return "`[x,y]`"
    case .rect: return "`[x,y,width,height]`"
    case .list: return "array of finger changes"
    case .word(TouchPhase.words): return "a [phase](#words)"
    case .word(ControlEvent.words): return "a [control event](#words)"
    case .word(EventStage.words): return "an [event stage](#words)"
    case .word(SwipeDirection.words): return "a [direction](#words)"
    case .word(let words): return words.map { "`\($0)`" }.joined(separator: " or ")
    case .object: return "object"
    case .nonemptyList, .integerIn, .visibleText, .name, .pattern, .constant: return kind.words
    }
  }
}
