import Conformance
import Responders

extension World {
  /// Sets a property of a table, or an answer of its delegate about a row; returns false for other
  /// forms.
  func setTable(_ step: Script.Step, of name: String) throws(ScriptError) -> Bool {
    let value = step["to"]
    switch step.name {
    case "refusesHighlight": try row(name).overrides.refusesHighlight = value.truth
    case "selection": try row(name).overrides.selection = redirection(to: value)
    case "deselection": try row(name).overrides.deselection = redirection(to: value)
    default: return false
    }
    return true
  }

  /// Selects, deselects or reloads rows by code; returns false for other forms.
  func selectRow(_ step: Script.Step) throws(ScriptError) -> Bool {
    switch step.name {
    case "selectRow": try table(step["of"].text).selectRow(try row(step["row"].text))
    case "deselectRow": try table(step["of"].text).deselectRow(try row(step["row"].text))
    case "reload":
      let name = step["of"].text
      if let row = try object(name) as? TableRow {
        row.reload()
      } else {
        try table(name).reloadData()
      }
    default: return false
    }
    return true
  }

  /// Answers a question about a row; returns nil for other forms and for objects that are no rows.
  func answerTable(_ step: Script.Step) throws(ScriptError) -> Answer? {
    switch step.name {
    case "isHighlighted":
      return (try object(step["of"].text) as? TableRow).map { .truth($0.isHighlighted) }
    default: return nil
    }
  }

  func table(_ name: String) throws(ScriptError) -> Table { try object(name, "a table") }

  func row(_ name: String) throws(ScriptError) -> TableRow {
    try object(name, "a row of a table")
  }

  private func redirection(to value: StepValue) throws(ScriptError) -> Overrides.Redirection {
    Overrides.Redirection(to: try value.optionalText.map(row(_:)))
  }
}
