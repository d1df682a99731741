import Foundation

/// A Markdown document with parts that are made by programs: console blocks and figures.
///
///     ```console 1-3 -1            the command, then lines 1 to 3 and the last of what it prints,
///     $ conform --filter HIT-9     with … for what was cut
///
///     <!--clauses-->509<!--/-->    a figure; a whole table may stand between the comments
struct Document {
  /// A command and the lines of its output that are shown; nil shows all.
  struct Console {
    var command: String
    var shown: [Lines]?
  }

  /// Lines of an output, such as `3`, `3-7` or, from the end, `-1`.
  struct Lines {
    var first: Int
    var last: Int

    /// Parses a word after `console`; nil if it has another form.
    init?(_ word: some StringProtocol) {
      guard let match = String(word).wholeMatch(of: #/(-?\d+)(?:-(\d+))?/#),
        let first = Int(match.1), let last = match.2.map({ Int($0) }) ?? first
      else { return nil }
      (self.first, self.last) = (first, last)
    }

    /// Whether a line, counted from 1, is among these in an output of that many lines.
    func contain(_ line: Int, of count: Int) -> Bool {
      first < 0 ? line == count + 1 + first : (first...max(first, last)).contains(line)
    }
  }

  /// The path in the repository.
  let path: String
  /// The text as it is in the file.
  let text: String

  /// Reads a document.
  init(_ path: String) throws {
    self.path = path
    text = try String(contentsOf: Self.file(path), encoding: .utf8)
  }

  /// The paths of all documents that have such parts.
  static var paths: [String] {
    let folders = ["", "Spec/", "Spec/ko/", "Sources/", ".github/"]
    let files = folders.flatMap { folder in
      let names = try? FileManager.default.contentsOfDirectory(
        atPath: Sandbox.repository.appendingPathComponent(folder).path)
      return (names ?? []).filter { $0.hasSuffix(".md") }.map { folder + $0 }
    }
    return files.sorted().filter { path in
      guard let document = try? Document(path) else { return false }
      return document.text.contains("\n```console") || document.text.contains("<!--/-->")
    }
  }

  /// Replaces the file by a text.
  func write(_ text: String) throws {
    try Data(text.utf8).write(to: Self.file(path), options: .atomic)
  }

  /// Returns the text with each console block and each figure replaced.
  func filled(
    consoles: (Console) async throws -> String, figures: (String) throws -> String?
  ) async throws -> String {
    var lines: [String] = []
    var rest = text.components(separatedBy: "\n")[...]
    while let line = rest.popFirst() {
      lines.append(line)
      guard line == "```console" || line.hasPrefix("```console ") else { continue }
      let shown = line.split(separator: " ").dropFirst().compactMap(Lines.init)
      let commands = rest.prefix { $0 != "```" }.filter { $0.hasPrefix("$ ") }
      rest = rest.drop { $0 != "```" }
      for command in commands {
        lines.append(command)
        let console = Console(
          command: String(command.dropFirst(2)), shown: shown.isEmpty ? nil : shown)
        lines += Self.cut(try await consoles(console), to: console.shown)
      }
    }
    return try lines.joined(separator: "\n").replacing(
      #/<!--(?<name>[a-z][a-z-]*)-->(?<old>.*?)<!--/-->/#.dotMatchesNewlines()
    ) { match in
      let value = try figures(String(match.name)) ?? String(match.old)
      return "<!--\(match.name)-->\(value)<!--/-->"
    }
  }

  /// Returns the shown lines of an output, with a line `…` for each part that was cut.
  static func cut(_ output: String, to shown: [Lines]?) -> [String] {
    var lines = output.components(separatedBy: "\n")
    while lines.last == "" { lines.removeLast() }
    guard let shown else { return lines }
    var result: [String] = []
    var isCut = false
    for (index, line) in lines.enumerated() {
      if shown.contains(where: { $0.contain(index + 1, of: lines.count) }) {
        isCut = false
        result.append(line)
      } else if !isCut {
        isCut = true
        result.append(line.prefix { $0 == " " } + "…")
      }
    }
    return result
  }

  private static func file(_ path: String) -> URL {
    Sandbox.repository.appendingPathComponent(path)
  }
}
