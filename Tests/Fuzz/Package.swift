// swift-tools-version: 6.2

import PackageDescription

// A separate package, so that only fuzzing builds the modules with its instruments. `run` passes the
// flags. Its modules are links to the sources of the main package, because targets reach into them;
// what starts programs or opens sockets is left out, so that it has no dependencies.
let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v15)],
  targets: [
    .systemLibrary(
      name: "CCMark", path: "Modules/CCMark", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .target(name: "Conformance", path: "Modules/Conformance"),
    .target(name: "Platform", path: "Modules/Platform"),
    .target(name: "Responders", path: "Modules/Responders"),
    .target(name: "Scenes", dependencies: ["Conformance"], path: "Modules/Scenes"),
    .target(name: "Results", dependencies: ["Conformance"], path: "Modules/Results"),
    .target(
      name: "SpecReading", dependencies: ["CCMark", "Conformance", "Platform", "Results"],
      path: "Modules/SpecReading"),
    .target(
      name: "Engines", dependencies: ["Conformance", "Responders", "Scenes"],
      path: "Modules/Engines", exclude: ["Process"]),
    .target(name: "Running", dependencies: ["Conformance", "Results"], path: "Modules/Running"),
    .target(name: "Fuzzing", dependencies: ["Conformance", "Results"], path: "Modules/Fuzzing"),
    .target(
      name: "Reporting", dependencies: ["Conformance", "Results"], path: "Modules/Reporting"),
    .target(
      name: "SiteBuilding",
      dependencies: ["Conformance", "Platform", "Results", "Scenes", "SpecReading"],
      path: "Modules/SiteBuilding"),
    .target(
      name: "LanguageServing", dependencies: ["Conformance", "Results", "SpecReading"],
      path: "Modules/LanguageServing"),
    .target(name: "Previewing", dependencies: ["SiteBuilding"], path: "Previewing"),
    .target(
      name: "FuzzTargets",
      dependencies: [
        "Conformance", "Engines", "Fuzzing", "LanguageServing", "Previewing", "Reporting",
        "Results", "Running", "SiteBuilding", "SpecReading",
      ],
      path: "Targets", exclude: ["FindingsTests.swift"]),
    .executableTarget(name: "fuzz", dependencies: ["FuzzTargets"], path: "Driver"),
  ],
  swiftLanguageModes: [.v6]
)
