// swift-tools-version: 6.2

import PackageDescription

// A separate package, so that users of the library products do not build the benchmarks.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    // Without the dependencies of the command line.
    .package(name: "conform", path: "../..", traits: []),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // For warm-up, repetition and statistics.
    .package(url: "https://github.com/google/swift-benchmark", from: "0.1.2"),
  ],
  targets: [
    .systemLibrary(
      name: "CLimit", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .target(name: "Limits"),
    .executableTarget(name: "cmark-files", dependencies: ["CLimit"]),
    .executableTarget(name: "json-echo"),
    .executableTarget(
      name: "generate",
      dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")]),
    .executableTarget(
      name: "in-process",
      dependencies: [
        "Limits",
        .product(name: "Responders", package: "conform"),
        .product(name: "Benchmark", package: "swift-benchmark"),
      ]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
