import Conformance

/// A line of the suite: the scenarios as data, for programs that run them without the runner.
package enum SuiteLine: Hashable, Sendable {
  /// The first line.
  case suite(SuiteHeader)
  /// One of the other lines.
  case scenario(SuiteScenario)

  /// The values of the field `type`.
  package enum Kind: String, CaseIterable, WireValue {
    case suite, scenario
  }
}

extension [SuiteLine] {
  /// The lines, each with its line feed; the same suite gives the same bytes.
  package var lines: [UInt8] {
    var json = JSONWriter()
    for line in self { line.writeLine(to: &json) }
    return json.take()
  }
}

extension SuiteLine: WireObject {
  package static var fieldKind: FieldKind { .object("line") }
  package static var placeholder: SuiteLine { .suite(.placeholder) }

  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
    var (header, scenario) = (SuiteHeader.placeholder, SuiteScenario.placeholder)
    let kind: Kind
    switch self {
    case .suite(let line): (kind, header) = (.suite, line)
    case .scenario(let line): (kind, scenario) = (.scenario, line)
    }
    try fields.variant("type", kind) { kind, fields throws(WireError) in
      switch kind {
      case .suite:
        try header.code(&fields)
        self = .suite(header)
      case .scenario:
        try scenario.code(&fields)
        self = .scenario(scenario)
      }
    }
  }
}

/// What the first line of the suite says about all others.
package struct SuiteHeader: Hashable, Sendable {
  /// The version of the format of lines.
  package static let version = 1

  /// The version of the program that wrote the lines.
  package var program: String
  /// The digest of all scenarios of the pages, as in reports.
  package var pages: String
  /// The number of lines that follow.
  package var scenarios: Int
  /// The messages that requirements are about.
  private var families: MessageFamilies
  /// The messages that ask something on the way, and are no part of it.
  private var questions: [String]

  package init(program: String, pages: String, scenarios: Int, messages: MessageTable) {
    self.program = program
    self.pages = pages
    self.scenarios = scenarios
    families = MessageFamilies(table: messages)
    questions = Message.questions.filter(messages.contains).map { $0.rawValue }
  }
}

extension SuiteHeader: WireObject {
  package static var fieldKind: FieldKind { .object("suite") }
  package static var placeholder: SuiteHeader {
    SuiteHeader(program: "", pages: "", scenarios: 0, messages: .uikit)
  }

  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
    try fields.constant("version", .number(Double(Self.version)))
    try fields.constant("protocol", .number(Double(EngineRequest.currentProtocol)))
    try fields.field("conform", &program, as: .visibleText)
    try fields.field("pages", &pages, as: .visibleText)
    try fields.field("scenarios", &scenarios, as: .count)
    try fields.field("families", &families)
    try fields.field("questions", &questions)
  }
}

/// The messages of each family, by the family's name; without actions, whose names scripts choose.
private struct MessageFamilies: WireObject, Hashable {
  static var fieldKind: FieldKind { .object("families") }
  static var placeholder: MessageFamilies { MessageFamilies(table: .uikit) }

  let table: MessageTable

  static func == (left: Self, right: Self) -> Bool { left.table === right.table }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(table)) }

  mutating func code(_ fields: inout some WireFields) throws(WireError) {
    for family in table.families where family != .actions {
      var messages = table.all.filter(family.contains).map(\.rawValue).sorted()
      try fields.field(family.rawValue, &messages)
    }
  }
}

extension Level: WireValue {}
extension Confidence: WireValue {}

/// A scenario with all that a program needs to run and judge it.
package struct SuiteScenario: Hashable, Sendable {
  private var id = ""
  private var clause = ""
  private var title = ""
  private var level = Level.must
  private var confidence = Confidence.documented
  private var page = ""
  private var line = 1
  private var features: [Feature] = []
  private var systems: String?
  private var stage: [StagedResponder] = []
  private var steps: [Script.Step] = []
  private var expectations: [Expectation] = []
  private var sources: [SuiteSource] = []

  private init() {}

  /// Creates the line of a scenario, with the sources of its clause.
  package init(_ scenario: Scenario, sources: [SuiteSource]) {
    id = scenario.id.description
    clause = scenario.clause.id
    title = scenario.clause.title
    level = scenario.clause.level
    confidence = scenario.clause.confidence
    page = scenario.clause.page
    line = scenario.location.line
    features = scenario.features.inOrder
    systems = scenario.systems == .all ? nil : scenario.systems.description
    stage = scenario.script.stage.responders
    steps = scenario.script.steps
    expectations = scenario.expectations
    self.sources = sources
  }
}

extension SuiteScenario: WireObject {
  package static var fieldKind: FieldKind { .object("scenario") }
  package static var placeholder: SuiteScenario { SuiteScenario() }

  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
    try ScenarioID.code(&id, &fields)
    try fields.field("clause", &clause)
    try fields.field("title", &title)
    try fields.field("level", &level)
    try fields.field("confidence", &confidence)
    try fields.field("page", &page)
    try fields.field("line", &line, as: .count)
    try fields.field("features", &features)
    try fields.field("systems", &systems)
    try fields.field("stage", &stage)
    try fields.field("steps", &steps)
    try fields.field("expectations", &expectations)
    try fields.field("sources", &sources)
  }
}

/// A statement that a clause rests on.
package struct SuiteSource: Hashable, Sendable {
  /// The id of the statement, such as `S32`.
  private var statement: String
  /// The document that contains it, as the page of sources calls it.
  private var document: String
  /// The kind of evidence, such as `documented`, or a recorded run; nil without any.
  private var evidence: String?
  /// Addresses, and symbols of Apple's headers, where the evidence can be looked up.
  private var places: [String]

  package init(statement: String, document: String, evidence: String?, places: [String]) {
    self.statement = statement
    self.document = document
    self.evidence = evidence
    self.places = places
  }
}

extension SuiteSource: WireObject {
  package static var fieldKind: FieldKind { .object("source") }
  package static var placeholder: SuiteSource {
    SuiteSource(statement: "", document: "", evidence: nil, places: [])
  }

  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
    try fields.field("statement", &statement)
    try fields.field("document", &document)
    try fields.field("evidence", &evidence)
    try fields.list("places", &places)
  }
}
