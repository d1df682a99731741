import Foundation
import Synchronization

/// The output and exit status of one call of the program.
struct ProgramResult: Equatable {
  var status: Int32
  var output: String
  var errors: String
}

/// A temporary folder with a one-page specification, in which the built program can be run.
///
/// Nothing here waits on one of the threads that all tests share: there are only as many as cores.
final class Sandbox: Sendable {
  /// A running call of the program.
  final class Call: Sendable {
    private let process: Process
    private let end: AsyncStream<Never>
    private let sandbox: Sandbox

    fileprivate init(_ process: Process, in sandbox: Sandbox) throws {
      self.process = process
      self.sandbox = sandbox
      let (end, continuation) = AsyncStream.makeStream(of: Never.self)
      self.end = end
      process.terminationHandler = { _ in
        RunningPrograms.shared.leave()
        continuation.finish()
      }
      do {
        try process.run()
      } catch {
        RunningPrograms.shared.leave()
        throw error
      }
    }

    deinit { if process.isRunning { process.terminate() } }

    /// Whether the program has not ended.
    var isRunning: Bool { process.isRunning }

    /// Sends a signal to the program.
    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// Waits for the end of the program.
    func end() async throws -> ProgramResult {
      for await _ in end {}
      return ProgramResult(
        status: process.terminationStatus, output: try sandbox.read(".output"),
        errors: try sandbox.read(".errors"))
    }
  }

  /// The folder of the built programs, which is that of the test bundle. On macOS another program loads
  /// the bundle.
  static let built: URL = {
    #if os(macOS)
      Bundle(for: Sandbox.self).bundleURL.deletingLastPathComponent()
    #else
      URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    #endif
  }()
  /// The program that is tested.
  static let program = built.appendingPathComponent("conform")
  /// The engine that breaks the protocol in every way.
  static let fixtureEngine = built.appendingPathComponent("FixtureEngine")
  /// The root of the repository.
  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  /// The path of the theme.
  static let theme = repository.appendingPathComponent("Site").path

  /// A page with two scenarios that the local engine passes.
  static let page = (try? fixture("page.md")) ?? ""

  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("conform-\(UUID().uuidString)")

  /// Creates the folder with `Spec/page.md`.
  init(page: String = page) throws {
    try write(page, to: "Spec/page.md")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Whether the shell finds a program of that name.
  static func has(_ program: String) -> Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }

  /// The folder of the files that tests of commands need.
  static let fixtures = repository.appending(path: "Tests/Fixtures/Commands")
  /// The command of an engine that carries out what the environment says in `PERFORM`.
  static let engine = "sh '\(fixtures.path)/engine.sh'"

  /// Returns a file of that folder.
  static func fixture(_ name: String) throws -> String {
    try String(contentsOf: fixtures.appending(path: name), encoding: .utf8)
  }

  /// Returns the absolute path of a file.
  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// The paths of all files and folders but the streams of a call, sorted.
  var files: [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? [])
      .filter { ![".output", ".errors"].contains($0) }.sorted()
  }

  /// Writes a file, and creates its folder.
  func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Writes a script of the shell that can be run.
  func program(_ script: String, at name: String) throws {
    try write("#!/bin/sh\n\(script)\n", to: name)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path(name))
  }

  /// Replaces a file as a whole, so that nobody who watches it reads a part of the text.
  func replace(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name), options: .atomic)
  }

  /// Returns the contents of a file.
  func read(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// Creates a pipe with a name, and returns the lines that are written to it until no process has
  /// it open.
  func pipe(_ name: String) -> AsyncStream<String> {
    let (lines, continuation) = AsyncStream.makeStream(of: String.self)
    let path = path(name)
    mkfifo(path, 0o600)
    Thread.detachNewThread {
      var waiting = Data()
      let file = FileHandle(forReadingAtPath: path)
      while let data = file?.availableData, !data.isEmpty {
        waiting += data
        while let end = waiting.firstIndex(of: UInt8(ascii: "\n")) {
          continuation.yield(String(decoding: waiting[..<end], as: UTF8.self))
          waiting = Data(waiting[(end + 1)...])
        }
      }
      continuation.finish()
    }
    return lines
  }

  /// Runs the program to its end.
  func conform(_ arguments: String...) async throws -> ProgramResult {
    try await conform(arguments)
  }

  /// Runs the program to its end; the output that goes to a device is not in the result.
  func conform(
    _ arguments: [String], writingTo device: String? = nil, environment: [String: String] = [:]
  ) async throws -> ProgramResult {
    try await begin(arguments, writingTo: device, environment: environment).end()
  }

  /// Runs a script of the shell, which finds the program, to its end; `edit FILE SCRIPT` changes a file
  /// as sed does.
  func shell(_ script: String) async throws -> ProgramResult {
    let edit = "edit() { sed \"$2\" \"$1\" >.edited && mv .edited \"$1\"; }"
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try await begin(
      ["-c", "\(edit)\n\(script)", Self.program.path], of: URL(filePath: "/bin/sh"),
      environment: [
        "PATH": "\(Self.built.path):\(path)", "LC_ALL": "C", "THEME": Self.theme,
        "FIXTURES": Self.fixtures.path, "FIXTURE_ENGINE": Self.fixtureEngine.path,
      ]
    ).end()
  }

  /// Starts the program, or another one, with a limit of open files if one is given.
  func begin(
    _ arguments: [String], of program: URL = program, writingTo device: String? = nil,
    environment: [String: String] = [:], files: Int? = nil
  ) async throws -> Call {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    if let files {
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments =
        ["-c", "ulimit -n \(files); exec \"$0\" \"$@\"", program.path] + arguments
    }
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let streams = [".output", ".errors"].map { folder.appendingPathComponent($0) }
    for file in streams { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
    process.standardOutput = try FileHandle(
      forWritingTo: device.map { URL(filePath: $0) } ?? streams[0])
    process.standardError = try FileHandle(forWritingTo: streams[1])
    await RunningPrograms.shared.enter()
    return try Call(process, in: self)
  }
}

/// Limits how many programs run at a time: all tests begin at once, and wait for their programs.
private final class RunningPrograms: Sendable {
  static let shared = RunningPrograms()

  private struct State {
    var free = ProcessInfo.processInfo.activeProcessorCount + 1
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  /// Waits until a program may run.
  func enter() async {
    await withCheckedContinuation { continuation in
      let isFree = state.withLock { state in
        guard state.free == 0 else {
          state.free -= 1
          return true
        }
        state.waiting.append(continuation)
        return false
      }
      if isFree { continuation.resume() }
    }
  }

  /// Lets the next program run.
  func leave() {
    let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
      guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
      state.free += 1
      return nil
    }
    next?.resume()
  }
}
