import ArgumentParser
import Engines
import Reporting

/// The language of a new engine, or a specification with one, and the files.
enum EngineTemplate: String, CaseIterable, ExpressibleByArgument {
  case cpp, swift, python, javascript, spec

  /// Whether it has pages of its own, and not UIKit's.
  var hasPages: Bool { self == .spec }

  /// What is different in each language.
  struct Parts {
    /// What is made, in prose.
    var title: String
    /// The command that starts the engine, in its folder.
    var engine: String
    /// The commands that build the engine before it is run.
    var build: [String] = []
    /// The commands that test the engine besides.
    var test: [String] = []
    /// The file in which the framework meets the script.
    var main: String
    /// What records calls.
    var recording =
      "methods of the framework that events call are overridden, and append to `calls`"
    /// The container of the workflow, where its machine does not have what the engine needs.
    var container = ""
    /// The steps of the workflow before Conform's.
    var setup = ""
    /// The steps of the workflow after Conform's.
    var workflowTest = ""
    /// The files by their paths in the engine's folder.
    var files: [String: [UInt8]]
  }

  /// The parts of the language.
  var parts: Parts {
    switch self {
    case .cpp:
      Parts(
        title: "an engine in C++", engine: "./engine",
        build: ["c++ -std=c++17 -o engine engine.cpp"],
        main: "engine.cpp",
        recording: "override methods of the framework that events call, and let them call `record`",
        setup: "      - run: c++ -std=c++17 -o engine engine.cpp",
        files: [
          ".gitignore": Array("/engine\n".utf8),
          "engine.cpp": PackageResources.engine_cpp,
        ])
    case .swift:
      Parts(
        title: "an engine in Swift", engine: ".build/debug/engine", build: ["swift build"],
        test: ["swift test"], main: "Sources/MyEngine/World.swift",
        recording: "overrides of the framework's methods do, those in\n"
          + "   [Each.swift](recorders/Each.swift), for each class of [classes.txt](recorders/classes.txt);\n"
          + "   `sh recorders/make.sh` writes the subclasses",
        container: "    container: swift:6.3-noble",
        setup: """
                - uses: actions/checkout@v7
                  with:
                    repository: ${{ vars.CONFORM_REPOSITORY }}
                    ref: v\(LocalEngine.version)
                    path: .conform-source
                - run: >
                    apt-get update && apt-get install --yes --no-install-recommends
                    curl libcmark-dev pkg-config
                - run: CONFORM=$PWD/.conform-source swift build
          """,
        workflowTest: "      - run: CONFORM=$PWD/.conform-source swift test",
        files: [
          ".gitignore": PackageResources.gitignore_txt,
          "Package.swift": PackageResources.Package_swift_txt,
          "Sources/MyEngine/Framework.swift": PackageResources.Framework_swift,
          "Sources/MyEngine/MyEngine.swift": PackageResources.MyEngine_swift,
          "Sources/MyEngine/RecordedObjects.swift": PackageResources.RecordedObjects_swift,
          "Sources/MyEngine/Recorders.swift": PackageResources.Recorders_swift,
          "Sources/MyEngine/World.swift": PackageResources.World_swift,
          "Sources/engine/Program.swift": PackageResources.Program_swift,
          "Tests/MyEngineTests/MyEngineTests.swift": PackageResources.MyEngineTests_swift,
          "recorders/Each.swift": PackageResources.Each_swift_txt,
          "recorders/classes.txt": PackageResources.classes_txt,
          "recorders/make.sh": PackageResources.make_sh_txt,
        ])
    case .python:
      Parts(
        title: "an engine in Python", engine: "python3 engine.py", main: "engine.py",
        files: ["engine.py": PackageResources.engine_py])
    case .javascript:
      Parts(
        title: "an engine in JavaScript", engine: "node engine.mjs", main: "engine.mjs",
        files: ["engine.mjs": PackageResources.engine_mjs])
    case .spec:
      Parts(
        title: "a specification with an engine in Python", engine: "python3 engine.py",
        main: "engine.py",
        files: [
          "README.md": PackageResources.versions_README_md,
          "engine.py": PackageResources.versions_engine_py,
          "Spec/introduction.md": PackageResources.versions_introduction_md,
          "Spec/precedence.md": PackageResources.versions_precedence_md,
          "Spec/versions.md": PackageResources.versions_versions_md,
          "Spec/vocabulary.md": PackageResources.versions_vocabulary_md,
        ])
    }
  }

  /// Returns the files by their paths in the engine's folder, sorted.
  ///
  /// - Parameter conform: the absolute path of a checkout of Conform; nil if the pages are those that
  ///   the program finds by itself.
  func files(conform: String?) -> [(path: String, text: String)] {
    let common = [
      "README.md": PackageResources.README_md,
      "expectations.txt": PackageResources.expectations_txt,
      ".github/workflows/conform.yml": PackageResources.workflow_yml,
    ]
    return parts.files.merging(common) { own, _ in own }.sorted { $0.key < $1.key }
      .map { path, bytes in
        (path, filled(String(decoding: bytes, as: UTF8.self), conform: conform))
      }
  }

  /// Fills the slots of a template. The line of a slot goes if nothing is put there.
  private func filled(_ template: String, conform: String?) -> String {
    let spec = conform == nil ? "" : #"--spec "$CONFORM/Spec" "#
    let run = """
      conform \(spec)--engine '\(parts.engine)' \\
        --expectations expectations.txt --filter 'CHAIN-1/*'
      """
    let slots = [
      "file": parts.main, "recording": parts.recording, "engine": parts.engine,
      "commands": (parts.build + [run] + parts.test).joined(separator: "\n"),
      "container": parts.container, "setup": parts.setup, "test": parts.workflowTest,
      "version": LocalEngine.version,
      "checkout": conform == nil ? "" : ", and `CONFORM` for a checkout of its repository",
      "export": conform.map { "export CONFORM=\(ShellCommand.quoted($0))" } ?? "",
      "pages": hasPages ? "Spec" : ".conform/share/conform/Spec",
      "example": hasPages
        ? "ORDER-4/* | Builds are compared here, as others do."
        : "CHAIN-4/* | The application has no delegate here.",
      // Within a literal of Swift.
      "conform": (conform ?? "").debugDescription.dropFirst().dropLast().description,
    ]
    // One pass, so that a path that contains a slot is not filled.
    return template.replacing(#/\{\{(\w+)\}\}(\n?)/#) { slot in
      guard let text = slots[String(slot.1)] else { return String(slot.0) }
      return text.isEmpty ? "" : text + slot.2
    }
  }
}
