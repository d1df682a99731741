import Conformance
import Results
import SpecReading
import Testing

@testable import LanguageServing

@Suite("A client that breaks the protocol")
struct HostileClientTests {
  private typealias Client = EditorClient

  @Test("Messages are read whatever pieces they arrive in")
  func pieces() {
    var splitter = MessageSplitter()
    let bytes =
      MessageSplitter.frame(["a": .integer(1)])
      + Array("content-length:2\r\nContent-Type: x\r\n\r\n[]".utf8)
    let messages = bytes.flatMap { splitter.add([$0]) }
    #expect(messages == [["a": .integer(1)], []])
  }

  @Test(
    "Malformed headers and contents are errors, and what follows is read",
    arguments: [
      "Content-Length: ten\r\n\r\n", "Content-Length: -5\r\n\r\n", "\r\n\r\n", "Length: 2\r\n\r\n",
      "Content-Length: 99999999999999999999\r\n\r\n", "Content-Length: 3\r\n\r\n{,}",
      String(repeating: "x", count: 10_000) + "\r\n\r\n",
    ])
  func malformed(input: String) {
    var splitter = MessageSplitter()
    let messages = splitter.add(Array(input.utf8)) + splitter.add(MessageSplitter.frame(["b": []]))
    #expect(messages.first == .some(nil))
    #expect(messages.last == ["b": []])
  }

  @Test(
    "Whatever a client says, the next request is answered",
    arguments: [
      #"{"method":"$/cancelRequest","params":{"id":77}}"#, #"{"method":"$/cancelRequest"}"#,
      #"{"id":77,"result":null}"#, #"{"id":null,"method":"no/method"}"#, #"{"id":{"a":[]}}"#, "[]",
      "7", "", String(repeating: "[", count: 100_000), #"{"method":7}"#,
      #"{"method":"initialized"}"#, #"{"method":"no/notification","params":[]}"#,
      #"{"method":"textDocument/didOpen","params":{"textDocument":{"uri":"http://a/b","text":""}}}"#,
      #"{"method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///%ZZ%"}}}"#,
      #"{"method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///none.md"},"#
        + #""contentChanges":[{"text":"x"}]}}"#,
      #"{"method":"textDocument/didClose","params":{"textDocument":{"uri":"file:///none.md"}}}"#,
      #"{"method":"textDocument/didChange","params":{"textDocument":{"uri":"PAGE"},"#
        + #""contentChanges":[7,{},{"range":7,"text":"x"},{"range":{"start":{"line":1e9,"#
        + #""character":0},"end":{}},"text":"x"}]}}"#,
      #"{"method":"textDocument/didChange","params":{"textDocument":{"uri":"PAGE"},"#
        + #""contentChanges":[{"range":{"start":{"line":9223372036854775807,"character":"#
        + #"9223372036854775807},"end":{"line":0,"character":9223372036854775807}},"text":"x"}]}}"#,
      #"{"id":77,"method":"textDocument/codeAction","params":{"textDocument":{"uri":"PAGE"},"#
        + #""range":{"start":{"line":9223372036854775807,"character":0},"end":{"line":0}}}}"#,
      #"{"id":77,"method":"textDocument/completion","params":{"textDocument":{"uri":"PAGE"},"#
        + #""position":{"line":9223372036854775807,"character":9}}}"#,
      #"{"id":77,"method":"textDocument/hover","params":{"textDocument":{"uri":"file:///"},"#
        + #""position":{"line":0,"character":0}}}"#,
      #"{"id":77,"method":"textDocument/hover","params":{"textDocument":{"uri":"#
        + #""file:///dev/zero"},"position":{"line":0,"character":0}}}"#,
    ])
  func survives(content: String) async throws {
    let client = try Client()
    _ = try await client.open()
    await client.edit(Client.page)
    let words = content.replacing("PAGE", with: client.uri().text ?? "")
    await client.send(Array("Content-Length: \(words.utf8.count)\r\n\r\n\(words)".utf8))
    #expect(try await client.request("workspace/symbol", ["query": .text("HIT-1")]) != [])
  }

  @Test("A message that is no UTF-8 is an error, and what follows is read")
  func invalidText() async throws {
    let client = try Client()
    _ = try await client.open()
    let content = Array(#"{"id":1,"method":""#.utf8) + [0xFF, 0xC0] + Array(#""}"#.utf8)
    await client.send(Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content)
    #expect(
      client.received.map(\.string) == [
        #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"not a message of JSON"}}"#
      ])
    #expect(try await client.request("workspace/symbol", ["query": .text("HIT-1")]) != [])
  }

  @Test(
    "A client that closes its end ends the session, with status 0 only after 'shutdown'",
    arguments: [("shutdown", 0 as Int32), ("no/method", 1)])
  func closing(method: String, status: Int32) async throws {
    let client = try Client()
    _ = try await client.open()
    _ = try await client.request(method, .null)
    await client.send(Array("Content-Length: 100\r\n\r\n{\"id\":5".utf8))
    #expect(client.received.isEmpty && client.status == nil)
    await client.end()
    #expect(client.status == status)
  }

  @Test("A run that is cancelled is stopped")
  func cancelledRun() async throws {
    let (input, client) = AsyncStream.makeStream(of: [UInt8].self)
    let (never, _) = AsyncStream.makeStream(of: Void.self)
    let page = Array(Client.page.utf8)
    let configuration = LanguageServer.Configuration(
      reader: SpecReader(folder: "/none"), findings: { _ in ([], []) },
      run: { _, _ in
        for await _ in never {}
        // Only now is the session told to end.
        client.yield(Self.message("exit", [:]))
        return []
      })
    client.yield(Self.message("initialize", ["rootUri": .text("file:///")], id: 1))
    let document: JSON = [
      "uri": .text("file:///none/page.md"), "text": .text(String(decoding: page, as: UTF8.self)),
    ]
    client.yield(Self.message("textDocument/didOpen", ["textDocument": document]))
    client.yield(
      Self.message(
        "workspace/executeCommand",
        ["command": .text("conform.run"), "arguments": .texts(["HIT-1"])], id: 2))
    client.yield(Self.message("$/cancelRequest", ["id": .integer(2)]))
    #expect(await LanguageServer(configuration).run(input) { _ in } == 1)
  }

  private static func message(_ method: String, _ params: JSON, id: Int? = nil) -> [UInt8] {
    var members = [JSON.Member("method", .text(method)), JSON.Member("params", params)]
    if let id { members.append(JSON.Member("id", .integer(id))) }
    return MessageSplitter.frame(.object(members))
  }

  @Test("Requests out of order are refused, and 'exit' without 'shutdown' fails")
  func order() async throws {
    let client = try Client()
    #expect(
      try await client.request("textDocument/hover", [:]).string
        == #"{"code":-32002,"message":"not initialized"}"#)
    _ = try await client.open()
    #expect(try await client.request("initialize", [:]).member("code") == .integer(-32601))
    #expect(try await client.request("shutdown", .null) == .null)
    #expect(
      try await client.request("textDocument/hover", [:]).string
        == #"{"code":-32600,"message":"shut down"}"#)
    await client.notify("exit", .null)
    #expect(client.status == 0)
    let other = try Client()
    await other.notify("exit", .null)
    #expect(other.status == 1)
  }

  @Test(
    "Wrong parameters are errors",
    arguments: [
      "textDocument/hover", "textDocument/completion", "textDocument/rename",
      "textDocument/codeLens",
      "workspace/executeCommand", "no/method",
    ])
  func parameters(method: String) async throws {
    let client = try Client()
    _ = try await client.open()
    for params: JSON in [
      .null, [:], ["textDocument": ["uri": .text("untitled:1")]],
      ["textDocument": ["uri": client.uri()], "position": ["line": .integer(-1)]],
    ] where method != "textDocument/codeLens" || params != ["textDocument": ["uri": client.uri()]] {
      let answer = try await client.request(method, params)
      if method == "textDocument/codeLens", case .list = answer { continue }
      #expect(answer.member("code") != nil, "\(method) \(params.string)")
    }
  }

  @Test("A run that is cancelled is answered so")
  func cancelled() async throws {
    let client = try Client()
    _ = try await client.open()
    await client.send(
      MessageSplitter.frame([
        "jsonrpc": .text("2.0"), "id": .text("x"), "method": .text("workspace/executeCommand"),
        "params": ["command": .text("conform.run"), "arguments": .texts(["HIT-1"])],
      ])
        + MessageSplitter.frame([
          "jsonrpc": .text("2.0"), "method": .text("$/cancelRequest"), "params": ["id": .text("x")],
        ]))
    #expect(
      client.received.map(\.string) == [
        #"{"jsonrpc":"2.0","id":"x","error":{"code":-32800,"message":"cancelled"}}"#
      ])
  }

  @Test("Edits beyond the text are at its end, and a range that is none changes nothing")
  func ranges() {
    func edited(_ text: String, _ range: String) -> String {
      var document = TextDocument(Array(text.utf8))
      let numbers = range.split(separator: " ").compactMap { Int($0) }
      let places = stride(from: 0, to: numbers.count, by: 2).map { index -> JSON in
        ["line": .integer(numbers[index]), "character": .integer(numbers[index + 1])]
      }
      document.apply(["range": ["start": places.first, "end": places.last], "text": .text("X")])
      return String(decoding: document.source.bytes, as: UTF8.self)
    }
    #expect(edited("ab\ncd\n", "0 1 1 1") == "aXd\n")
    #expect(edited("ab\ncd\n", "0 9 0 9") == "abX\ncd\n")
    #expect(edited("ab\ncd\n", "7 0 9 9") == "ab\ncd\nX")
    #expect(edited("ab\ncd\n", "1 1 0 1") == "aXd\n")
    #expect(edited("ab", "-1 0 0 1") == "ab")
    #expect(edited("뷰👍b", "0 1 0 3") == "뷰Xb")
    #expect(edited("뷰👍b", "0 2 0 3") == "뷰Xb")
    #expect(edited("", "0 0 0 0") == "X")
  }

  @Test("A document of a megabyte is read, and one that is not open or no page is no error")
  func documents() async throws {
    let client = try Client()
    _ = try await client.open()
    await client.edit(String(repeating: "| a | b |\n", count: 100_000))
    #expect(client.diagnostics()?.count == 2)
    await client.edit("no page", "other.txt")
    try await client.replace("Page", by: "x")
    await client.notify("textDocument/didClose", ["textDocument": ["uri": client.uri()]])
    #expect(client.diagnostics() == [])
    try await client.replace("Page", by: "x")
    #expect(client.received.isEmpty)
  }
}
