import Conformance
import Results
import Testing

@testable import SiteBuilding

@Suite struct EditorPatternTests {
  @Test("A location fills a pattern, with its path made absolute and escaped")
  func address() throws {
    let pattern = try EditorPattern(EditorPattern.visualStudioCode, folder: "/home/me")
    let location = SourceLocation(file: "Spec/a b{line}\"%&.md", line: 3, column: 7)
    #expect(
      pattern.address(of: location).text
        == "vscode://file/home/me/Spec/a%20b%7Bline%7D%22%25%26.md:3:7")
    let idea = try EditorPattern("idea://open?file={path}&line={line}", folder: "/x")
    #expect(
      idea.address(of: SourceLocation(file: "/y/z.md", line: 1)).text
        == "idea://open?file=/y/z.md&line=1")
  }

  @Test(
    "A pattern that opens no file is refused",
    arguments: [
      "", "{path}", "vscode", "vscode://file", "javascript:alert('{path}')", "JavaScript:{path}",
      "data:text/html,{path}", "vs code://{path}", "vscode://file{path} :{line}", ":{path}",
    ])
  func refused(text: String) {
    #expect(throws: EditorPatternError.self) { try EditorPattern(text, folder: "/") }
  }
}
