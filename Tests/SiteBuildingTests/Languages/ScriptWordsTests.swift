import Testing

@testable import SiteBuilding

@Suite("ScriptWords")
struct ScriptWordsTests {
  @Test(
    "What a script says is found, and nothing else",
    arguments: [
      ("say(\"Copy\")", ["Copy"]),
      ("x(say( \"{1} of {2}\", a, b), say(\"b\"))", ["{1} of {2}", "b"]),
      ("...say.parts(\"Replay of {1}\", node)", ["Replay of {1}"]),
      ("say(\"one, \"\n  + \"two\")", ["one, two"]), ("say(\"a \\\"b\\\"\")", ["a \"b\""]),
      ("say(\"a\", say(\"b\"))", ["a", "b"]), ("globalThis.say(\"c\")", ["c"]),
      ("essay(\"no\"); say(text); say(`no`); say('no'); hearsay(\"no\")", []),
      ("say(\"one\" + two)", []), ("say(", []), ("say(\"open", ["open"]), ("", []),
    ])
  func found(_ script: String, _ expected: [String]) {
    #expect(ScriptWords.all(in: script, file: "a.js").map(\.text) == expected)
  }

  @Test("It is known on which line each is said")
  func lines() {
    let words = ScriptWords.all(in: "\nsay(\"a\"); // é\n\n say(\n\"b\")", file: "a.js")
    #expect(words.map(\.location.line) == [2, 5])
    #expect(words.map(\.isSaidByScript) == [true, true])
  }
}
