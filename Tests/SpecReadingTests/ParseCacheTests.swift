import Foundation
import Testing

@testable import SpecReading

@Suite("The parse cache")
struct ParseCacheTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("conform-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["a", "b"] { try write("# \(name.uppercased())\n\nSee [b](b.md).\n", to: name) }
  }

  private func write(_ text: String, to page: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent("\(page).md"), options: .atomic)
  }

  private func read(_ cache: inout ParseCache) async throws -> SpecBook {
    try await SpecReader(folder: folder.path, rendering: .html).read(using: &cache)
  }

  @Test("The second reading parses only changed pages and returns the same book")
  func change() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var cache = ParseCache()
    _ = try await read(&cache)
    #expect(cache.changed == ["a", "b"])
    _ = try await read(&cache)
    #expect(cache.changed == [])
    try write("# Longer\n\nSee [b](b.md).\n", to: "a")
    #expect(try await read(&cache).pages.map(\.title) == ["Longer", "B"])
    #expect(cache.changed == ["a"])
  }

  @Test("Checks between pages run again for cached pages")
  func checks() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var cache = ParseCache()
    #expect(try await read(&cache).diagnostics == [])
    try FileManager.default.removeItem(at: folder.appendingPathComponent("b.md"))
    let broken = try await read(&cache)
    #expect(broken.pages.map(\.name) == ["a"])
    #expect(broken.diagnostics.map(\.location.line) == [3])
    #expect(cache.changed == [])
    try write("# B\n", to: "b")
    #expect(try await read(&cache).diagnostics == [])
    #expect(cache.changed == ["b"])
  }

  @Test("A changed glossary empties the cache")
  func glossary() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var cache = ParseCache()
    _ = try await read(&cache)
    try write("# Glossary\n\n## See\n\nTo look.\n", to: "glossary")
    _ = try await read(&cache)
    #expect(cache.changed == ["a", "b", "glossary"])
    try write("# Glossary\n\n## See\n\nTo look at.\n", to: "glossary")
    _ = try await read(&cache)
    #expect(cache.changed == ["glossary"])
  }

  @Test("A translation is read again where it, its original or its record has changed")
  func translations() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let reader = SpecReader(folder: folder.path, rendering: .html, languages: .all)
    let korean = folder.appendingPathComponent("ko")
    try FileManager.default.createDirectory(at: korean, withIntermediateDirectories: true)
    var cache = ParseCache()
    let changes: [(file: String, text: String)] = [
      ("ko/a.md", "# 가\n\n[b](b.md)\n"), ("ko/b.md", "# 나\n"), ("a.md", "# A\n\nOther.\n"),
      ("ko/originals.txt", "b#b 0123\n"), ("b.md", "# B\n\n## New\n"), ("ko/a.md", "# 다\n"),
    ]
    for (file, text) in changes {
      try Data(text.utf8).write(to: folder.appendingPathComponent(file), options: .atomic)
      let cached = try await reader.read(using: &cache)
      let fresh = try await reader.read()
      #expect(cached.diagnostics == fresh.diagnostics)
      let contents = { (book: SpecBook) in
        book.translations.flatMap { translation in
          translation.pages.map(\.title) + translation.sections.map { "\($0.name) \($0.status)" }
        }
      }
      #expect(contents(cached) == contents(fresh), "\(file)")
      #expect(try await reader.read(using: &cache).diagnostics == fresh.diagnostics)
    }
  }
}
