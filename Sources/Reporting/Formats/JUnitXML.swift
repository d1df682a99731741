import Conformance
import Results

extension ReportFormat {
  /// JUnit XML, which most continuous integration systems read.
  package static let junit = ReportFormat("junit", endings: ["xml"], help: "JUnit XML") {
    Array(JUnitXML.text($0).utf8)
  }
}

/// Writes reports as JUnit XML.
///
/// A suite is an engine on a page, a case a scenario. There are no durations: nothing in a report
/// depends on when or where it was made.
enum JUnitXML {
  /// Returns the report as a document.
  static func text(_ report: Report) -> String {
    var xml = XMLWriter()
    let tallies = report.engines.map { $0.tally.excusing($0.results) }
    let missing = min(1, report.enginesNotAsked)
    let sums = counts(tallies, missing: missing)
    xml.element("testsuites", [("name", "conform")] + sums) { xml in
      for column in report.engines { write(column, to: &xml) }
      if let missing = report.missingEngines {
        writeMissing(
          missing, suite: missing, of: "conform", because: "the run ended before its last engine",
          to: &xml)
      }
    }
    return xml.text
  }

  private static func write(_ column: EngineResults, to xml: inout XMLWriter) {
    let engine = column.profile
    for page in column.pages {
      let suite = "\(engine.words): \(page.path)"
      xml.element("testsuite", [("name", suite)] + counts([page.tally.excusing(page.results)])) {
        xml in
        for result in page.results { write(result, of: engine, to: &xml) }
      }
    }
    if let missing = column.missingScenarios {
      writeMissing(
        missing, suite: "\(engine.words): \(missing)", of: engine.name,
        because: "the run ended before its last scenario", to: &xml)
    }
  }

  private static func write(
    _ result: ScenarioResult, of engine: EngineProfile, to xml: inout XMLWriter
  ) {
    let attributes: [XMLWriter.Attribute] = [
      // Readers show the part before the last dot as a group.
      ("classname", "\(engine.name).\(stem(of: result.page))"), ("name", result.id),
      ("file", result.page), ("line", "\(result.line)"),
    ]
    if case .passed = result.verdict { return xml.element("testcase", attributes, text: "") }
    xml.element("testcase", attributes) { xml in
      if let excuse = result.excuse {
        return xml.element("skipped", [("message", excuse.description)], text: "")
      }
      let reason = result.verdict.reason.description
      switch result.verdict {
      case .passed: break
      case .failed(let differences), .departed(let differences):
        xml.element(
          "failure", [("message", reason)],
          text: differences.paragraphs(on: result.page).description)
      case .skipped: xml.element("skipped", [("message", reason)], text: "")
      case .errored(let message):
        xml.element("error", [("message", reason)], text: message)
      }
    }
  }

  /// Writes what was not run as an error, so that the report does not look like a success.
  private static func writeMissing(
    _ words: String, suite: String, of owner: String, because reason: String,
    to xml: inout XMLWriter
  ) {
    xml.element("testsuite", [("name", suite)] + counts([], missing: 1)) { xml in
      xml.element("testcase", [("classname", owner), ("name", words)]) {
        $0.element("error", [("message", reason)], text: "")
      }
    }
  }

  /// Returns the counts; whatever is missing counts as one case that errored.
  private static func counts(_ tallies: [Tally], missing: Int = 0) -> [XMLWriter.Attribute] {
    func sum(_ count: (Tally) -> Int) -> Int { tallies.reduce(0) { $0 + count($1) } }
    let missing = missing + sum { min(1, $0.notRun) }
    let counts = [
      ("tests", sum { $0.total - $0.notRun } + missing), ("failures", sum(\.failed)),
      ("errors", sum(\.errored) + missing), ("skipped", sum(\.skipped)),
    ]
    return counts.map { ($0.0, "\($0.1)") }
  }

  /// `hit-testing` of `Spec/hit-testing.md`.
  private static func stem(of page: String) -> Substring {
    let name = page.split(separator: "/").last ?? ""
    return name.hasSuffix(".md") ? name.dropLast(3) : name
  }
}

/// Writes XML 1.0, an element per line, indented.
///
/// A library would bring Foundation, and its start-up time.
struct XMLWriter {
  /// The XML so far.
  private(set) var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
  private var depth = 0

  /// The name and value of an attribute.
  typealias Attribute = (name: String, value: String)

  /// Writes an element around what the body writes.
  mutating func element(
    _ name: String, _ attributes: [Attribute], _ body: (inout XMLWriter) -> Void
  ) {
    begin(name, attributes)
    text += ">\n"
    depth += 1
    body(&self)
    depth -= 1
    indent()
    text += "</\(name)>\n"
  }

  /// Writes an element that contains only text.
  mutating func element(_ name: String, _ attributes: [Attribute], text content: String) {
    begin(name, attributes)
    text += content.isEmpty ? "/>\n" : ">\(Self.escaped(content))</\(name)>\n"
  }

  private mutating func begin(_ name: String, _ attributes: [Attribute]) {
    indent()
    text += "<\(name)"
    for attribute in attributes {
      text += " \(attribute.name)=\"\(Self.escaped(attribute.value, inAttribute: true))\""
    }
  }

  private mutating func indent() { text += String(repeating: "  ", count: depth) }

  /// Returns the text escaped for XML, with characters that XML does not allow replaced.
  private static func escaped(_ text: String, inAttribute: Bool = false) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"" where inAttribute: escaped += "&quot;"
      // XML parsers turn line breaks in attributes into spaces, and drop carriage returns.
      case "\n" where inAttribute, "\t" where inAttribute, "\r": escaped += "&#\(scalar.value);"
      case _ where !scalar.isInXML: escaped += "\u{FFFD}"
      // The same text to XML parsers, and harmless where the document is printed.
      case _ where scalar.isActedOn && scalar != "\n" && scalar != "\t":
        escaped += "&#\(scalar.value);"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension Unicode.Scalar {
  /// Whether XML 1.0 allows it in a document.
  fileprivate var isInXML: Bool {
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
