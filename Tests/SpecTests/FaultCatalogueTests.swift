import Conformance
import Foundation
import Testing

@Suite("The catalogue of faults")
struct FaultCatalogueTests {
  private static let root = URL(fileURLWithPath: SpecPages.folder).deletingLastPathComponent()

  /// Reads the catalogue, or a page of faults that it does not have; a block that is not a replacement is
  /// left out, and so found missing.
  private static func entries(of page: String = "faults.md") throws -> [Entry] {
    let url = root.appendingPathComponent("Tests/Mutants/\(page)")
    let text = try String(contentsOf: url, encoding: .utf8)
    var entries: [Entry] = []
    var file = ""
    var block: Replacement?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let open = block {
        block = line == "```" ? nil : open.adding(line)
        if block == nil { entries[entries.count - 1].replacements.append(open) }
      } else if line.hasPrefix("## ") {
        entries.append(Entry(name: String(line.dropFirst(3))))
      } else if line.hasPrefix("Clauses: "), let sentence = line.split(separator: ".").first {
        entries[entries.count - 1].clauses = sentence.dropFirst("Clauses: ".count)
          .split(separator: ", ").map(String.init)
      } else if line.hasPrefix("`"), line.hasSuffix("`"), !line.hasPrefix("```") {
        file = String(line.dropFirst().dropLast())
      } else if line == "```diff" {
        block = Replacement(file: file)
      }
    }
    return entries
  }

  @Test("A hundred faults and more have each a name of their own, clauses and replacements")
  func entries() async throws {
    let entries = try Self.entries()
    #expect(entries.count >= 100)
    #expect(Set(entries.map(\.name)).count == entries.count)
    #expect(entries.filter { $0.clauses.isEmpty || $0.replacements.isEmpty }.map(\.name) == [])
    let clauses = Set(try await SpecPages.book.clauses.map(\.id))
    let unknown = entries.flatMap(\.clauses).filter { !clauses.contains($0) }
    #expect(unknown == [])
  }

  @Test(
    "Each replacement is found once in its file, and changes it",
    arguments: ["faults.md", "unlisted.md", "heldout.md"])
  func replacements(page: String) throws {
    let sources = Self.root.appendingPathComponent("Sources/Responders")
    var texts: [String: String] = [:]
    var wrong: [String] = []
    let entries = try Self.entries(of: page)
    #expect(entries.contains { !$0.replacements.isEmpty })
    for entry in entries {
      for replacement in entry.replacements {
        let file = replacement.file
        let text =
          try texts[file]
          ?? String(
            contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
        texts[file] = text
        let old = replacement.old.joined(separator: "\n")
        let count = text.components(separatedBy: old).count - 1
        if count != 1 {
          wrong.append(
            "\(entry.name): found \(count) times in \(file); quote its lines as they are now")
        }
        if replacement.old == replacement.new { wrong.append("\(entry.name): changes nothing") }
      }
    }
    #expect(wrong == [])
  }

  @Test("The fingerprints are of the faults of the catalogue and then of stubs, each with a row")
  func fingerprints() async throws {
    let book = try await SpecPages.book
    let written = (try Self.entries()).map(\.name)
    #expect(book.faults.prefix(written.count).map(\.name) == written)
    #expect(book.faults.filter(\.rows.isEmpty).map(\.name) == [])
    let known = Set(
      Vocabulary.uikit.forms.map { form in
        form.kind == .ask ? form.words(alwaysAnswering: "") : form.uselessWords
      } + ResponderKind.allCases.map(\.recognizingNothing)
        + Vocabulary.uikit.forms.filter { $0.traits.contains(.returnsResult) }
        .flatMap { [$0.words(alwaysReturning: true), $0.words(alwaysReturning: false)] })
    let sent = ["is never sent", "is sent twice", "are sent twice"]
    let stubs = book.faults.dropFirst(written.count).map(\.name)
    #expect(stubs.count > 100)
    #expect(
      stubs.filter { name in
        !known.contains { name.hasPrefix($0) } && !sent.contains { name.hasSuffix($0) }
      } == [])
  }

  @Test("No two faults show in the same rows in the same way")
  func differences() async throws {
    let faults = try await SpecPages.book.faults
    #expect(Set(faults.map(\.rows)).count == faults.count)
  }
}

/// A fault as the catalogue has it.
private struct Entry {
  let name: String
  var clauses: [String] = []
  var replacements: [Replacement] = []
}

/// A replacement in a file of the reference engine.
private struct Replacement {
  let file: String
  var old: [Substring] = []
  var new: [Substring] = []
}

extension Replacement {
  /// Returns the replacement with a further line of its block.
  fileprivate func adding(_ line: Substring) -> Self {
    var replacement = self
    if line.first != "+" { replacement.old.append(line.dropFirst()) }
    if line.first != "-" { replacement.new.append(line.dropFirst()) }
    return replacement
  }
}
