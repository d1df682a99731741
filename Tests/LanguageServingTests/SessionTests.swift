import Conformance
import Results
import SpecReading
import Testing

@testable import LanguageServing

@Suite("A session with an editor")
struct SessionTests {
  private typealias Client = EditorClient

  @Test("Diagnostics have the texts and hints of the check, and go with the mistake")
  func diagnostics() async throws {
    let client = try await Client.editing()
    #expect(client.diagnostics() == [])
    try await client.replace("10 10         | A ", by: "10 10         | AA")
    #expect(
      client.diagnostics() == [
        #"{"line":16,"character":43} `AA` is not defined in this stage"# + "\nhint: "
          + "known names: app, window, A"
      ])
    let wrong = Client.page.replacing("10 10         | A ", with: "10 10         | AA")
    try await client.replace("10 10         | AA", by: "10 10         | A ", in: wrong)
    #expect(client.diagnostics() == [])
  }

  @Test("Diagnostics after random edits are those of the pages read anew", arguments: 1...8)
  func randomEdits(seed: UInt64) async throws {
    let client = try Client()
    _ = try await client.open()
    // Cells that are alike, alternatives and an open one, whose phrases are known from other cells.
    var text = Client.page.replacing(
      "| hidden   | A is hidden | 10 10         | window                    |",
      with: """
        | second   | A is hidden | 10 10         | A                         |
        | third    | A is hidden | 10 10         | A or nobody               |
        | fourth   | A is hidden | 10 10         | A or nobody               |
        | fifth    |             | 10 10         | A; A saw began            |
        | sixth    | A is hidden | 10 10         | ?                         |
        """)
    await client.edit(text)
    var state = seed
    func random(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let pieces = ["", "A", " or ", "; ", "?", "|", "\n", "hidden", "`B`", " 뷰 👍", "HIT-2"]
    let path = client.folder.appendingPathComponent("Spec").path
    for _ in 0..<40 {
      let start = text.index(text.startIndex, offsetBy: random(below: text.count))
      let end = text.index(start, offsetBy: random(below: 4), limitedBy: text.endIndex)
      let (range, new) = (start..<(end ?? text.endIndex), pieces[random(below: pieces.count)])
      let places: JSON = [
        "start": Client.place(of: range.lowerBound, in: text),
        "end": Client.place(of: range.upperBound, in: text),
      ]
      text.replaceSubrange(range, with: new)
      await client.notify(
        "textDocument/didChange",
        [
          "textDocument": ["uri": client.uri(), "version": .integer(2)],
          "contentChanges": [["range": places, "text": .text(new)]],
        ])
      var reader = SpecReader(folder: path)
      reader.replacements = [reader.file(of: "page"): Array(text.utf8)]
      let anew = try await reader.read().diagnostics.map { diagnostic in
        diagnostic.summary + (diagnostic.hint.map { "\nhint: \($0)" } ?? "")
      }
      let sent: [String] = try #require(client.diagnostics())
      // Before the message stands the place.
      let messages = sent.map { String($0.drop { $0 != " " }.dropFirst()) }
      #expect(messages.sorted() == anew.sorted(), "\(text)")
    }
  }

  @Test("A remedy is a code action, also in the ledger of another page")
  func actions() async throws {
    let page = Client.page.replacing("A is hidden", with: "A is hiddn").replacing(
      "| window                    |", with: "| windo                     |"
    ).replacing("Sources: tests.", with: "Sources: tests (S1).")
    let ledger = "# Sources\n\n| statement | home |\n| --- | --- |\n| S1 | open |\n"
    let client = try await Client.editing(page, files: ["Spec/sources.md": ledger])
    for title in ["Replace `hiddn` by `hidden`", "Replace `windo` by `window`"] {
      #expect(try await client.action(title).member("kind") == .text("quickfix"))
    }
    let action = try await client.action("Replace `open` by `HIT-1`")
    #expect(
      action.member("edit")?.string
        == #"{"changes":{"\#(client.uri("Spec/sources.md").text ?? "")":"#
        + #"[{"range":{"start":{"line":4,"character":7},"end":{"line":4,"character":11}},"#
        + #""newText":"HIT-1"}]}}"#)
  }

  @Test(
    "A remedy replaces the word that is wrong, or writes the one that is missing",
    arguments: [
      ("| inside   | ", "|          | ", "Write `row 1 `", 16, 11),
      ("| scenario |", "| scenari  |", "Replace `scenari` by `scenario`", 14, 2),
      ("hit-testing. Conf", "hit-testin. Conf", "Replace `hit-testin` by `hit-testing`", 12, 25),
      ("| view        |", "| vieww       |", "Replace `vieww` by `view`", 6, 14),
    ])
  func remedies(
    old: String, new: String, title: String, line: Int, character: Int
  ) async throws {
    let page = Client.page.replacing(old, with: new)
    let client = try await Client.editing(page)
    let action = try await client.action(title)
    let edits = action.member("edit")?.member("changes")?.member(client.uri().text ?? "")
    guard case .list(let list)? = edits else {
      Issue.record("\(action.string)")
      return
    }
    #expect(
      list.map { $0.member("range")?.member("start") }
        == [["line": .integer(line), "character": .integer(character)]])
  }

  @Test("A remedy corrects a file beside the pages")
  func remediesBeside() async throws {
    let client = try Client(files: [
      "Spec/redirects.txt": "HIT-3 -> HIT-2\nHIT-2 -> HIT-1\n",
      "Spec/ko/page.md": "# 페이지\n\n## HIT-1 뷰\n\n찾아야 한다(MUST).\n",
      "Spec/ko/names.txt": "inside = 안쪽\nhiden = 숨김\n",
    ])
    _ = try await client.open()
    for (file, title) in [
      ("Spec/redirects.txt", "Replace `-> HIT-2` by `-> HIT-1`"),
      ("Spec/ko/names.txt", "Replace `hiden` by `hidden`"),
    ] {
      #expect(try await client.action(title, in: file).member("kind") == .text("quickfix"))
    }
  }

  @Test(
    "Completion knows the column and the cell",
    arguments: [
      ("| hidden   | ", ["window", "A", "app"], "{view} is hidden"),
      ("| hidden   | A is ", [], "hidden"), ("| hidden   | A is hid", [], "hidden"),
      (
        "| inside   |             | 10 10         | ", ["window", "A", "nobody"],
        "{expected view}"
      ),
      ("| A         | view        | ", ["window", "A"], "window"),
      ("Feature: ", ["responder-chain"], "hit-testing"), ("It MUST", ["HIT-1"], "page.md"),
      ("Sources: ", ["S1"], "[Apple 2019](sources.md#apple-2019)"),
      ("Confidence: ", ["documented"], "reported"), ("뷰 👍 HIT-1/", ["HIT-1"], "HIT-1/hidden"),
      ("| app       | ", [], "window"), ("| responder | ", [], "frame"),
      ("| scenario | ", ["scenario", "step"], "given"),
      ("when touching | then ", [], "the hit-test view is {expected view}"),
    ])
  func completion(place: String, first: [String], contained: String) async throws {
    let ledger = "# Sources\n\n## Apple 2019\n\n| statement | home |\n| - | - |\n| S1 | open |\n"
    let client = try await Client.editing(files: ["Spec/sources.md": ledger])
    let labels = try await client.ask("completion", after: place).each("label")
    #expect(Array(labels.prefix(first.count)) == first)
    #expect(labels.contains(contained))
  }

  @Test("A completed phrase is a snippet with a placeholder for each slot")
  func snippet() async throws {
    let client = try await Client.editing(capabilities: [
      "textDocument": ["completion": ["completionItem": ["snippetSupport": .truth(true)]]]
    ])
    guard case .list(let items) = try await client.ask("completion", after: "| hidden   | A ")
    else { return }
    #expect(
      items.first { $0.member("label")?.text == "has alpha {number}" }?.member("textEdit")?.string
        == #"{"range":{"start":{"line":17,"character":15},"end":{"line":17,"character":15}},"#
        + #""newText":"has alpha ${1:number}"}"#)
  }

  @Test(
    "Hovering tells what is named",
    arguments: [
      ("## HIT", "**HIT-1** A view is found\n\nMUST · documented · hit-testing"),
      ("| hid", "**HIT-1/hidden** A view is found"),
      ("| A         | view        | wind", "**window** window, in `app`, frame 0 0 100 100"),
      ("A is hidd", "`{view} is hidden`"),
    ])
  func hover(place: String, words: String) async throws {
    let page = Client.page.replacing("| hidden   | A is hidden", with: "| hidden   | A is hidden")
    let client = try await Client.editing(page)
    let hover = try await client.ask("hover", after: place)
    #expect(hover.member("contents")?.member("value")?.text?.hasPrefix(words) == true)
  }

  @Test("Hovering tells a statement, and the verdict of the last run until the row changes")
  func hoverVerdict() async throws {
    let page = Client.page.replacing("Sources: tests.", with: "Sources: tests (S1).")
    let ledger =
      "# Sources\n\n| statement | says | home |\n| - | - | - |\n| S1 | It is so. | HIT-1 |\n"
    let client = try await Client.editing(page, files: ["Spec/sources.md": ledger])
    func words(_ place: String) async throws -> String? {
      try await client.ask("hover", after: place, in: page).member("contents")?.member("value")?
        .text
    }
    #expect(
      try await words("tests (S") == "**S1**\n\nstatement: S1\n\nsays: It is so.\n\nhome: HIT-1")
    #expect(try await words("| hid") == "**HIT-1/hidden** A view is found")
    _ = try await client.request(
      "workspace/executeCommand",
      ["command": .text("conform.run"), "arguments": .texts(["HIT-1"])])
    #expect(try await words("| hid") == "**HIT-1/hidden** A view is found\n\npassed")
    #expect(try await words("## HIT")?.hasSuffix("\n\n2 passed") == true)
    try await client.replace("| A is hidden", by: "| A is hidden; window is hidden", in: page)
    #expect(try await words("| hid") == "**HIT-1/hidden** A view is found")
  }

  @Test(
    "Definition and references of each kind",
    arguments: [
      ("뷰 👍 HIT-1/ins", 16, 2), ("[other](page.md#HIT", 8, 3), ("tests (S", -4, 2),
      ("| hidden   | A", 6, 3), ("A is hidd", 17, 1), ("[other](pa", 0, 1),
    ])
  func places(place: String, line: Int, references: Int) async throws {
    let page = Client.page.replacing(
      "Sources: tests.", with: "Sources: tests (S1), [other](page.md#HIT-1).")
    let ledger = "# Sources\n\n| statement | home |\n| - | - |\n| S1 | HIT-1 |\n"
    let client = try await Client.editing(page, files: ["Spec/sources.md": ledger])
    let definition = try await client.ask("definition", after: place, in: page)
    let file = client.uri(line < 0 ? "Spec/sources.md" : "Spec/page.md")
    #expect(definition.member("uri") == file)
    #expect(
      definition.member("range")?.member("start")?.member("line") == .integer(abs(line)))
    guard case .list(let list) = try await client.ask("references", after: place, in: page) else {
      return
    }
    #expect(list.count == references, "\(list.map(\.string))")
  }

  @Test("Definition and references lead to what is named, in UTF-16")
  func definition() async throws {
    let client = try await Client.editing()
    let uri = client.uri().text ?? ""
    #expect(
      try await client.ask("definition", after: "👍 HIT-1/ins").string
        == #"{"uri":"\#(uri)","range":{"start":{"line":16,"character":0},"#
        + #""end":{"line":16,"character":0}}}"#)
    let context = ("context", ["includeDeclaration": .truth(true)] as JSON)
    #expect(
      try await client.ask("references", after: "👍 HIT-1/ins", [context]).string
        == #"[{"uri":"\#(uri)","range":{"start":{"line":10,"character":23},"#
        + #""end":{"line":10,"character":35}}},{"uri":"\#(uri)","range":{"start":"#
        + #"{"line":16,"character":2},"end":{"line":16,"character":8}}}]"#)
  }

  @Test("Renaming a responder changes its stage and the steps that name it")
  func renameResponder() async throws {
    let client = try await Client.editing()
    let name = ("newName", JSON.text("back"))
    let edit = try await client.ask(
      "rename", after: "| A is hidd".replacing(" is hidd", with: ""), [name])
    guard case .list(let edits)? = edit.member("changes")?.member(client.uri().text ?? "") else {
      Issue.record("\(edit.string)")
      return
    }
    #expect(
      edits.map { $0.member("range")?.member("start")?.string } == [
        #"{"line":6,"character":2}"#, #"{"line":16,"character":43}"#,
        #"{"line":17,"character":13}"#,
      ])
    #expect(
      try await client.ask("rename", after: "| A", [("newName", .text("window"))]).string
        == #"{"code":-32803,"message":"`window` is on this stage already"}"#)
  }

  @Test("Renaming a row adds a redirect, and changes the links and the names in translations")
  func renameRow() async throws {
    let client = try await Client.editing(
      files: [
        "Spec/ko/page.md": "# 페이지\n\n## HIT-1 뷰\n\n찾아야 한다(MUST). `HIT-1/inside`\n",
        "Spec/ko/names.txt": "inside = 안쪽\nhidden = 숨김\n",
        "Spec/redirects.txt": "HIT-1/within -> HIT-1/inside\n",
        "Spec/profiles/small.txt": "HIT-1/inside\n",
        "Spec/engines/qt/expectations.txt": "engine: Qt\nHIT-1/inside HIT-1/hidden\n",
        "engines/toy/known.txt": "engine: Toy\nHIT-1/inside\n",
        "expectations.txt": "engine: Mine\nHIT-1/inside\n",
      ],
      capabilities: [
        "workspace": ["workspaceEdit": ["documentChanges": .truth(true)]]
      ])
    let edit = try await client.ask("rename", after: "| insi", [("newName", .text("In the view"))])
    guard case .list(let files)? = edit.member("documentChanges") else { return }
    let edits = files.map { file -> String in
      let name = file.member("textDocument")?.member("uri")?.text?.split(separator: "/").last ?? ""
      guard case .list(let list)? = file.member("edits") else { return "" }
      return "\(name): " + list.compactMap { $0.member("newText")?.text }.joined(separator: ", ")
    }
    #expect(
      edits == [
        "page.md: HIT-1/in-the-view, In the view", "page.md: HIT-1/in-the-view",
        "names.txt: in-the-view", "small.txt: HIT-1/in-the-view",
        "expectations.txt: HIT-1/in-the-view", "known.txt: HIT-1/in-the-view",
        "expectations.txt: HIT-1/in-the-view",
        "redirects.txt: -> HIT-1/in-the-view, HIT-1/inside -> HIT-1/in-the-view\n",
      ])
  }

  @Test("Renaming a clause changes its id everywhere, with redirects for it and its rows")
  func renameClause() async throws {
    let client = try await Client.editing(capabilities: [
      "workspace": ["workspaceEdit": ["documentChanges": .truth(true)]]
    ])
    let edit = try await client.ask("rename", after: "## HIT", [("newName", .text("HIT-7"))])
    #expect(
      edit.string.contains(
        #""newText":"HIT-1 -> HIT-7\nHIT-1/inside -> HIT-7/inside\nHIT-1/hidden -> HIT-7/hidden\n""#
      ))
    #expect(edit.string.contains(#"{"kind":"create","uri":"#))
    #expect(
      try await client.ask("rename", after: "## HIT", [("newName", .text("seven"))]).string
        == #"{"code":-32803,"message":"`seven` is no id of a clause, such as HIT-4"}"#)
  }

  @Test("A lens runs a row and a clause, and shows the verdict until the row changes")
  func lenses() async throws {
    let page = Client.page.replacing("10 10         | window ", with: "10 10         | A      ")
    let client = try await Client.editing(page)
    func titles() async throws -> [String] {
      let lenses = try await client.request(
        "textDocument/codeLens", ["textDocument": ["uri": client.uri()]])
      guard case .list(let list) = lenses else { return [] }
      return list.compactMap { $0.member("command")?.member("title")?.text }
    }
    #expect(try await titles() == ["Run 2 scenarios", "Run", "Run"])
    let result = try await client.request(
      "workspace/executeCommand",
      ["command": .text("conform.run"), "arguments": .texts(["HIT-1"])])
    #expect(result == .null)
    #expect(
      try await titles() == [
        "Run 2 scenarios · 1 passed · 1 failed", "Run · passed",
        "Run · failed: the hit-test view is A: expected A, actual window",
      ])
    try await client.replace("10 10", by: "12 10", in: page)
    #expect(
      try await titles() == [
        "Run 2 scenarios · 1 failed", "Run",
        "Run · failed: the hit-test view is A: expected A, actual window",
      ])
    await client.edit(page.replacing("## HIT-1", with: "## HIT-1:"))
    #expect(
      try await client.request(
        "workspace/executeCommand",
        ["command": .text("conform.run"), "arguments": .texts(["HIT-1"])]
      ).member("code") == .integer(-32803))
  }

  @Test("Formatting edits the lines of tables that are not aligned")
  func formatting() async throws {
    let page = Client.page.replacing("| inside   |             |", with: "|inside||")
    let client = try await Client.editing(page)
    let edits = try await client.request(
      "textDocument/formatting", ["textDocument": ["uri": client.uri()], "options": [:]])
    #expect(
      edits.string
        == #"[{"range":{"start":{"line":16,"character":0},"end":{"line":16,"character":53}},"#
        + #""newText":"| inside   |             | 10 10         | A                         |"}]"#)
  }

  @Test("Symbols follow the headings and rows")
  func outline() async throws {
    let client = try await Client.editing()
    let document: JSON = ["textDocument": ["uri": client.uri()]]
    let symbols = try await client.request("textDocument/documentSymbol", document)
    #expect(symbols.each("name") == ["Page"])
    #expect(symbols.string.contains(#""name":"HIT-1 A view is found""#))
    #expect(symbols.string.contains(#""name":"hidden""#))
    #expect(
      try await client.request("workspace/symbol", ["query": .text("HIT-1/H")]).each("name")
        == ["HIT-1/hidden"])
  }
}
