import Testing

@testable import Commanding

@Suite struct FileTests {
  @Test(
    "A file that cannot be read says why",
    arguments: [
      ("no/such/file", "no/such/file: the file cannot be read: No such file or directory"),
      ("/", "/: the file cannot be read: Is a directory"),
      ("/dev/null/x", "/dev/null/x: the file cannot be read: Not a directory"),
    ] as [(Path, String)])
  func unreadable(path: Path, message: String) {
    let problem = #expect(throws: FileProblem.self) { try File(path).read() }
    #expect(problem?.description == message)
  }

  @Test(
    "A file that cannot be written says why",
    arguments: [
      (
        "no/such/folder/file",
        "no/such/folder/file: the file cannot be written: No such file or directory"
      ),
      ("/", "/: the file cannot be written: Is a directory"),
    ] as [(Path, String)])
  func unwritable(path: Path, message: String) {
    let problem = #expect(throws: FileProblem.self) { try File(path).write([]) }
    #expect(problem?.description == message)
  }
}
