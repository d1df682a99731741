import Testing

@testable import SiteBuilding

@Suite("ScriptStrings")
struct ScriptStringsTests {
  @Test(
    "The keys of a script's texts are found, and nothing else",
    arguments: [
      ("say(\"copy\")", ["copy"]),
      ("x(say( \"shown\", { shown: a, count: b }), say(\"b\"))", ["shown", "b"]),
      ("...say.parts(\"replayOf\", { scenario: node })", ["replayOf"]),
      ("say(\"a\", { name: say(\"b\") })", ["a", "b"]), ("globalThis.say(\"c\")", ["c"]),
      ("essay(\"no\"); say(text); say(`no`); say('no'); hearsay(\"no\")", []),
      ("say(", []), ("say(\"open", ["open"]), ("", []),
    ])
  func found(_ script: String, _ expected: [String]) {
    #expect(ScriptStrings.all(in: script, file: "a.js").map(\.key) == expected)
  }

  @Test(
    "The placeholders are those of an object literal, and unknown otherwise",
    arguments: [
      ("say(\"a\")", []), ("say(\"a\", { count })", ["count"]),
      (
        "say(\"a\",\n  { file: name, reason: f(x, { y: 1 }), command: \"}\" })",
        ["file", "reason", "command"]
      ),
      ("say(\"a\", { of: [1, 2], in: `${b}, ${c}` },)", ["of", "in"]),
      ("say(\"a\", values)", nil), ("say(\"a\", { ...values })", nil),
    ] as [(String, Set<String>?)])
  func placeholders(_ script: String, _ expected: Set<String>?) {
    #expect(ScriptStrings.all(in: script, file: "a.js").map(\.placeholders) == [expected])
  }

  @Test("Each text has its line")
  func lines() {
    let uses = ScriptStrings.all(in: "\nsay(\"a\"); // é\n\n say(\n\"b\")", file: "a.js")
    #expect(uses.map(\.location.line) == [2, 5])
    #expect(uses.map(\.isInScript) == [true, true])
  }
}
