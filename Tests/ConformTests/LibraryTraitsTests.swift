import Foundation
import Testing

@Suite("A package that uses the libraries")
struct LibraryTraitsTests {
  /// A package that depends on this one, with those of its traits.
  private static func manifest(traits: String) -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "user", platforms: [.macOS(.v15)],
      dependencies: [
        .package(name: "conform", path: "\(Sandbox.repository.path)"\(traits))
      ],
      targets: [
        .target(
          name: "User",
          dependencies: [
            .product(name: "Conformance", package: "conform"),
            .product(name: "ConformanceTesting", package: "conform"),
            .product(name: "Responders", package: "conform"),
          ])
      ])

    """
  }

  /// Resolves the package; without a network, which resolves nothing that is not here.
  private static func resolve(traits: String) async throws -> (
    ending: ProgramResult, files: [String]
  ) {
    let sandbox = try Sandbox()
    try sandbox.write(manifest(traits: traits), to: "Package.swift")
    try sandbox.write("import Conformance\n", to: "Sources/User/User.swift")
    let swift = URL(filePath: "/usr/bin/env")
    // In the folder's own caches, so that no other SwiftPM is waited for.
    let arguments = [
      "swift", "package", "--package-path", sandbox.path(""), "--scratch-path",
      sandbox.path("scratch"), "--cache-path", sandbox.path("cache"), "show-dependencies",
    ]
    let offline = ["http_proxy", "https_proxy"].map { ($0, "http://127.0.0.1:1") }
    let ending = try await sandbox.begin(
      arguments, of: swift, environment: Dictionary(uniqueKeysWithValues: offline)
    ).end()
    return (ending, sandbox.files)
  }

  @Test("Without traits nothing but this package is resolved", .enabled(if: Sandbox.has("swift")))
  func resolvesNothingElse() async throws {
    let (ending, files) = try await Self.resolve(traits: ", traits: []")
    let repository = Sandbox.repository
    #expect(ending.status == 0, "\(ending.errors)")
    #expect(
      ending.output == """
        .
        └── \(repository.lastPathComponent)<\(repository.path)@unspecified>

        """)
    #expect(!files.contains("Package.resolved"))
    #expect(!files.contains { $0.hasPrefix("scratch/checkouts/") })
  }
}
