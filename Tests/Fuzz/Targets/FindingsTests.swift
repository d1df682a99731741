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

  @Test("Formatting changes no scenario of any page")
  func formatting() async throws {
    let pages =
      try SeedSource.files(in: "Spec", ending: ".md")
      + SeedSource.files(in: "Spec/ko", ending: ".md")
    for page in pages { try await FuzzTarget.format.check(page) }
  }

  @Test("The property of every target holds for an input of nothing", arguments: FuzzTarget.all)
  func nothing(_ target: FuzzTarget) async throws { try await target.check([]) }
}

extension FuzzTarget: CustomTestStringConvertible {
  package var testDescription: String { name }
}
