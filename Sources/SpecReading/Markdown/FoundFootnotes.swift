import Conformance

/// What a page does with footnotes.
struct FoundFootnotes: Sendable {
  /// A name, and the byte of the page where it stands.
  struct Name: Sendable {
    let name: String
    let index: Int
  }

  /// A mistake, and the byte of the page where it is.
  struct Mistake: Sendable {
    let problem: FootnoteProblem
    let index: Int
  }

  /// Where footnotes are referred to, in order.
  var references: [Name] = []
  /// The footnotes themselves, in order.
  var definitions: [Name] = []
  /// What else is wrong with them.
  var mistakes: [Mistake] = []

  /// Whether there are any.
  var isEmpty: Bool { references.isEmpty && definitions.isEmpty }

  /// Everything that is wrong with the footnotes of a page, in its order.
  func problems(in source: SourceLines) -> [Mistake] {
    var first: [String: Name] = [:]
    var problems = mistakes
    for definition in definitions {
      if let earlier = first[definition.name] {
        let line = source.place(of: earlier.index).line
        problems.append(
          Mistake(
            problem: .definedTwice(definition.name, first: line), index: definition.index))
      } else {
        first[definition.name] = definition
      }
    }
    var used: Set<String> = []
    for reference in references where used.insert(reference.name).inserted {
      guard first[reference.name] == nil else { continue }
      problems.append(Mistake(problem: undefined(reference.name), index: reference.index))
    }
    for definition in first.values where !used.contains(definition.name) {
      problems.append(Mistake(problem: .unused(definition.name), index: definition.index))
    }
    return problems.sorted { $0.index < $1.index }
  }

  private func undefined(_ name: String) -> FootnoteProblem {
    let names = definitions.lazy.map(\.name).prefix(Spelling.shortList)
    return .undefined(name, suggestion: Spelling.suggestion(for: name, among: names))
  }
}
