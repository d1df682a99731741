import Conformance
import Results
import SpecReading

extension Session {
  /// What the server can do.
  static let capabilities: JSON = [
    "textDocumentSync": ["openClose": .truth(true), "change": .integer(2), "save": .truth(true)],
    "completionProvider": ["triggerCharacters": .texts(["|", " ", "#", "("])],
    "hoverProvider": .truth(true), "definitionProvider": .truth(true),
    "referencesProvider": .truth(true), "renameProvider": ["prepareProvider": .truth(true)],
    "documentSymbolProvider": .truth(true), "workspaceSymbolProvider": .truth(true),
    "documentFormattingProvider": .truth(true),
    "codeActionProvider": ["codeActionKinds": .texts(["quickfix"])],
    "codeLensProvider": [:], "executeCommandProvider": ["commands": .texts([runCommand])],
  ]

  /// The command that runs the scenarios with the ids in its arguments, or of the clauses.
  static let runCommand = "conform.run"

  /// Returns the result of a request.
  mutating func respond(to method: String, _ params: JSON) throws(ResponseError) -> JSON {
    if method == "workspace/symbol" { return symbols(matching: params.member("query")?.text ?? "") }
    guard let path = params.member("textDocument").flatMap(path), let text = text(of: path) else {
      guard method.hasPrefix("textDocument/") else {
        throw ResponseError(code: -32601, message: "no method \(method)")
      }
      throw .invalid("there is no such document")
    }
    switch method {
    case "textDocument/formatting": return formatting(of: path, text)
    case "textDocument/codeAction": return actions(for: params.member("range"), path, text)
    case "textDocument/documentSymbol": return outline(of: path, text)
    case "textDocument/codeLens": return lenses(of: path, text)
    default: break
    }
    guard let place = text.place(of: params.member("position")) else {
      throw .invalid("there is no position")
    }
    if method == "textDocument/completion" { return completions(at: place, path, text, params) }
    let found = occurrence(at: place, path, text)
    let renamable = found.flatMap { $0.isRenamable ? $0 : nil }
    switch method {
    case "textDocument/hover": return found.flatMap { hover(over: $0, path, text) } ?? .null
    case "textDocument/definition":
      let place = found.flatMap { definition(of: $0.symbol, path) }
      return place.map { location($0, length: 0) } ?? .null
    case "textDocument/references":
      guard let found else { return [] }
      let isWanted = params.member("context")?.member("includeDeclaration")?.truth ?? true
      return .list(
        occurrences(of: found.symbol, path).filter { isWanted || !$0.isDefinition }
          .map { location($0.location, length: $0.length) })
    case "textDocument/prepareRename": return renamable.map { text.range(of: $0) } ?? .null
    case "textDocument/rename":
      guard let renamable, let name = params.member("newName")?.text else {
        throw .failed("nothing here has a name that can be changed")
      }
      return edit(try renaming(renamable.symbol, to: name, path))
    default: throw ResponseError(code: -32601, message: "no method \(method)")
    }
  }

  /// Returns what is named at a place of a page or a translation.
  mutating func occurrence(
    at place: (line: Int, column: Int), _ path: String, _ text: TextDocument
  ) -> Occurrence? {
    if let index = index(of: path) { return index.occurrence(at: place.line, place.column) }
    return IDFinder.occurrences(in: text.source, file: path).first {
      $0.location.line == place.line && ($0.location.column...$0.end).contains(place.column)
    }
  }

  /// Returns a location of the protocol.
  func location(_ location: SourceLocation, length: Int) -> JSON {
    let text = text(of: location.file) ?? TextDocument()
    return [
      "uri": uri(of: location.file),
      "range": text.range(location.line, location.column, length: length),
    ]
  }

  /// Returns the edits of files as an edit of the protocol.
  func edit(_ changes: [FileChange]) -> JSON {
    let edits = changes.map { change in
      (change.path, JSON.list(change.edits.map { ["range": $0.range, "newText": .text($0.text)] }))
    }
    let workspace = client.member("workspace")?.member("workspaceEdit")
    guard workspace?.member("documentChanges")?.truth == true else {
      return [
        "changes": .object(
          edits.map { JSON.Member(uri(of: $0.0).text ?? "", $0.1) })
      ]
    }
    let created = changes.filter(\.isNew).map { change -> JSON in
      ["kind": .text("create"), "uri": uri(of: change.path)]
    }
    return [
      "documentChanges": .list(
        created
          + edits.map { path, list in
            ["textDocument": ["uri": uri(of: path), "version": .null], "edits": list]
          })
    ]
  }
}

/// The edits of one file.
struct FileChange {
  /// The path.
  var path: String
  /// Whether there is no such file.
  var isNew = false
  /// Ranges of the protocol with the texts that replace them.
  var edits: [(range: JSON, text: String)]
}

extension Session {
  private func formatting(of path: String, _ text: TextDocument) -> JSON {
    let changes = PageText(text.source.bytes, file: path).formattingChanges.flatMap(\.changes)
    return .list(
      changes.map { change in
        [
          "range": text.range(of: change.range),
          "newText": .text(String(decoding: change.bytes, as: UTF8.self)),
        ]
      })
  }

  /// Returns the remedies of the mistakes in a range.
  private mutating func actions(for range: JSON?, _ path: String, _ text: TextDocument) -> JSON {
    guard let start = text.place(of: range?.member("start"))?.line,
      let end = text.place(of: range?.member("end"))?.line, start <= end
    else { return [] }
    let mistakes = diagnostics(of: path).mistakes
    return .list(
      mistakes.compactMap { mistake -> JSON? in
        guard (start...end).contains(mistake.location.line), let remedy = mistake.remedy else {
          return nil
        }
        let place = remedy.location ?? mistake.location
        let range = self.text(of: place.file)?.range(of: remedy.old, after: place)
        let replaced = remedy.old.isEmpty ? "Write" : "Replace `\(remedy.old)` by"
        return range.map { range in
          [
            "title": .text("\(replaced) `\(remedy.new)`"), "kind": .text("quickfix"),
            "edit": edit([FileChange(path: place.file, edits: [(range, remedy.new)])]),
            "diagnostics": [json(mistake, severity: 1, in: text)],
          ]
        }
      })
  }

  private mutating func completions(
    at place: (line: Int, column: Int), _ path: String, _ text: TextDocument, _ params: JSON
  ) -> JSON {
    guard let index = index(of: path) else { return [] }
    let isSpace = params.member("context")?.member("triggerCharacter")?.text == " "
    if isSpace, index.row(at: place.line) == nil { return [] }
    let (column, texts) = index.completions(at: place.line, place.column, in: checked.book)
    let range = text.range(place.line, column, length: place.column - column)
    let hasSnippets =
      client.member("textDocument")?.member("completion")?.member("completionItem")?
      .member("snippetSupport")?.truth == true
    return .list(
      texts.enumerated().map { number, completion in
        let isSnippet = hasSnippets && completion.hasSlots
        return [
          "label": .text(completion.label), "kind": .integer(completion.kind.number),
          // Texts of one length, by which clients keep the order.
          "detail": .text(completion.detail), "sortText": .text("\(100_000 + number)"),
          "insertTextFormat": .integer(isSnippet ? 2 : 1),
          "textEdit": [
            "range": range, "newText": .text(isSnippet ? completion.snippet : completion.label),
          ],
        ]
      })
  }
}

extension Completion {
  /// Whether it has slots to fill in.
  fileprivate var hasSlots: Bool {
    pieces.contains { if case .slot = $0 { true } else { false } }
  }

  /// The words with placeholders for the slots: `has alpha ${1:number}`.
  fileprivate var snippet: String {
    var number = 0
    return pieces.map { piece in
      switch piece {
      case .word(let word): return String(word)
      case .slot(let slot, _):
        number += 1
        return "${\(number):\(slot.spelling)}"
      }
    }.joined(separator: " ")
  }
}

extension Completion.Kind {
  /// The number in the protocol.
  fileprivate var number: Int {
    switch self {
    case .phrase: 15
    case .value: 12
    case .name: 6
    case .keyword: 14
    case .id: 18
    }
  }
}
