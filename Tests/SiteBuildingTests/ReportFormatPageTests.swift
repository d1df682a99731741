import Conformance
import Results
import Testing

@testable import SiteBuilding

@Suite("ReportFormatPage")
struct ReportFormatPageTests {
  private static let schema = """
    {"title": "Report", "description": "All *of* it.", "required": ["kind"], "properties": {
      "kind": {"const": "<a>", "description": "Its kind."}, "word": {"enum": ["x", "y"]},
      "count": {"type": ["integer", "null"], "minimum": 1}, "rest": {},
      "items": {"type": "array", "items": {"$ref": "#/$defs/item"}}
    }, "oneOf": [
      {"properties": {"kind": {"const": "<a>"}, "rest": false}, "required": ["count", "word"]}
    ], "$defs": {"item": {"properties": {"n": {"type": "integer", "minimum": 0}}}}}
    """

  private func cells(_ strings: LocalizedStrings) throws -> [String] {
    let file = SchemaFile(
      file: "Spec/report.schema.json", path: "report.schema.json", bytes: Array(Self.schema.utf8))
    let text = try ReportFormatPage(file, strings).page.content.body.text
    return text.split(separator: "\n").map(String.init).filter { $0.hasPrefix("<td>") }
      + text.split(separator: "\n").map(String.init).filter { $0.hasPrefix("<li>") }
  }

  @Test("Values and forms of an object are described in words")
  func english() throws {
    let cells = try cells(.english).filter { $0 != "<td></td>" }
    #expect(
      cells == [
        "<td>always <code>&lt;a&gt;</code></td>", "<td>Its kind.</td>",
        "<td>one of <code>x</code>, <code>y</code></td>", "<td>integer, from 1 or null</td>",
        "<td>any value</td>", "<td>array of <a href=\"#item\">item</a></td>",
        "<td>integer, from 0</td>",
        "<li>Where <code>kind</code> is <code>&lt;a&gt;</code>: with <code>count</code>, "
          + "<code>word</code>; without <code>rest</code>.</li>",
      ])
  }

  @Test("In another language only the words of the schema are in English")
  func korean() throws {
    var diagnostics: [Diagnostic] = []
    let file = StringsFile(PlainTheme.words("ko"), file: "ko", diagnostics: &diagnostics)
    let strings = LocalizedStrings(Language(translation: "ko"), file.texts, original: [:])
    let cells = try cells(strings)
    #expect(
      cells == [
        "<td>항상 <code>&lt;a&gt;</code></td>",
        "<td><code>x</code>, <code>y</code> 가운데 하나</td>",
        "<td><span lang=\"en\">integer</span>, 1 이상 또는 <span lang=\"en\">null</span></td>",
        "<td>아무 값</td>", "<td><a href=\"#item\" lang=\"en\">item</a>의 배열</td>",
        "<td><span lang=\"en\">integer</span>, 0 이상</td>",
        "<li><code>kind</code> 값이 <code>&lt;a&gt;</code>일 때: <code>count</code>, "
          + "<code>word</code> 있음; <code>rest</code> 없음.</li>",
      ])
  }
}
