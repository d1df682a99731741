import Foundation
import Testing

@testable import SpecReading

@Suite("Pages that did not change are not read again")
struct KeptReadingsTests {
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

  private func read(_ kept: inout KeptReadings) async throws -> SpecBook {
    try await SpecReader(folder: folder.path, rendering: .html).read(reusing: &kept)
  }

  @Test("The second reading reads what is other, and gives the same as a first one")
  func change() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var kept = KeptReadings()
    _ = try await read(&kept)
    #expect(kept.changed == ["a", "b"])
    _ = try await read(&kept)
    #expect(kept.changed == [])
    try write("# Longer\n\nSee [b](b.md).\n", to: "a")
    #expect(try await read(&kept).pages.map(\.title) == ["Longer", "B"])
    #expect(kept.changed == ["a"])
  }

  @Test("Checks between pages are made again for pages that did not change")
  func checks() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var kept = KeptReadings()
    #expect(try await read(&kept).diagnostics == [])
    try FileManager.default.removeItem(at: folder.appendingPathComponent("b.md"))
    let broken = try await read(&kept)
    #expect(broken.pages.map(\.name) == ["a"])
    #expect(broken.diagnostics.map(\.location.line) == [3])
    #expect(kept.changed == [])
    try write("# B\n", to: "b")
    #expect(try await read(&kept).diagnostics == [])
    #expect(kept.changed == ["b"])
  }

  @Test("Another glossary changes every page")
  func glossary() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var kept = KeptReadings()
    _ = try await read(&kept)
    try write("# Glossary\n\n## See\n\nTo look.\n", to: "glossary")
    _ = try await read(&kept)
    #expect(kept.changed == ["a", "b", "glossary"])
    try write("# Glossary\n\n## See\n\nTo look at.\n", to: "glossary")
    _ = try await read(&kept)
    #expect(kept.changed == ["glossary"])
  }
}
