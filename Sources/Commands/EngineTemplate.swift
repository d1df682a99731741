import ArgumentParser
import Reporting

/// The language of a new engine, and its files.
enum EngineTemplate: String, CaseIterable, ExpressibleByArgument {
  case swift, python, javascript

  /// The language's name in prose.
  var language: String {
    switch self {
    case .swift: "Swift"
    case .python: "Python"
    case .javascript: "JavaScript"
    }
  }

  /// The command that starts the engine, in its folder.
  var engine: String {
    switch self {
    case .swift: ".build/debug/engine"
    case .python: "python3 engine.py"
    case .javascript: "node engine.mjs"
    }
  }

  /// The commands that build the engine before it is run.
  var build: [String] { self == .swift ? ["swift build"] : [] }

  /// The commands that test the engine besides.
  var test: [String] { self == .swift ? ["swift test"] : [] }

  /// Returns the files by their paths in the engine's folder, sorted.
  ///
  /// - Parameter conform: the absolute path of a checkout of Conform.
  func files(conform: String) -> [(path: String, text: String)] {
    let files = own.merging(common) { own, _ in own }
    return files.sorted { $0.key < $1.key }.map { path, bytes in
      (path, filled(String(decoding: bytes, as: UTF8.self), conform: conform))
    }
  }

  private var common: [String: [UInt8]] {
    [
      "README.md": PackageResources.README_md,
      "expectations.txt": PackageResources.expectations_txt,
      ".github/workflows/conform.yml": PackageResources.workflow_yml,
    ]
  }

  private var own: [String: [UInt8]] {
    switch self {
    case .python: ["engine.py": PackageResources.engine_py]
    case .javascript: ["engine.mjs": PackageResources.engine_mjs]
    case .swift:
      [
        ".gitignore": PackageResources.gitignore_txt,
        "Package.swift": PackageResources.Package_swift_txt,
        "Sources/MyEngine/Framework.swift": PackageResources.Framework_swift,
        "Sources/MyEngine/MyEngine.swift": PackageResources.MyEngine_swift,
        "Sources/MyEngine/RecordedObjects.swift": PackageResources.RecordedObjects_swift,
        "Sources/MyEngine/World.swift": PackageResources.World_swift,
        "Sources/engine/Program.swift": PackageResources.Program_swift,
        "Tests/MyEngineTests/MyEngineTests.swift": PackageResources.MyEngineTests_swift,
      ]
    }
  }

  /// Fills the slots of a template. The line of a slot goes if nothing is put there.
  private func filled(_ template: String, conform: String) -> String {
    let slots = [
      "file": main, "commands": commands, "recording": recording, "engine": engine,
      "setup": setup, "test": workflowTest, "CONFORM": ShellCommand.quoted(conform),
      // Within a literal of Swift.
      "conform": String(conform.debugDescription.dropFirst().dropLast()),
    ]
    // One pass, so that a path that contains a slot is not filled.
    return template.replacing(#/\{\{(\w+)\}\}(\n?)/#) { slot in
      guard let text = slots[String(slot.1)] else { return String(slot.0) }
      return text.isEmpty ? "" : text + slot.2
    }
  }

  /// The file in which the framework meets the script.
  private var main: String {
    switch self {
    case .swift: "Sources/MyEngine/World.swift"
    case .python: "engine.py"
    case .javascript: "engine.mjs"
    }
  }

  /// The commands of the README.
  private var commands: String {
    let run = """
      conform --spec "$CONFORM/Spec" --engine '\(engine)' \\
        --expectations expectations.txt --filter 'CHAIN-1/*'
      """
    return (build + [run] + test).joined(separator: "\n")
  }

  private var recording: String {
    self == .swift
      ? "overrides of the framework's methods do, as in\n"
        + "   [RecordedObjects.swift](Sources/MyEngine/RecordedObjects.swift)"
      : "methods of the framework that events call are overridden, and append to `calls`"
  }

  /// The steps of the workflow before Conform's.
  private var setup: String {
    switch self {
    case .swift:
      """
            - run: apt-get update && apt-get install --yes --no-install-recommends libcmark-dev pkg-config
            - run: CONFORM=$PWD/.conform swift build
      """
    case .python:
      "      - run: apt-get update && apt-get install --yes --no-install-recommends python3"
    case .javascript:
      "      - run: apt-get update && apt-get install --yes --no-install-recommends nodejs"
    }
  }

  /// The steps of the workflow after Conform's.
  private var workflowTest: String {
    self == .swift ? "      - run: CONFORM=$PWD/.conform swift test" : ""
  }
}
