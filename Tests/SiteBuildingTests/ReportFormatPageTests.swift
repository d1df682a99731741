@testable import Conformance
import Results
import Testing

@testable import SiteBuilding

@Suite("ReportFormatPage")
struct ReportFormatPageTests {
  private static let count = FieldDescription(
    name: "count", kind: .integerIn(1...Int.max), isOptional: false)
  private static let word = FieldDescription(
    name: "word", kind: .word(["x", "y"]), isOptional: false)
  private static let rest = FieldDescription(name: "rest", kind: .text, isOptional: true)

  private static var object: ObjectDescription {
    var item = ObjectDescription()
    item.fields = [FieldDescription(name: "n", kind: .integerIn(0...9), isOptional: true)]
    item.hasOneField = true
    var object = ObjectDescription()
    object.meaning = "All *of* it."
    object.fields = [
      FieldDescription(
        name: "kind", kind: .constant(.text("<a>")), isOptional: false, meaning: "Its kind."),
      word, count, rest,
      FieldDescription(name: "items", kind: .list(.object("item")), isOptional: true),
    ]
    object.variants = ("kind", [("<a>", [count, word], false), ("b", [rest], false)])
    object.definitions = [("item", item)]
    return object
  }

  private func cells(_ strings: LocalizedStrings) -> [String] {
    let file = SiteFile(path: "report.schema.json", bytes: [])
    let text = ReportFormatPage.page(
      of: Self.object, title: "Report", schema: file, strings
    ).body.text
    return text.split(separator: "\n").map(String.init).filter { $0.hasPrefix("<td>") }
      + text.split(separator: "\n").map(String.init).filter { $0.hasPrefix("<li>") }
  }

  @Test("Values and forms of an object are described in words")
  func english() {
    let cells = cells(.english).filter { $0 != "<td></td>" }
    #expect(
      cells == [
        "<td>always <code>&lt;a&gt;</code></td>", "<td>Its kind.</td>",
        "<td>one of <code>x</code>, <code>y</code></td>", "<td>integer, from 1</td>",
        "<td>string</td>", "<td>array of <a href=\"#item\">item</a></td>",
        "<td>integer, from 0 or null</td>",
        "<li>Where <code>kind</code> is <code>&lt;a&gt;</code>: with <code>count</code>, "
          + "<code>word</code>; without <code>rest</code>.</li>",
        "<li>Where <code>kind</code> is <code>b</code>: without <code>word</code>, "
          + "<code>count</code>.</li>",
      ])
  }

  @Test("In another language only the words of the schema are in English")
  func korean() {
    var diagnostics: [Diagnostic] = []
    let file = StringsFile(PlainTheme.words("ko"), file: "ko", diagnostics: &diagnostics)
    let strings = LocalizedStrings(Language(translation: "ko"), file.texts, original: [:])
    let cells = cells(strings)
    #expect(
      cells == [
        "<td>항상 <code>&lt;a&gt;</code></td>",
        "<td><code>x</code>, <code>y</code> 가운데 하나</td>",
        "<td><span lang=\"en\">integer</span>, 1 이상</td>",
        "<td><span lang=\"en\">string</span></td>",
        "<td><a href=\"#item\" lang=\"en\">item</a>의 배열</td>",
        "<td><span lang=\"en\">integer</span>, 0 이상 또는 <span lang=\"en\">null</span></td>",
        "<li><code>kind</code> 값이 <code>&lt;a&gt;</code>일 때: <code>count</code>, "
          + "<code>word</code> 있음; <code>rest</code> 없음.</li>",
        "<li><code>kind</code> 값이 <code>b</code>일 때: <code>word</code>, "
          + "<code>count</code> 없음.</li>",
      ])
  }
}
