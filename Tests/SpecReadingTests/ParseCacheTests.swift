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
}
