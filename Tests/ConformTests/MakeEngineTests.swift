import Foundation
import Testing

@testable import Commands

@Suite("The init command")
struct MakeEngineTests {
  private static let repository = Sandbox.repository.path

  /// Makes an engine, and returns what the program printed.
  private static func make(
    _ language: String, _ folder: String, in sandbox: Sandbox
  ) async throws -> ProgramResult {
    try await sandbox.conform("init", language, "--conform", repository, "--", folder)
  }

  /// The commands that the program printed, as a script.
  private static func commands(_ output: String) -> String {
    output.split(separator: "\n").filter { $0.hasPrefix("  ") }.map { $0.dropFirst(2) }
      .joined(separator: "\n")
  }

  /// Pastes commands into a shell that stops at the first that fails.
  private static func paste(
    _ commands: String, in sandbox: Sandbox
  ) async throws -> ProgramResult {
    try await sandbox.begin(["-e", "-c", commands], of: URL(filePath: "/bin/sh")).end()
  }

  @Test(
    "The commands that it prints for an engine in Python pass CHAIN-1, whatever the folder is called",
    .enabled(if: Sandbox.has("python3"), "python3 is missing"),
    arguments: ["-x", "a/my engine's $(touch pwned)", "./~", "./~root/x"])
  func python(folder: String) async throws {
    let sandbox = try Sandbox()
    let isTilde = folder.hasPrefix("./~")
    let argument = isTilde ? String(folder.dropFirst(2)) : folder
    let made = try await Self.make("python", argument, in: sandbox)
    #expect(made.status == 0)
    #expect(made.output.hasPrefix("\(folder): 4 files of an engine in Python\n\nNext:\n\n"))
    let ending = try await Self.paste(Self.commands(made.output), in: sandbox)
    #expect(ending.status == 0)
    #expect(ending.output.hasSuffix("\n2 scenarios: 2 passed · Mine 0.1 (Python)\nPASSED\n"))
    #expect(!sandbox.files.contains("pwned"))
  }

  @Test(
    "The commands that it prints for an engine in JavaScript pass CHAIN-1",
    .enabled(if: Sandbox.has("node"), "node is missing"))
  func javascript() async throws {
    try await Self.passes("javascript", as: "JavaScript")
  }

  @Test(
    "The commands that it prints for an engine in C++ build it and pass CHAIN-1",
    .enabled(if: Sandbox.has("c++"), "c++ is missing"))
  func cpp() async throws {
    try await Self.passes("cpp", as: "C++")
  }

  private static func passes(_ language: String, as name: String) async throws {
    let sandbox = try Sandbox()
    let made = try await make(language, "mine", in: sandbox)
    let ending = try await paste(commands(made.output), in: sandbox)
    #expect(ending.status == 0, "\(ending.errors)")
    #expect(ending.output.hasSuffix("\n2 scenarios: 2 passed · Mine 0.1 (\(name))\nPASSED\n"))
  }

  @Test(
    "The commands that it prints for a specification check its pages, pass them and make their site",
    .enabled(if: Sandbox.has("python3"), "python3 is missing"))
  func spec() async throws {
    let sandbox = try Sandbox()
    let made = try await sandbox.conform("init", "spec", "mine")
    #expect(made.output.hasPrefix("mine: 8 files of a specification with an engine in Python\n"))
    let ending = try await Self.paste(Self.commands(made.output), in: sandbox)
    #expect(ending.status == 0, "\(ending.errors)")
    #expect(ending.output.hasPrefix("3 pages, 7 clauses, 30 scenarios: no errors\n"))
    #expect(ending.output.contains("\n30 scenarios: 30 passed · Mine 0.1 (Python)\nPASSED\n"))
    let front = try sandbox.read("mine/.build/site/index.html")
    #expect(front.contains("<h1>Versions</h1>"))
    #expect(!front.contains("UIKit"))
  }

  // `Tests/Engines/init` builds it, which takes a minute.
  @Test("It prints the commands for an engine in Swift, and names the checkout in its package")
  func swift() async throws {
    let sandbox = try Sandbox()
    let made = try await Self.make("swift", "mine", in: sandbox)
    #expect(
      made.output == """
        mine: 15 files of an engine in Swift

        Next:

          cd mine
          swift build
          \(Sandbox.program.path) --spec \(Self.repository)/Spec --engine .build/debug/engine \
        --expectations expectations.txt --filter 'CHAIN-1/*'
          swift test

        """)
    #expect(
      sandbox.files.filter { $0.hasPrefix("mine/") && $0.contains(".") } == [
        "mine/.github", "mine/.github/workflows", "mine/.github/workflows/conform.yml",
        "mine/.gitignore", "mine/Package.swift", "mine/README.md",
        "mine/Sources/MyEngine/Framework.swift", "mine/Sources/MyEngine/MyEngine.swift",
        "mine/Sources/MyEngine/RecordedObjects.swift", "mine/Sources/MyEngine/Recorders.swift",
        "mine/Sources/MyEngine/World.swift",
        "mine/Sources/engine/Program.swift", "mine/Tests/MyEngineTests/MyEngineTests.swift",
        "mine/expectations.txt", "mine/recorders/Each.swift", "mine/recorders/classes.txt",
        "mine/recorders/make.sh",
      ])
    let line = "Context.environment[\"CONFORM\"] ?? \"\(Self.repository)\"\n"
    let package = try sandbox.read("mine/Package.swift")
    #expect(package.contains(line))
  }

  @Test("No slot of a template stays, and no path breaks out of its literal")
  func slots() throws {
    let path = #"/a "b"\(c)'{{engine}}"#
    for template in EngineTemplate.allCases {
      for file in template.files(conform: path) {
        let text = file.text.replacingOccurrences(of: "{{engine}}", with: "")
        #expect(text.firstMatch(of: #/\{\{\w+\}\}/#) == nil, "\(file.path)")
        #expect(file.text.hasSuffix("\n") && !file.text.hasSuffix("\n\n"))
      }
    }
    let swift = EngineTemplate.swift.files(conform: path)
    let package = try #require(swift.first { $0.path == "Package.swift" }).text
    #expect(package.contains(#"?? "/a \"b\"\\(c)\'{{engine}}""#))
    let readme = try #require(swift.first { $0.path == "README.md" }).text
    #expect(readme.contains(#"export CONFORM='/a "b"\(c)'\''{{engine}}'"#))
  }

  @Test(
    "The workflow takes the release that made it, and a container only where Swift builds the engine",
    arguments: EngineTemplate.allCases)
  func workflow(_ template: EngineTemplate) throws {
    let files = template.files(conform: nil)
    let workflow = try #require(files.first { $0.path == ".github/workflows/conform.yml" }).text
    #expect(workflow.contains("\n      VERSION: \(Conform.configuration.version)\n"))
    #expect(workflow.contains("\n          key: conform-\(Conform.configuration.version)-"))
    #expect(workflow.contains("--engine \"\(template.parts.engine)\"\n"))
    #expect(workflow.contains("\n    container: ") == (template == .swift))
    #expect(workflow.contains(".conform-source") == (template == .swift))
  }

  @Test("An empty folder is filled, also one behind a link and one with an empty repository")
  func emptyFolders() async throws {
    let sandbox = try Sandbox()
    let folders = ["empty", "target", "repository/.git"].map { sandbox.path($0) }
    for folder in folders {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.path("link"), withDestinationPath: "target")
    for folder in ["empty", "link", "repository"] {
      let made = try await Self.make("python", folder, in: sandbox)
      #expect(made.status == 0)
    }
    let engines = sandbox.files.filter { $0.hasSuffix("engine.py") }
    #expect(engines == ["empty/engine.py", "repository/engine.py", "target/engine.py"])
  }

  @Test("Where a file cannot be written, neither another one nor the folder stays")
  func unwritable() throws {
    let sandbox = try Sandbox()
    let folder = NewFolder(Path(stringLiteral: sandbox.path("new/mine")))
    let error = #expect(throws: CommandError.self) {
      try folder.write([("a", ""), ("b/c", ""), ("b/c/d", "")])
    }
    #expect(
      error?.description.hasSuffix(
        "/b/c/d: the file cannot be written: File exists; nothing was left of it")
        == true)
    #expect(sandbox.files == ["Spec", "Spec/page.md"])
  }
}
