import Conformance
import Results
import SpecReading

@testable import LanguageServing

extension FuzzTarget {
  static let editor = FuzzTarget(
    "editor",
    property: """
      Messages of an editor are the same in whatever pieces they arrive, and a session answers each \
      request, whatever came before.
      """,
    maximumLength: 1 << 12,
    seeds: { _ in
      [
        Array(conversation.utf8),
        Array("Content-Length: 2\r\n\r\n[]content-length:3\r\n\r\n{,}".utf8),
      ]
    },
    check: { bytes in
      // A line is the content of a message.
      let framed = bytes.split(separator: UInt8(ascii: "\n")).flatMap { content in
        Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
      }
      for input in [bytes, framed] {
        var (whole, pieces) = (MessageSplitter(), MessageSplitter())
        let parts = stride(from: 0, to: input.count, by: 13).flatMap {
          pieces.add(Array(input[$0..<min($0 + 13, input.count)]))
        }
        try require(whole.add(input) == parts, "pieces make other messages")
      }
      var splitter = MessageSplitter()
      let requests = splitter.add(framed).compactMap(\.self).filter {
        $0.member("method")?.text != nil
      }.compactMap { $0.member("id") }
      let answered = answers(of: framed)
      for id in requests { try require(answered.contains(id), "no answer to \(id.string)") }
    })

  /// Returns the ids of the answers that a session gives.
  private static func answers(of bytes: [UInt8]) -> Set<JSON> {
    let configuration = LanguageServer.Configuration(
      reader: SpecReader(folder: "/none"), findings: { _ in ([], []) }, run: { _, _ in [] })
    var session = Session(configuration)
    var answers: Set<JSON> = []
    var events: [LanguageServer.Event] = [.input(bytes)]
    while let event = events.popLast() {
      session.receive(event)
      for effect in session.takeEffects() {
        switch effect {
        case .send(let message): message.member("id").map { _ = answers.insert($0) }
        case .refresh: events.append(.refresh)
        case .settle(let change): events.append(.settled(change: change))
        case .check(_, let cache):
          events.append(.checked(CheckedBook(cache: cache, error: "no folder")))
        case .run(let request, let scenarios, _):
          events.append(.ran(request: request, scenarios, [], error: nil))
        case .cancel, .exit: break
        }
      }
    }
    return answers
  }

  /// What an editor says, a message on each line.
  private static let conversation: String = {
    let page = #""textDocument":{"uri":"file:///none/page.md"}"#
    let text = """
      # P\\n\\n| responder | kind |\\n|-|-|\\n| A | view |\\n\\n## HIT-1 뷰 👍 MUST\\n\\nSources: t (S1).\\n\\n\
      | scenario | given | when touching | then the hit-test view is |\\n|-|-|-|-|\\n\
      | a row | A is hiddn | 1 1 | A |\\n
      """
    let start = #"{"id":0,"method":"initialize","params":{"rootUri":"file:///"}}"#
    let open = """
      {"method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///none/page.md",\
      "text":"\(text)"}}}
      """
    let range = #""range":{"start":{"line":12,"character":3},"end":{"line":12,"character":14}}"#
    let edit = """
      {"method":"textDocument/didChange","params":{\(page),"contentChanges":[{\(range),"text":"b 👍"},\
      {"text":"\(text)"}]}}
      """
    let places = [
      "completion", "hover", "definition", "references", "prepareRename", "documentSymbol",
      "codeLens", "formatting", "rename",
    ].enumerated().map { number, method in
      """
      {"id":\(number + 1),"method":"textDocument/\(method)","params":{\(page),"position":\
      {"line":12,"character":15},"newName":"B"}}
      """
    }
    let rest = [
      #"{"id":"a","method":"textDocument/codeAction","params":{\#(page),\#(range)}}"#,
      #"{"id":"s","method":"workspace/symbol","params":{"query":"HIT"}}"#,
      #"{"id":"r","method":"workspace/executeCommand","params":{"command":"conform.run","#
        + #""arguments":["HIT-1"]}}"#,
      #"{"method":"$/cancelRequest","params":{"id":"x"}}"#,
      #"{"method":"textDocument/didClose","params":{\#(page)}}"#, #"{"id":99,"method":"shutdown"}"#,
      #"{"method":"exit"}"#,
    ]
    return ([start, open, edit] + places + rest).joined(separator: "\n")
  }()
}
