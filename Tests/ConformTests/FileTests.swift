import Testing

@testable import Commanding

@Suite struct FileTests {
  @Test(
    "An error of reading names the file and the reason",
    arguments: [
      ("no/such/file", "no/such/file: the file cannot be read: No such file or directory"),
      ("/", "/: the file cannot be read: Is a directory"),
      ("/dev/null/x", "/dev/null/x: the file cannot be read: Not a directory"),
    ] as [(Path, String)])
  func unreadable(path: Path, message: String) {
    let error = #expect(throws: FileError.self) { try File(path).read() }
    #expect(error?.description == message)
  }

  @Test(
    "An error of writing names the file and the reason",
    arguments: [
      (
        "no/such/folder/file",
        "no/such/folder/file: the file cannot be written: No such file or directory"
      ),
      ("/", "/: the file cannot be written: Is a directory"),
    ] as [(Path, String)])
  func unwritable(path: Path, message: String) {
    let error = #expect(throws: FileError.self) { try File(path).write([]) }
    #expect(error?.description == message)
  }
}
