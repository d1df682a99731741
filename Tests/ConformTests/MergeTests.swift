import Testing

@Suite("The merge command of the built program")
struct MergeTests {
  @Test("The merged shards equal one run byte for byte, and an empty shard is allowed")
  func shards() async throws {
    let sandbox = try Sandbox(page: Sandbox.failingPage)
    #expect(try await sandbox.conform(["--report", "whole.json"]).status == 1)
    #expect(try await sandbox.conform(["--shard", "1/3", "--report", "1.json"]).status == 0)
    #expect(try await sandbox.conform(["--shard", "2/3", "--report", "2.json"]).status == 1)
    let empty = try await sandbox.conform(["--shard", "3/3", "--report", "3.json"])
    #expect(
      empty
        == ProgramResult(
          status: 0,
          output: """
            shard 3/3 has none of the 2 selected scenarios: there is nothing to run

            0 scenarios: 0 passed · Reference 0.1.0 (Swift)
            PASSED

            """, errors: ""))
    let merged = try await sandbox.conform(
      ["merge", "3.json", "2.json", "1.json", "--report", "all.json"])
    #expect(
      merged
        == ProgramResult(
          status: 1,
          output: """
            3 reports merged
            2 scenarios: 1 passed, 1 failed · Reference 0.1.0 (Swift)
            FAILED: 1 failed (status 1)

            """, errors: ""))
    #expect(try sandbox.read("all.json") == sandbox.read("whole.json"))
  }

  @Test("A missing shard is an error, and nothing is written")
  func missingShard() async throws {
    let sandbox = try Sandbox()
    _ = try await sandbox.conform(["--shard", "1/2", "--report", "1.json"])
    let merged = try await sandbox.conform(["merge", "1.json", "--report", "all.json"])
    #expect(
      merged
        == ProgramResult(
          status: 2, output: "",
          errors: "conform: shard 2/2 of 'Reference' is in none of the reports\n"))
    let isWritten = sandbox.exists("all.json")
    #expect(!isWritten)
  }

  @Test("Expected failures are excused in every format, and in merged reports too")
  func excused() async throws {
    let sandbox = try Sandbox(page: Sandbox.failingPage)
    try sandbox.write("engine: Reference\n\nHIT-1/outside | it is young\n", to: "young.txt")
    let shards = ["1/2", "2/2"]
    for (index, shard) in shards.enumerated() {
      let ending = try await sandbox.conform(
        [
          "--shard", shard, "--expectations", "young.txt", "--report", "\(index).json",
          "--annotations",
        ])
      #expect(ending.status == 0)
      #expect(!ending.output.contains("::error"))
    }
    let merged = try await sandbox.conform(
      ["merge", "0.json", "1.json", "--report", "all.tap", "--report", "all.xml"])
    #expect(merged.status == 0)
    #expect(
      try sandbox.read("all.tap").contains(
        "\nnot ok 2 - HIT-1/outside (Reference) # TODO it is young\n"))
    #expect(
      try sandbox.read("all.xml").contains(
        "<skipped message=\"expected, because it is young: "))
  }

  @Test("A badge of several engines is refused, and nothing is written")
  func badge() async throws {
    let sandbox = try Sandbox()
    _ = try await sandbox.conform(["--report", "1.json"])
    try sandbox.write(
      try sandbox.read("1.json").replacing("\"Reference\"", with: "\"Other\""), to: "2.json")
    let ending = try await sandbox.conform(
      ["merge", "1.json", "2.json", "--report", "all.json", "--badge", "b.json"])
    #expect(
      ending
        == ProgramResult(
          status: 2, output: "",
          errors: "conform: '--badge' is for one engine. Run the others apart.\n"))
    #expect(sandbox.files == ["1.json", "2.json", "Spec", "Spec/page.md"])
  }
}
