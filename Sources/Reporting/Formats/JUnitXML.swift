import Conformance
import Results

extension ReportFormat {
  /// JUnit XML, which most continuous integration systems read.
  package static let junit = ReportFormat(
    name: "junit", endings: ["xml"], help: "JUnit XML"
  ) {
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
    var suites: [[ReportedTest]] = []
    for test in report.tests {
      if let last = suites.last?.last, last.column == test.column, suite(last) == suite(test) {
        suites[suites.count - 1].append(test)
      } else {
        suites.append([test])
      }
    }
    var xml = XMLWriter()
    xml.element("testsuites", [("name", "conform")] + counts(suites.flatMap { $0 })) { xml in
      for tests in suites {
        xml.element("testsuite", [("name", suite(tests[0]))] + counts(tests)) { xml in
          for test in tests { write(test, to: &xml) }
        }
      }
    }
    return xml.text
  }

  private static func suite(_ test: ReportedTest) -> String {
    guard let engine = test.engine else { return test.name }
    return "\(engine.words): \(test.result?.page ?? test.name)"
  }

  private static func write(_ test: ReportedTest, to xml: inout XMLWriter) {
    // Readers show the part before the last dot as a group.
    let page = test.result.map { ".\(stem(of: $0.page))" } ?? ""
    var attributes = [
      ("classname", "\(test.engine?.name ?? "conform")\(page)"), ("name", test.name),
    ]
    if let result = test.result {
      attributes += [("file", result.page), ("line", "\(result.line)")]
    }
    guard let message = test.message else {
      return xml.element("testcase", attributes, text: "")
    }
    let reason = [("message", message)]
    xml.element("testcase", attributes) { xml in
      switch test.status {
      case .passed: break
      case .failed:
        let differences = test.result?.verdict.differences ?? []
        xml.element(
          "failure", reason,
          text: differences.paragraphs(on: test.result?.page ?? "").description)
      case .skipped, .excused: xml.element("skipped", reason, text: "")
      case .errored:
        var words = ""
        if case .errored(let message) = test.result?.verdict { words = message }
        xml.element("error", reason, text: words)
      }
    }
  }

  private static func counts(_ tests: [ReportedTest]) -> [XMLWriter.Attribute] {
    [
      ("tests", tests.count), ("failures", tests.count { $0.status == .failed }),
      ("errors", tests.count { $0.status == .errored }),
      ("skipped", tests.count { $0.status == .skipped || $0.status == .excused }),
    ].map { ($0.0, "\($0.1)") }
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
    text.unicodeScalars.text { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"" where inAttribute: "&quot;"
      // XML parsers turn line breaks in attributes into spaces, and drop carriage returns.
      case "\n" where inAttribute, "\t" where inAttribute, "\r": "&#\(scalar.value);"
      case _ where !scalar.isInXML: "\u{FFFD}"
      // The same text to XML parsers, and harmless where the document is printed.
      case _ where scalar.isActedOn && scalar != "\n" && scalar != "\t": "&#\(scalar.value);"
      default: nil
      }
    }
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
