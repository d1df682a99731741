import Foundation

/// All sources of the module, with their mutants.
struct MutatedFolder {
  private(set) var files: [String: MutatedFile] = [:]

  /// All mutants, by number.
  var mutants: [(number: Int, mutant: Mutant)] {
    files.values.flatMap(\.mutants).sorted { $0.number < $1.number }
  }

  /// The number of the first fault of the pages, above all those of generated mutants.
  static let firstFault = 1_000_000

  /// What is wrong with the pages of faults.
  private(set) var problems: [String] = []

  init(_ folder: String, _ pages: FaultPages, dropping dropped: Set<Int>) throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") }.sorted()
    var changes: [String: [(number: Int, change: FaultPage.Change)]] = [:]
    for (index, (_, fault)) in pages.faults.enumerated() {
      for change in fault.changes {
        changes[change.file, default: []].append((Self.firstFault + index, change))
      }
    }
    problems = pages.problems
    for file in changes.keys.sorted() where !paths.contains(file) {
      problems.append("a fault names \(file), which is not in \(folder)")
    }
    var number = 1
    for path in paths {
      let source = try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
      let file = try MutatedFile(
        source, file: path, number: &number, dropping: dropped, changes: changes[path] ?? [])
      problems += file.problems
      files[path] = file
    }
  }

  /// Writes the sources and the variable that chooses a mutant.
  func write(to output: String) throws {
    let folder = output + "/Responders"
    try? FileManager.default.removeItem(atPath: folder)
    for (path, file) in files {
      let url = URL(fileURLWithPath: folder + "/" + path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try file.text.write(to: url, atomically: false, encoding: .utf8)
    }
    try """
    /// The number of the mutant that is active; 0 for none.
    ///
    /// Set before a run, on the thread that runs.
    nonisolated(unsafe) public var activeMutant = 0
    /// The numbers of the mutants that are active at once, by body; nil for one at a time.
    nonisolated(unsafe) public var activeMutants: [Int: Int]?
    /// The bodies that were executed, while they are recorded.
    nonisolated(unsafe) public var executedBodies: Set<Int>?

    /// Returns the number of the mutant that is active, and records that a body is executed.
    func activeMutant(in body: Int) -> Int {
      if executedBodies != nil { executedBodies?.insert(body) }
      if let activeMutants { return activeMutants[body] ?? 0 }
      return activeMutant
    }

    """.write(
      toFile: folder + "/ActiveMutant.swift", atomically: false, encoding: .utf8)
  }

  /// Returns the numbers of the mutants in which the compiler finds an error.
  func mutantsThatDoNotCompile(in output: String) throws -> Set<Int> {
    let folder = output + "/Responders"
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments =
      ["swiftc", "-swift-version", "6", "-parse-as-library", "-module-name", "Responders"]
      + ["-package-name", "conform", "-suppress-warnings", "-wmo", "-emit-sil", "-o", "/dev/null"]
      + (files.keys.sorted() + ["ActiveMutant.swift"]).map { folder + "/" + $0 }
    let pipe = Pipe()
    compiler.standardError = pipe
    try compiler.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    compiler.waitUntilExit()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    var failing: Set<Int> = []
    var strays: [Substring] = []
    for line in lines where line.contains(": error:") && line.hasPrefix(folder) {
      let place = line.dropFirst(folder.count + 1).split(separator: ":")
      guard let file = files[String(place[0])], let number = Int(place[1]) else { continue }
      let owners = file.lines.filter { $0.lines.contains(number) }.map(\.number)
      failing.formUnion(owners)
      if owners.isEmpty { strays.append(line) }
    }
    if failing.isEmpty, compiler.terminationStatus != 0 {
      Program.fail(
        "errors outside mutants:\n"
          + (strays.isEmpty ? lines.suffix(20) : strays[...]).joined(separator: "\n"),
        status: 1)
    }
    return failing
  }

  private func bodies(altered number: Int) -> String {
    files.values.flatMap { $0.bodies[number] ?? [] }.sorted().map(String.init)
      .joined(separator: " ")
  }

  /// Writes a line for each mutant that compiles: number, id, rule, file, line, clauses, original,
  /// replacement and altered bodies, separated by tabs; one for each sentence that holds of a fault:
  /// its name, how much holds, and the sentence; and one for each mutant of any file: its id and file.
  func writeList(to output: String, _ pages: FaultPages, dropping dropped: Set<Int>) throws {
    var lines = mutants.filter { !dropped.contains($0.number) }.map { number, mutant in
      [
        "\(number)", mutant.id, "\(mutant.rule)", mutant.file, "\(mutant.line)",
        mutant.clauses.joined(separator: " "), mutant.original.onOneLine,
        mutant.replacement.onOneLine, bodies(altered: number),
      ].joined(separator: "\t")
    }
    lines += pages.faults.enumerated().map { index, entry in
      let (rule, fault) = entry
      return [
        "\(Self.firstFault + index)", fault.name, rule, fault.changes[0].file,
        "\(fault.changes[0].line)", fault.clauses.joined(separator: " "), "", "",
        bodies(altered: Self.firstFault + index),
      ].joined(separator: "\t")
    }
    try (lines.joined(separator: "\n") + "\n").write(
      toFile: output + "/mutants.tsv", atomically: false, encoding: .utf8)
    let statements = pages.faults.flatMap { _, fault in
      fault.statements.map { "\(fault.name)\t\($0.truth)\t\($0.sentence)\n" }
    }
    try statements.joined().write(
      toFile: output + "/statements.tsv", atomically: false, encoding: .utf8)
    try mutants.map { "\($0.mutant.id)\t\($0.mutant.file)\n" }.joined().write(
      toFile: output + "/ids.tsv", atomically: false, encoding: .utf8)
  }
}

extension String {
  fileprivate var onOneLine: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
