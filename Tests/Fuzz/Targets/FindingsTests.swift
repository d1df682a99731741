import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Findings of fuzzing")
struct FindingsTests {
  /// A file in the folder of a target.
  struct Finding: CustomTestStringConvertible, Sendable {
    /// The target that reads it.
    var target: FuzzTarget
    /// The name of the file.
    var name: String

    /// Every finding of every target.
    static let all = FuzzTarget.all.flatMap { target in
      let folder = "\(SeedSource.repository)/Tests/Fuzz/Findings/\(target.name)"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.sorted().map { Finding(target: target, name: $0) }
    }

    var testDescription: String { "\(target.name)/\(name)" }
  }

  @Test("What fuzzing once found is found no more", arguments: Finding.all)
  func findings(_ finding: Finding) async throws {
    let path = "Tests/Fuzz/Findings/\(finding.target.name)/\(finding.name)"
    try await finding.target.check(try SeedSource.file(path))
  }

  @Test("Every folder of findings has the name of a target")
  func folders() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: "\(SeedSource.repository)/Tests/Fuzz/Findings")
    #expect(Set(folders).subtracting(FuzzTarget.all.map(\.name)) == [])
  }

  // The seeds of the target are all pages; `Tests/Fuzz/run all 0` reads them.
  @Test(
    "Formatting changes no scenario of a page whose tables are not aligned",
    arguments: ["hit-testing", "ko/hit-testing"])
  func formatting(page: String) async throws {
    let page = String(decoding: try SeedSource.file("Spec/\(page).md"), as: UTF8.self)
    try await FuzzTarget.format.check(Array(page.replacing(/\ {2,}/, with: " ").utf8))
  }

  @Test("The property of every target holds for an input of nothing", arguments: FuzzTarget.all)
  func nothing(_ target: FuzzTarget) async throws { try await target.check([]) }
}

extension FuzzTarget: CustomTestStringConvertible {
  package var testDescription: String { name }
}
