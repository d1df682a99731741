import Conformance
import Results
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

  @Test("A request that is cancelled in time is answered so")
  func cancelled() async throws {
    let client = try Client()
    _ = try await client.open()
    await client.send(
      MessageSplitter.frame([
        "jsonrpc": .text("2.0"), "id": .text("x"), "method": .text("workspace/symbol"),
        "params": ["query": .text("")],
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
    func edited(_ text: String, _ range: String, _ encoding: PositionEncoding = .utf16) -> String {
      var document = TextDocument(Array(text.utf8), encoding)
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
    #expect(edited("뷰👍b", "0 3 0 7", .utf8) == "뷰Xb")
    #expect(edited("뷰👍b", "0 4 0 7", .utf8) == "뷰Xb")
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
