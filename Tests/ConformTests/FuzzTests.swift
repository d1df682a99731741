import Testing

@Suite("conform fuzz")
struct FuzzTests {
  @Test("The reference engine in this process and served agree, and the status is 0")
  func agrees() async throws {
    let engine = "\(Sandbox.program.path) serve-engine"
    let ending = try await Sandbox().conform(
      "fuzz", "--count", "20", "--engine", "local", "--engine", engine, "--timeout", "60")
    #expect(ending.status == 0)
    #expect(ending.output.hasPrefix("# Differences of Reference "))
    #expect(ending.errors == "")
  }

  @Test("What is printed of differences is a page that the checker accepts, and the status is 1")
  func differs() async throws {
    let sandbox = try Sandbox()
    let engine = "\(Self.fixture) none"
    let ending = try await sandbox.conform(
      "fuzz", "--count", "40", "--engine", "local", "--engine", engine, "--timeout", "60")
    #expect(ending.status == 1)
    #expect(ending.output.contains("## FUZZ-1 "))
    try sandbox.write(ending.output, to: "Found/page.md")
    let check = try await sandbox.conform("check", "--spec", "Found")
    #expect(check.status == 0, "\(check)")
  }

  private static var fixture: String {
    Sandbox.fixtureEngine.path
  }
}
