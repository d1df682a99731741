extension Vocabulary {
  /// The Markdown table of the protocol's page that lists the forms of a kind.
  package static func table(of kind: StepForm.Kind) -> String {
    let rows =
      [["`\(kind.rawValue)`", "fields", "meaning"]]
      + forms.filter { $0.kind == kind }.map { form in
        let fields = form.fields.filter { kind != .set || $0.name != "of" }
        return [
          "`\(form.name)`", fields.map(\.words).joined(separator: ", "), form.meaning,
        ]
      }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
    }
    let rule = widths.map { String(repeating: "-", count: $0) }
    return ([lines[0], rule] + lines.dropFirst())
      .map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }
}

extension StepForm.Field {
  /// The field with its type: "`to`: string or null".
  fileprivate var words: String { "`\(name)`: \(type)\(isOptional ? " or null" : "")" }

  private var type: String {
    if constants.count > 2 {
      // Three or more fixed values: `0, 1 or 2`.
      let words = constants.map(\.words)
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
    }
  }
}

extension RawRepresentable<String> where Self: CaseIterable {
  fileprivate static var words: [String] { allCases.map(\.rawValue) }
}
