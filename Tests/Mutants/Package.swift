// swift-tools-version: 6.2

import PackageDescription

// A separate package, so that users never build SwiftSyntax.
let package = Package(
  name: "Mutants",
  platforms: [.macOS(.v15)],
  dependencies: [
    // Parses Swift, so that a mutation is a change of a syntax node and not of text that looks so.
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")
  ],
  targets: [
    .executableTarget(
      name: "generate",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftOperators", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      path: "Generator")
  ],
  swiftLanguageModes: [.v6]
)
