import Conformance
import Results
import Testing

@testable import SpecReading

@Suite("Objects and calls of another domain than UIKit's")
struct OwnObjectsTests {
  /// A vocabulary of objects and calls, and a page in it.
  private static let files = Dictionary(
    uniqueKeysWithValues: ["vocabulary.md", "emission.md"].map {
      ($0, TestPage.fixture("Emitters/\($0)"))
    })

  @Test("Another domain has objects and calls of its own")
  func ownObjects() async throws {
    try await TestPage.withFolder(Self.files) { folder in
      let book = try await SpecReader(folder: folder).read()
      #expect(book.diagnostics == [])
      let scenario = try #require(book.scenarios.first)
      #expect(
        scenario.script.stage.responders.map { "\($0.name) \($0.kind.rawValue) \($0.parent ?? "")" }
          == ["door emitter ", "bell listener door", "light listener door"])
      let told = Message(rawValue: "onEvent")
      let calls = ["bell", "light"].map { Trace.Call($0, told) }
      let trace = Trace([
        Trace.Record(calls: calls + [Trace.Call("light", Message(rawValue: "onOnce"))])
      ])
      #expect(
        scenario.expectations.map {
          $0.requirement.holds(at: 0, of: trace, on: scenario.script.stage)
        } == [true, true, true])
      #expect(book.suite(of: [scenario], program: "1").lines.contains(Array("onOnce".utf8)))
    }
  }

  @Test(
    "Mistakes of objects and calls of another domain are reported with their remedy",
    arguments: [
      (
        "emission.md", "| bell   | listener |", "| bell   | lisener  |",
        "`lisener` is not a kind of object"
      ),
      (
        "emission.md", "| door   | emitter  |", "| door   | emiter   |",
        "`emiter` is not a kind of object"
      ),
      (
        "emission.md", "| door   | emitter  |      |", "| door   | emitter  | bell |",
        "`door` is an emitter, which has no place in column `in`"
      ),
      ("emission.md", "| object |", "| responder |", "a stage has no column `responder`"),
      ("emission.md", "bell → light ", "bell → lamp ", "`lamp` is not defined in this stage"),
      ("vocabulary.md", "| emitter | Is", "| emiter | Is", "`emiter`: no kind has this name"),
      (
        "vocabulary.md", "| listener | object", "| emitter | object",
        "`emitter`: another row declares this kind"
      ),
      (
        "vocabulary.md", "| onOnce  | calls", "| onOnce  | call ", "`call`: no family has this name"
      ),
      (
        "vocabulary.md", "| onOnce  |", "| onEvent |",
        "`onEvent`: another row declares this message"
      ),
      (
        "vocabulary.md", "| once  |", "| event |",
        "`event`: another message of the family has this word"
      ),
      (
        "vocabulary.md", "visits onEvent", "visits onEvents",
        "`visits onEvents`: no message or family has this name"
      ),
    ])
  func wrongObjects(file: String, old: String, new: String, summary: String) async throws {
    var files = Self.files
    files[file] = try #require(files[file]).replacing(old, with: new)
    try await TestPage.withFolder(files) { folder in
      let book = try await SpecReader(folder: folder).read()
      #expect(book.diagnostics.map(\.summary).contains(summary), "\(book.diagnostics)")
      #expect(!book.diagnostics.contains { $0.summary.contains("view") }, "\(book.diagnostics)")
      #expect(book.diagnostics.allSatisfy { $0.location.file == "\(folder)/\(file)" })
    }
  }
}
