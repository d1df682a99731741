// swift-tools-version: 6.2

import PackageDescription

// The modules that run scenarios, with `Responders` replaced by its mutants, which
// `Tests/Mutants/run` generates before it builds this package.
let package = Package(
  name: "MutantSuite",
  platforms: [.macOS(.v15)],
  targets: [
    .systemLibrary(
      name: "CCMark", path: "Modules/CCMark", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .target(name: "Conformance", path: "Modules/Conformance"),
    .target(name: "Platform", path: "Modules/Platform"),
    .target(name: "Responders", path: "Responders"),
    .target(name: "Scenes", dependencies: ["Conformance"], path: "Modules/Scenes"),
    .target(name: "Results", dependencies: ["Conformance"], path: "Modules/Results"),
    .target(
      name: "SpecReading", dependencies: ["CCMark", "Conformance", "Platform", "Results"],
      path: "Modules/SpecReading"),
    .target(
      name: "Engines", dependencies: ["Conformance", "Responders", "Scenes"],
      path: "Modules/Engines",
      exclude: ["Process"]),
    .target(name: "Running", dependencies: ["Conformance", "Results"], path: "Modules/Running"),
    .executableTarget(
      name: "judge-mutants",
      dependencies: ["Conformance", "Engines", "Responders", "Results", "Running", "SpecReading"],
      path: "Judging"),
  ],
  swiftLanguageModes: [.v6]
)
