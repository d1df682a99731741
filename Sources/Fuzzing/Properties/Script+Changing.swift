import Conformance

extension Script.Step {
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
    nameFields.reduce(self) { step, field in
      guard case .text(let name) = step[field] else { return step }
      return step.replacing(field, by: .text(rename(name)))
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
