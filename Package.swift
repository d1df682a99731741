// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "conform",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "Responders", targets: ["Responders"]),
    .library(name: "Conformance", targets: ["Conformance"]),
    .library(name: "ConformanceTesting", targets: ["ConformanceTesting"]),
    .executable(name: "conform", targets: ["conform"]),
    .executable(name: "conform-serve", targets: ["conform-serve"]),
  ],
  dependencies: [
    // Saves us flag parsing, help pages, completion scripts and usage errors.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // Saves us spawning, pipes, process groups and reaping on every system; without Foundation.
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
    // Saves us sockets that wait for many without a thread for each: the preview's server.
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    // Reads back, in tests only, the XML that we write by hand.
    .package(url: "https://github.com/CoreOffice/XMLCoder", from: "0.18.2"),
  ],
  targets: [
    .systemLibrary(
      name: "CCMark",
      pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]
    ),
    .target(name: "Conformance"),
    .target(name: "Responders"),
    .target(name: "SpecReading", dependencies: ["CCMark", "Conformance"]),
    .target(
      name: "Engines",
      dependencies: [
        "Conformance", "Responders",
        .product(name: "Subprocess", package: "swift-subprocess"),
      ]
    ),
    .target(name: "Running", dependencies: ["Conformance"]),
    .target(name: "Reporting", dependencies: ["Conformance"]),
    .target(name: "SiteBuilding", dependencies: ["Conformance", "SpecReading"]),
    .target(
      name: "Previewing", dependencies: ["Conformance", "Running", "SiteBuilding", "SpecReading"],
      resources: [.embedInCode("Served")]),
    .target(
      name: "ConformanceTesting", dependencies: ["Conformance", "Running", "SpecReading"]),
    .target(
      name: "Commanding",
      dependencies: [
        "Conformance", "Engines", "Previewing", "Reporting", "Running", "SiteBuilding",
        "SpecReading",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .executableTarget(name: "conform", dependencies: ["Commanding"]),
    // A program of its own, because its library brings Foundation, with which every run would take
    // half as long again to start. `conform serve` starts it. Were it a dependency of `conform`,
    // its libraries would be linked there too.
    .executableTarget(
      name: "conform-serve",
      dependencies: [
        "Commanding", "Previewing",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ]
    ),
    .testTarget(name: "ConformanceTests", dependencies: ["Conformance"]),
    .testTarget(name: "RespondersTests", dependencies: ["Responders"]),
    .testTarget(
      name: "SpecReadingTests", dependencies: ["Conformance", "Reporting", "SpecReading"]),
    // An engine that breaks in every way; a program, because only those break.
    .executableTarget(
      name: "FixtureEngine", dependencies: ["Conformance"], path: "Tests/FixtureEngine"),
    .testTarget(
      name: "EnginesTests", dependencies: ["Conformance", "Engines", "FixtureEngine"]),
    .testTarget(
      name: "ConformanceTestingTests", dependencies: ["Conformance", "ConformanceTesting"]),
    .testTarget(name: "RunningTests", dependencies: ["Conformance", "Running"]),
    .testTarget(
      name: "ReportingTests",
      dependencies: [
        "Conformance", "Reporting",
        .product(name: "XMLCoder", package: "XMLCoder"),
      ],
      exclude: ["Fixtures"]
    ),
    .testTarget(
      name: "SiteBuildingTests",
      dependencies: ["Conformance", "Engines", "SiteBuilding", "SpecReading"]),
    .testTarget(
      name: "PreviewingTests",
      dependencies: [
        "Conformance", "Engines", "Previewing", "Running", "SiteBuilding", "SpecReading",
      ]),
    .testTarget(
      name: "SpecTests", dependencies: ["Conformance", "Engines", "Running", "SpecReading"]),
    .testTarget(
      name: "ConformTests",
      dependencies: [
        "Commanding", "Conformance", "Reporting", "Running", "conform",
        "conform-serve",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
