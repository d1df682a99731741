import Conformance
import Results

extension Mismatch {
  /// The kind of the difference between two answers to a question.
  init(answers expected: Answer, _ actual: Answer, to query: Script.Step, on stage: Stage) {
    let subject = query.kindWords(on: stage)
    if let names = expected.names, let others = actual.names, names.count + others.count > 2 {
      let kinds = { (names: [String]) in names.map { stage[$0]?.kind.rawValue ?? "responder" } }
      if names.sorted() == others.sorted() {
        self = .order(of: subject)
      } else if let missing = names.firstIndex(where: { !others.contains($0) }) {
        self = .missing(kinds(names)[missing], Place(of: missing, in: names.count))
      } else if let extra = others.firstIndex(where: { !names.contains($0) }) {
        self = .extra(kinds(others)[extra], Place(of: extra, in: others.count))
      } else {
        self = .order(of: subject)
      }
      return
    }
    self = .other(
      of: subject, expected: expected.kindWords(on: stage), actual: actual.kindWords(on: stage))
  }

  /// The kind of the difference between two lists of calls.
  init(items expected: [String], _ actual: [String], of subject: String) {
    let missing = expected.first { item in
      expected.count { $0 == item } > actual.count { $0 == item }
    }
    let extra = actual.first { item in
      actual.count { $0 == item } > expected.count { $0 == item }
    }
    switch (missing, extra) {
    case (let missing?, let extra?): self = .other(of: subject, expected: missing, actual: extra)
    case (let missing?, nil): self = .missing(missing)
    case (nil, let extra?): self = .extra(extra)
    case (nil, nil): self = .other(of: subject, expected: subject, actual: subject)
    }
  }
}

extension Mismatch.Place {
  fileprivate init(of index: Int, in count: Int) {
    self = index == count - 1 ? .end : index == 0 ? .beginning : .middle
  }
}

extension Answer {
  /// The type of the answer, or the answer where there are few.
  fileprivate func kindWords(on stage: Stage) -> String {
    switch self {
    case .nobody: "nobody"
    case .responder(let name): stage[name]?.kind.rawValue ?? "responder"
    case .responders(let names): names.isEmpty ? "nobody" : "several"
    case .truth(let truth): truth ? "yes" : "no"
    case .number: "number"
    case .point: "point"
    case .text(let text):
      RecognizerState(rawValue: text) != nil || TouchPhase(rawValue: text) != nil ? text : "text"
    }
  }
}
