import Conformance
import Results
import SpecReading

/// The state of a connection with an editor: its documents, and what is known of all pages.
struct Session {
  /// An error of the protocol, by its code.
  struct ResponseError: Error {
    var code: Int
    var message: String

    static func invalid(_ message: String) -> Self { Self(code: -32602, message: message) }
    static func failed(_ message: String) -> Self { Self(code: -32803, message: message) }
  }

  private enum Phase {
    case new, ready, shutDown
  }

  let configuration: LanguageServer.Configuration
  /// The client's root folder, which ends in `/`; empty if it has none.
  private(set) var root = ""
  /// What the client can do.
  private(set) var client = JSON.null
  /// The open documents, by path.
  private(set) var documents: [String: TextDocument] = [:]
  /// What was read of open pages since they changed.
  var indices: [String: PageIndex] = [:]
  /// The vocabulary of the pages as they were checked last.
  private(set) var vocabulary = VocabularyIndex.uikit
  /// Whether the pages are written in that vocabulary; not before a vocabulary of the folder was read
  /// that has no mistakes.
  private var knowsVocabulary = true
  /// All pages, as they were at the last check.
  private(set) var checked = CheckedBook(cache: ParseCache())
  /// The results of scenarios that were run, by id.
  var results: [String: (scenario: Scenario, result: ScenarioResult)] = [:]

  private var phase = Phase.new
  private var splitter = MessageSplitter()
  private var effects: [LanguageServer.Effect] = []
  /// The requests for which scenarios are being run.
  private var runs: Set<JSON> = []
  /// The number of changes, the last of which a check has to see.
  private var changes = 0
  private var isChecking = false
  /// Whether something changed since the check that is going on began.
  private var needsCheck = false
  /// The number of requests that lenses be asked for again.
  private var refreshes = 0
  /// The open documents whose diagnostics are to be sent.
  private var stale: Set<String> = []
  /// The files with diagnostics that the client has.
  private var published: Set<String> = []

  init(_ configuration: LanguageServer.Configuration) { self.configuration = configuration }

  mutating func takeEffects() -> [LanguageServer.Effect] {
    defer { effects = [] }
    return effects
  }

  /// Sends a message with these members.
  private mutating func send(_ members: KeyValuePairs<String, JSON>) {
    let all = [JSON.Member("jsonrpc", .text("2.0"))] + members.map { JSON.Member($0, $1) }
    effects.append(.send(.object(all)))
  }

  mutating func receive(_ event: LanguageServer.Event) {
    switch event {
    case .input(let bytes):
      for message in splitter.add(bytes) { receive(message) }
      if !stale.isEmpty { effects.append(.refresh) }
    case .end: effects.append(.exit(status: phase == .shutDown ? 0 : 1))
    case .refresh:
      for path in stale.sorted() { publish(path) }
      stale = []
    case .settled(let change):
      if change == changes { check() }
    case .checked(let book): finish(book)
    case .ran(let request, let scenarios, let found, let error):
      guard runs.remove(request) != nil else { return }
      for (scenario, result) in zip(scenarios, found) { results[result.id] = (scenario, result) }
      guard let error else {
        answer(request, .null)
        return refreshLenses()
      }
      answer(request, .failed(error))
    }
  }

  private mutating func receive(_ message: JSON?) {
    guard let message, case .object = message else {
      return answer(.null, ResponseError(code: -32700, message: "not a message of JSON"))
    }
    guard let method = message.member("method")?.text else { return }
    let params = message.member("params") ?? .null
    guard let id = message.member("id") else { return notify(method, params) }
    do throws(ResponseError) {
      switch (phase, method) {
      case (.new, "initialize"): answer(id, initialize(params))
      case (.new, _): throw ResponseError(code: -32002, message: "not initialized")
      case (.shutDown, _): throw ResponseError(code: -32600, message: "shut down")
      case (.ready, "shutdown"):
        phase = .shutDown
        answer(id, .null)
      case (.ready, "workspace/executeCommand"):
        if runs.contains(id) { throw .invalid("a run has this id") }
        effects.append(.run(request: id, try scenarios(of: params), vocabulary.vocabulary))
        runs.insert(id)
      case (.ready, _): answer(id, try respond(to: method, params))
      }
    } catch {
      answer(id, error)
    }
  }

  private mutating func answer(_ id: JSON, _ result: JSON) { send(["id": id, "result": result]) }

  private mutating func answer(_ id: JSON, _ error: ResponseError) {
    send(["id": id, "error": ["code": .integer(error.code), "message": .text(error.message)]])
  }

  private mutating func notify(_ method: String, _ params: JSON) {
    switch method {
    case "exit": effects.append(.exit(status: phase == .shutDown ? 0 : 1))
    case "$/cancelRequest":
      guard let id = params.member("id"), runs.remove(id) != nil else { return }
      effects.append(.cancel(request: id))
      answer(id, ResponseError(code: -32800, message: "cancelled"))
    case _ where phase != .ready: break
    case "initialized", "textDocument/didSave", "workspace/didChangeWatchedFiles": change()
    case "textDocument/didOpen":
      guard let document = params.member("textDocument"), let path = path(of: document),
        let text = document.member("text")?.text
      else { return }
      change(path, TextDocument(Array(text.utf8)))
    case "textDocument/didChange":
      guard let path = params.member("textDocument").flatMap(path),
        var document = documents[path], case .list(let list)? = params.member("contentChanges")
      else { return }
      documents[path] = nil
      for change in list { document.apply(change) }
      change(path, document)
    case "textDocument/didClose":
      if let path = params.member("textDocument").flatMap(path) { change(path, nil) }
    default: break
    }
  }

  private mutating func initialize(_ params: JSON) -> JSON {
    phase = .ready
    client = params.member("capabilities") ?? .null
    var folders = params.member("rootUri")?.text
    if case .list(let list)? = params.member("workspaceFolders") {
      folders = list.first?.member("uri")?.text ?? folders
    }
    if let folder = folders.flatMap(FileURI.path) {
      root = folder.hasSuffix("/") ? folder : folder + "/"
      configuration.enter(root)
    }
    // Pages that are opened are read before all pages are checked.
    var mistakes: [Diagnostic] = []
    let own = configuration.reader.vocabulary(reporting: &mistakes)
    if !own.isUIKit { vocabulary = VocabularyIndex(own) }
    knowsVocabulary = mistakes.isEmpty
    return ["capabilities": Self.capabilities, "serverInfo": ["name": .text("conform")]]
  }
}

extension Session {
  /// Returns the path of a document as the reader has it; nil if it is no file.
  func path(of document: JSON) -> String? {
    guard let path = document.member("uri")?.text.flatMap(FileURI.path) else { return nil }
    guard !configuration.reader.folder.hasPrefix("/"), !root.isEmpty, path.hasPrefix(root) else {
      return path
    }
    return String(path.dropFirst(root.count))
  }

  /// Returns the address of a file.
  func uri(of path: String) -> JSON { .text(FileURI.uri(path.hasPrefix("/") ? path : root + path)) }

  /// Returns an open document, or a file of text; nil if there is none.
  func text(of path: String) -> TextDocument? {
    if let document = documents[path] { return document }
    guard path.hasSuffix(".md") || path.hasSuffix(".txt"),
      let bytes = try? FileReader.bytes(of: path)
    else { return nil }
    return TextDocument(bytes)
  }

  /// Notes that a document, or a file if the path is nil, has changed.
  private mutating func change(_ path: String? = nil, _ document: TextDocument? = nil) {
    if let path {
      documents[path] = document
      indices[path] = nil
      stale.insert(path)
    }
    changes += 1
    effects.append(.settle(change: changes))
  }

  private mutating func check() {
    needsCheck = isChecking
    guard !isChecking else { return }
    isChecking = true
    var reader = configuration.reader
    reader.replacements = documents.mapValues(\.source.bytes)
    effects.append(.check(reader, checked.cache))
  }

  private mutating func finish(_ new: CheckedBook) {
    isChecking = false
    checked = new
    // Pages stay in the last vocabulary while it is edited.
    if let book = new.book, !book.lacksVocabulary {
      knowsVocabulary = true
      if book.vocabulary !== vocabulary {
        vocabulary = book.vocabulary
        indices = [:]
      }
    }
    if let error = new.error {
      send([
        "method": .text("window/logMessage"),
        "params": ["type": .integer(1), "message": .text(error)],
      ])
    }
    let files = Set((new.mistakes + new.notes).map(\.location.file))
    for path in files.union(published).union(documents.keys).sorted() { publish(path) }
    refreshLenses()
    if needsCheck { check() }
  }

  private mutating func refreshLenses() {
    let lens = client.member("workspace")?.member("codeLens")
    guard lens?.member("refreshSupport")?.truth == true else { return }
    refreshes += 1
    let id = JSON.text("lenses-\(refreshes)")
    send(["id": id, "method": .text("workspace/codeLens/refresh")])
  }

  /// Returns the page that an open document is, read again if it has changed.
  mutating func index(of path: String) -> PageIndex? {
    if let index = indices[path] { return index }
    guard let name = pageName(of: path), let document = text(of: path) else { return nil }
    let index = PageIndex(document.source.bytes, file: path, name: name, vocabulary)
    if documents[path] != nil { indices[path] = index }
    return index
  }

  /// Returns the name of the page at a path; nil for other files and for translations.
  func pageName(of path: String) -> String? {
    let folder = configuration.reader.file(of: "").dropLast(3)
    guard path.hasPrefix(folder), path.hasSuffix(".md") else { return nil }
    let name = path.dropFirst(folder.count).dropLast(3)
    return name.contains("/") ? nil : String(name)
  }

  /// The diagnostics of a file: of an open page its own as it is now, and those between the pages as
  /// they were at the last check.
  mutating func diagnostics(of path: String) -> (mistakes: [Diagnostic], notes: [Diagnostic]) {
    let mistakes = checked.mistakes.filter { $0.location.file == path }
    let notes = checked.notes.filter { $0.location.file == path }
    guard documents[path] != nil, knowsVocabulary, let index = index(of: path) else {
      return (mistakes, notes)
    }
    let old = Set(checked.cache.diagnostics(of: index.page.name))
    return (index.diagnostics + mistakes.filter { !old.contains($0) }, notes)
  }

  private mutating func publish(_ path: String) {
    let (mistakes, notes) = diagnostics(of: path)
    if mistakes.isEmpty && notes.isEmpty {
      guard published.remove(path) != nil || documents[path] != nil else { return }
    } else {
      published.insert(path)
    }
    let text = text(of: path) ?? TextDocument()
    let list =
      mistakes.map { json($0, severity: 1, in: text) }
      + notes.map { json($0, severity: 3, in: text) }
    send([
      "method": .text("textDocument/publishDiagnostics"),
      "params": ["uri": uri(of: path), "diagnostics": .list(list)],
    ])
  }

  /// Returns a diagnostic in the form of the protocol.
  func json(_ diagnostic: Diagnostic, severity: Int, in text: TextDocument) -> JSON {
    let hint = diagnostic.hint.map { "\nhint: \($0)" } ?? ""
    return [
      "range": text.range(of: diagnostic.location), "severity": .integer(severity),
      "source": .text("conform"), "message": .text(diagnostic.summary + hint),
    ]
  }
}

/// Addresses of files.
enum FileURI {
  /// Returns the path: `file:///a%20b` → `/a b`; nil for other addresses.
  static func path(_ uri: String) -> String? {
    guard uri.hasPrefix("file://") else { return nil }
    let path = uri.dropFirst("file://".count).drop { $0 != "/" }
    return path.isEmpty ? nil : path.percentDecoded
  }

  /// Returns the address of a path.
  static func uri(_ path: String) -> String { "file://" + path.percentEncoded }
}
