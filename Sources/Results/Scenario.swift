import Conformance

/// A script with expectations: a row of a table, or a table of steps.
///
/// A class, because the book, the plan, the runner and every report share its instances.
package final class Scenario: Sendable {
  /// The permanent id.
  package let id: ScenarioID
  /// The clause that the scenario tests.
  package let clause: Clause
  /// The location of the row, or of the first row of steps.
  package let location: SourceLocation
  /// The features that an engine must claim to run the scenario: those of the clause and of the
  /// phrases.
  package let features: Set<Feature>
  /// The systems on which the scenario holds: its own, or those of its clause.
  package let systems: SystemRange
  /// The script that is sent to the engine.
  package let script: Script
  /// The expectations, in the order of the steps.
  package let expectations: [Expectation]
  /// The expectations that are not known yet, in the order of the cells; a page with some cannot be
  /// run.
  package let openExpectations: [OpenExpectation]
  /// The positions of the steps that solve a challenge, right before the first event; empty in other
  /// scenarios.
  package let solution: Range<Int>

  package init(
    id: ScenarioID, clause: Clause, location: SourceLocation, features: Set<Feature>,
    systems: SystemRange? = nil, script: Script, expectations: [Expectation],
    openExpectations: [OpenExpectation] = [],
    solution: Range<Int> = 0..<0
  ) {
    self.id = id
    self.clause = clause
    self.location = location
    self.features = features
    self.systems = systems ?? clause.systems
    self.script = script
    self.expectations = expectations
    self.openExpectations = openExpectations
    self.solution = solution
  }
}

extension Scenario {
  /// The parts of features that an engine needs for the steps and the expectations.
  package var parts: Set<FeaturePart> {
    let messages = expectations.flatMap(\.requirement.messages)
    return script.parts.union(messages.map(FeaturePart.calls))
  }

  /// Returns the same scenario on another stage.
  package func on(_ stage: Stage) -> Scenario {
    Scenario(
      id: id, clause: clause, location: location, features: features, systems: systems,
      script: Script(stage: stage, steps: script.steps), expectations: expectations,
      openExpectations: openExpectations, solution: solution)
  }
}

/// The permanent id of a scenario, `CLAUSE/slug`, which the author writes.
package struct ScenarioID: Hashable, Sendable, CustomStringConvertible {
  /// The id of the clause, such as `HIT-4`.
  package let clause: String
  package let description: String
  /// The scenario's name within the clause, such as `hidden`.
  package var slug: String {
    String(Substring(description.utf8.dropFirst(clause.utf8.count + 1)))
  }

  package init(clause: String, slug: String) {
    self.clause = clause
    description = clause + "/" + slug
  }

  /// Writes or reads the field of an id.
  static func code(
    _ id: inout String, _ fields: inout some WireFields, _ meaning: HelpText = ""
  ) throws(WireError) {
    let pattern = FieldKind.pattern("^[A-Z]+-[0-9]+/.")
    try fields.field("id", &id, as: pattern, meaning)
    if fields.isReading, !isID(id) { throw pattern.refusal(of: id).inside("id") }
  }

  /// Returns whether a text is an id: capital letters, a hyphen, digits, a slash, and a name.
  private static func isID(_ text: String) -> Bool {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count == 2 && String(parts[1]).isVisible && isClauseID(parts[0])
  }

  /// Returns whether a text is the id of a clause: capital letters, a hyphen, and digits.
  static func isClauseID(_ text: Substring) -> Bool {
    let words = text.utf8.split(
      separator: UInt8(ascii: "-"), maxSplits: 1, omittingEmptySubsequences: false)
    return words.count == 2 && words.allSatisfy { !$0.isEmpty }
      && words[0].allSatisfy(\.isASCIICapital)
      && words[1].allSatisfy(\.isASCIIDigit)
  }
}

/// An expectation of a scenario at one step. Engines never receive expectations.
package struct Expectation: Hashable, Sendable {
  /// The index of the step in the script: of the query, if there is one; otherwise of the last
  /// stimulus, or, for a history, of the last change after that.
  package var step: Int
  /// The requirement.
  package var requirement: Requirement
  /// The phrase of the page, such as `the hit-test view is E`.
  package var phrase: Sentence
  /// The line of the page, from 1.
  package var line: Int
  /// How the phrase joins the names of an answer; nil for as the query's first one does.
  package var list: SlotForm.List?

  package init(
    step: Int, requirement: Requirement, phrase: Sentence, line: Int, list: SlotForm.List? = nil
  ) {
    self.step = step
    self.requirement = requirement
    self.phrase = phrase
    self.line = line
    self.list = list
  }
}

extension Expectation: WireObject {
  package static var fieldKind: FieldKind { .object("expectation") }
  package static var placeholder: Expectation {
    Expectation(step: 0, requirement: .placeholder, phrase: "", line: 0)
  }

  /// The line is no field: programs outside need only where the scenario is, and the phrase as a text.
  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
    var text = phrase.description
    try fields.field("step", &step, as: .count)
    try fields.field("phrase", &text)
    try fields.field("requirement", &requirement)
    if fields.isReading { phrase = .word(text) }
  }
}
