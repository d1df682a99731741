import Foundation

/// Writes a folder of Swift sources with all their mutants, and the list of the mutants.
///
///     generate Sources/Responders Tests/Mutants/faults.md .build/mutants
@main
struct Program {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4 else { fail("usage: generate SOURCES FAULTS OUTPUT", status: 64) }
    let (sources, output) = (arguments[1], arguments[3])
    let page = FaultPage(try String(contentsOfFile: arguments[2], encoding: .utf8))
    var dropped: Set<Int> = []
    for round in 1...20 {
      let folder = try MutatedFolder(sources, page, dropping: dropped)
      guard folder.problems.isEmpty else {
        fail(folder.problems.joined(separator: "\n"), status: 1)
      }
      try folder.write(to: output)
      let failing = try folder.mutantsThatDoNotCompile(in: output)
      note(
        "round \(round): \(folder.mutants.count - dropped.count) mutants, \(failing.count) do not compile"
      )
      guard !failing.isEmpty else {
        try folder.writeList(to: output, page, dropping: dropped)
        return
      }
      dropped.formUnion(failing)
    }
    fail("the mutants do not compile after 20 rounds", status: 1)
  }

  static func note(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  static func fail(_ text: String, status: Int32) -> Never {
    note(text)
    exit(status)
  }
}
