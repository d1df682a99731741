import Conformance
import Results
import SpecReading

extension Session {
  /// Returns the edits that rename a responder on its page, or a clause or a scenario in the pages,
  /// their translations and the files beside them, with redirects from the old ids.
  mutating func renaming(
    _ symbol: Occurrence.Symbol, to name: String, _ path: String
  ) throws(ResponseError) -> [FileChange] {
    switch symbol {
    case .responder(let old, let stage):
      guard PageIndex.isResponderName(name) else {
        throw .failed("`\(name)` cannot be a responder's name")
      }
      guard index(of: path)?.responder(name, stage: stage) == nil else {
        throw .failed("`\(name)` is on this stage already")
      }
      guard name != old, let text = text(of: path) else { return [] }
      let edits = occurrences(of: symbol, path).map { (text.range(of: $0), name) }
      return [FileChange(path: path, edits: edits)]
    case .clause(let old):
      guard SpecReader.isClauseID(name) else {
        throw .failed("`\(name)` is no id of a clause, such as HIT-4")
      }
      let ids = (checked.book?.scenarios ?? []).filter { $0.id.clause == old }
        .map { ($0.id.description, "\(name)/\($0.id.slug)") }
      return try renaming([(old, name)] + ids, title: nil)
    case .scenario(let old):
      let slug = Slug.make(of: name)
      guard !slug.isEmpty, let markdown = PipeTable.Cell.markdown(of: name) else {
        throw .failed("`\(name)` makes no name for a scenario")
      }
      return try renaming([(old, "\(old.prefix { $0 != "/" })/\(slug)")], title: markdown)
    case .statement, .phrase, .feature, .page: throw .failed("this has no name that can be changed")
    }
  }

  /// Returns the edits that replace ids, of which the first is the one to rename.
  ///
  /// - Parameter title: the Markdown of the scenario's name.
  private mutating func renaming(
    _ ids: [(old: String, new: String)], title: String?
  ) throws(ResponseError) -> [FileChange] {
    let new = Dictionary(firstOf: ids)
    let changed = ids.filter { $0.old != $0.new }
    let known = Set(
      (checked.book?.clauses ?? []).map(\.id)
        + (checked.book?.scenarios ?? []).map(\.id.description))
    if let taken = changed.first(where: { known.contains($0.new) }) {
      throw .failed("there is `\(taken.new)` already")
    }
    let reader = configuration.reader
    guard let files = try? reader.files + reader.filesBesidePages else {
      throw .failed("the folder of the pages cannot be read")
    }
    var changes: [FileChange] = []
    for file in files where file != reader.redirects {
      guard let text = text(of: file) else { continue }
      let edits = occurrences(in: file).compactMap { found -> (JSON, String)? in
        let range = text.range(of: found)
        switch found.symbol {
        case .scenario(let id) where found.isDefinition:
          guard title != nil, new[id] != nil else { return nil }
          return title.map { (range, $0) }
        case .clause(let id), .scenario(let id): return new[id].map { (range, $0) }
        default: return nil
        }
      }
      let names = file.hasSuffix("/" + SpecReader.namesFile) ? slugEdits(changed, in: text) : []
      if !(edits + names).isEmpty { changes.append(FileChange(path: file, edits: edits + names)) }
    }
    return changes + [redirects(changed)].compactMap(\.self)
  }

  /// Returns the edits of a file of names by which a renamed scenario keeps the name that it has by its
  /// slug: the line gets the new slug, or, where other scenarios have the slug, one with the id is added.
  private func slugEdits(
    _ ids: [(old: String, new: String)], in text: TextDocument
  ) -> [(JSON, String)] {
    guard ids.count == 1, let id = ids.first, id.old.contains("/") else { return [] }
    let (old, new) = (id.old.drop { $0 != "/" }.dropFirst(), id.new.drop { $0 != "/" }.dropFirst())
    guard old != new else { return [] }
    let isShared = (checked.book?.scenarios ?? []).contains {
      $0.id.slug == old && $0.id.description != id.old
    }
    for line in 1...max(1, text.source.count) where line <= text.source.count {
      let words = text.source.text(of: line)
      guard words.hasPrefix("\(old) = ") else { continue }
      return isShared
        ? [(text.range(line, 1, length: 0), "\(id.new)\(words.dropFirst(old.count))\n")]
        : [(text.range(line, 1, length: old.unicodeScalars.count), String(new))]
    }
    return []
  }

  /// Returns the edits of the redirects: new lines, the new ids in the targets of others, and no line
  /// from an id that is there again.
  private func redirects(_ ids: [(old: String, new: String)]) -> FileChange? {
    guard !ids.isEmpty else { return nil }
    let path = configuration.reader.redirects
    let existing = text(of: path)
    let text = existing ?? TextDocument()
    var change = FileChange(path: path, isNew: existing == nil, edits: [])
    let new = Dictionary(firstOf: ids)
    let back = Set(ids.map(\.new))
    for (line, words) in text.source.words() where words.count == 3 && words[1] == "->" {
      if back.contains(words[0]) {
        change.edits.append(
          (["start": text.position(line, 1), "end": text.position(line + 1, 1)], ""))
      } else if let target = new[words[2]],
        let range = text.range(of: "-> \(words[2])", after: SourceLocation(file: path, line: line))
      {
        change.edits.append((range, "-> \(target)"))
      }
    }
    let isEnded = text.source.bytes.isEmpty || text.source.bytes.last == UInt8(ascii: "\n")
    let lines = ids.map { "\($0.old) -> \($0.new)\n" }.joined()
    let end = text.source.count
    let place =
      isEnded && !text.source.bytes.isEmpty ? text.position(end + 1, 1) : text.position(end, .max)
    change.edits.append((["start": place, "end": place], isEnded ? lines : "\n" + lines))
    return change
  }
}

extension Occurrence {
  /// Whether a client can rename what is named here.
  var isRenamable: Bool {
    switch symbol {
    case .clause, .responder: true
    case .scenario: length > 0
    case .statement, .phrase, .feature, .page: false
    }
  }
}
