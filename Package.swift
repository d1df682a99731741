// swift-tools-version: 6.2

import PackageDescription

/// What only the program `conform` needs. A package that uses a library leaves it out with
/// `traits: []`, and resolves nothing but this package.
let tool = TargetDependencyCondition.when(traits: ["Tool"])

let package = Package(
  name: "conform",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Responders", targets: ["Responders"]),
    .library(name: "Conformance", targets: ["Conformance"]),
    .library(name: "ConformanceTesting", targets: ["ConformanceTesting"]),
    .executable(name: "conform", targets: ["conform"]),
  ],
  traits: [
    .trait(name: "Tool", description: "The command line and the preview, and their dependencies."),
    .default(enabledTraits: ["Tool"]),
  ],
  dependencies: [
    // For flag parsing, help pages, completion scripts and usage errors.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // For spawning, pipes, process groups and reaping on every system; without Foundation.
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
    // For the preview's server: sockets that wait without a thread for each connection. FlyingSocks
    // needs only FoundationEssentials on Linux, so it does not slow the start of `conform`.
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    .systemLibrary(
      name: "CCMark",
      pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]
    ),
    .target(name: "Conformance"),
    .target(name: "Platform"),
    .target(name: "Scenes", dependencies: ["Conformance"]),
    .target(name: "Responders"),
    .target(name: "Results", dependencies: ["Conformance", "Platform"]),
    .target(
      name: "SpecReading", dependencies: ["CCMark", "Conformance", "Platform", "Results"]),
    .target(
      name: "Engines",
      dependencies: [
        "Conformance", "Platform", "Responders", "Scenes",
        .product(name: "Subprocess", package: "swift-subprocess", condition: tool),
      ]
    ),
    .target(name: "Running", dependencies: ["Conformance", "Results"]),
    .target(name: "Fuzzing", dependencies: ["Conformance", "Results"]),
    .target(name: "Reporting", dependencies: ["Conformance", "Results"]),
    .target(
      name: "SiteBuilding",
      dependencies: ["Conformance", "Platform", "Results", "Scenes", "SpecReading"]),
    .target(
      name: "Previewing",
      dependencies: [
        "Conformance", "Platform", "Results", "Scenes", "SiteBuilding", "SpecReading",
        .product(name: "FlyingSocks", package: "FlyingFox", condition: tool),
      ],
      resources: [.embedInCode("Served")]),
    .target(
      name: "LanguageServing", dependencies: ["Conformance", "Results", "SpecReading"]),
    .target(
      name: "ConformanceTesting",
      dependencies: ["Conformance", "Results", "Running", "SpecReading"]),
    .target(
      name: "Commands",
      dependencies: [
        "Conformance", "Engines", "Fuzzing", "LanguageServing", "Platform", "Previewing",
        "Reporting", "Results", "Running", "SiteBuilding", "SpecReading",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: tool),
        .product(name: "Subprocess", package: "swift-subprocess", condition: tool),
      ],
      resources: [.embedInCode("Templates")]
    ),
    .executableTarget(name: "conform", dependencies: ["Commands"]),
    .testTarget(name: "ConformanceTests", dependencies: ["Conformance", "Results"]),
    .testTarget(name: "RespondersTests", dependencies: ["Responders"]),
    .testTarget(
      name: "SpecReadingTests",
      dependencies: [
        "Conformance", "Reporting", "Results", "SpecReading",
        .product(name: "Subprocess", package: "swift-subprocess", condition: tool),
      ]),
    // A program that breaks the engine protocol in every way, or serves the engine of the lab.
    .executableTarget(
      name: "FixtureEngine", dependencies: ["Conformance", "Engines"], path: "Tests/FixtureEngine"),
    .testTarget(
      name: "EnginesTests",
      dependencies: [
        "Conformance", "Engines", "FixtureEngine", "Fuzzing", "Results", "Scenes",
        .product(name: "Subprocess", package: "swift-subprocess", condition: tool),
      ]),
    .testTarget(name: "ScenesTests", dependencies: ["Conformance", "Scenes"]),
    .testTarget(
      name: "ConformanceTestingTests",
      dependencies: ["Conformance", "ConformanceTesting", "Results"]),
    .testTarget(
      name: "RunningTests", dependencies: ["Conformance", "Results", "Running", "SpecReading"]),
    .testTarget(
      name: "FuzzingTests",
      dependencies: ["Conformance", "Engines", "Fuzzing", "Results", "Running", "SpecReading"]),
    .testTarget(
      name: "ReportingTests",
      dependencies: [
        "Conformance", "Reporting", "Results",
        .product(name: "Subprocess", package: "swift-subprocess", condition: tool),
      ],
      exclude: ["Fixtures"]
    ),
    .testTarget(
      name: "SiteBuildingTests",
      dependencies: ["Conformance", "Engines", "Results", "Scenes", "SiteBuilding", "SpecReading"]),
    .testTarget(
      name: "PreviewingTests",
      dependencies: [
        "Conformance", "Engines", "Previewing", "Results", "Running", "SiteBuilding", "SpecReading",
        .product(name: "FlyingSocks", package: "FlyingFox", condition: tool),
      ]),
    .testTarget(
      name: "LanguageServingTests",
      dependencies: [
        "Conformance", "Engines", "LanguageServing", "Results", "Running", "SpecReading",
      ]),
    // What fuzzing once found; the package `Tests/Fuzz` builds the same targets with a fuzzer.
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "Conformance", "Engines", "Fuzzing", "LanguageServing", "Previewing", "Reporting",
        "Results", "Running", "SiteBuilding", "SpecReading",
      ],
      path: "Tests/Fuzz/Targets"),
    .testTarget(
      name: "SpecTests",
      dependencies: ["Conformance", "Engines", "Results", "Running", "SpecReading"]),
    .testTarget(
      name: "ConformTests",
      dependencies: [
        "Commands", "Conformance", "FixtureEngine", "Platform", "Results", "Running", "SpecReading",
        "conform",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: tool),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
