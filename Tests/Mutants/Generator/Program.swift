import Foundation

/// Writes a folder of Swift sources with their mutants, or those of some files, and the list of the
/// mutants.
///
///     generate Sources/Responders Tests/Mutants .build/mutants [Controls/Slider.swift …]
///
/// The second folder has the pages of the faults. With `none` in place of files, the faults alone.
@main
struct Program {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 4 else {
      fail("usage: generate SOURCES PAGES OUTPUT [none | FILE …]", status: 64)
    }
    let (sources, output) = (arguments[1], arguments[3])
    let pages = try FaultPages(folder: arguments[2])
    var dropped = try numbers(in: sources, pages, outside: arguments.dropFirst(4))
    for round in 1...20 {
      let folder = try MutatedFolder(sources, pages, dropping: dropped)
      guard folder.problems.isEmpty else {
        fail(folder.problems.joined(separator: "\n"), status: 1)
      }
      try folder.write(to: output)
      let failing = try folder.mutantsThatDoNotCompile(in: output)
      note(
        "round \(round): \(folder.mutants.count - dropped.count) mutants, \(failing.count) do not compile"
      )
      guard !failing.isEmpty else {
        try folder.writeList(to: output, pages, dropping: dropped)
        return
      }
      dropped.formUnion(failing)
    }
    fail("the mutants do not compile after 20 rounds", status: 1)
  }

  /// Returns the numbers of the mutants of all files but these; of none if none is named.
  private static func numbers(
    in sources: String, _ pages: FaultPages, outside files: ArraySlice<String>
  ) throws -> Set<Int> {
    guard !files.isEmpty else { return [] }
    let all = try MutatedFolder(sources, pages, dropping: []).mutants
    return Set(all.filter { !files.contains($0.mutant.file) }.map(\.number))
  }

  static func note(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  static func fail(_ text: String, status: Int32) -> Never {
    note(text)
    exit(status)
  }
}
