import Conformance

extension Script.Step {
  /// Returns the step with another value of a field.
  func replacing(_ field: String, by value: StepValue) -> Script.Step {
    changing { $0 == field ? value : self[$0] }
  }

  /// Returns the step with the values that a function returns for its fields; the same step if one
  /// of them does not fit.
  func changing(_ value: (_ field: String) -> StepValue) -> Script.Step {
    var arguments: [String: StepValue] = [:]
    for field in form.fields { arguments[field.name] = value(field.name) }
    return (try? Script.Step(form, arguments)) ?? self
  }

  /// The fields that name rows of a stage.
  var nameFields: [String] {
    form.fields.map(\.name).filter { field in
      form.phrases.contains { $0.slot(of: field)?.namesObject == true }
    }
  }

  /// The names of rows that the step mentions.
  var mentioned: [String] {
    nameFields.compactMap { if case .text(let name) = self[$0] { name } else { nil } }
  }

  /// Returns the step with other names of rows.
  func renaming(_ rename: (String) -> String) -> Script.Step {
    let fields = nameFields
    guard !fields.isEmpty else { return self }
    return changing { field in
      guard fields.contains(field), case .text(let name) = self[field] else { return self[field] }
      return .text(rename(name))
    }
  }
}

extension Script {
  /// Returns the script with other names.
  func renaming(_ rename: (String) -> String) -> Script {
    let rows = stage.responders.map { row in
      StagedResponder(
        name: rename(row.name), kind: row.kind, parent: row.parent.map(rename),
        controller: row.controller.map(rename), presenter: row.presenter.map(rename),
        frame: row.frame)
    }
    return Script(stage: Stage(rows), steps: steps.map { $0.renaming(rename) })
  }
}

extension Trace {
  /// Returns the trace with other names.
  func renaming(_ rename: (String) -> String) -> Trace {
    Trace(
      records.map { record in
        Record(
          calls: record.calls.map { call in
            var call = call
            call.receiver = rename(call.receiver)
            if case .responder(let name)? = call.sender { call.sender = .responder(rename(name)) }
            return call
          },
          answer: record.answer?.renaming(rename))
      })
  }
}

extension Answer {
  fileprivate func renaming(_ rename: (String) -> String) -> Answer {
    switch self {
    case .responder(let name): .responder(rename(name))
    case .responders(let names): .responders(names.map(rename))
    case .nobody, .truth, .number, .point, .text: self
    }
  }
}
