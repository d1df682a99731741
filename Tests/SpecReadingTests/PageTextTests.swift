import Testing

@testable import SpecReading

@Suite("Cells that are replaced in the text of a page")
struct PageTextTests {
  private static func replacing(
    _ page: String, line: Int = 3, column: Int = 1, by markdown: String
  ) throws -> String {
    var text = PageText(Array(page.utf8), file: "page.md")
    let table = try #require(text.table(withRow: line)).table
    text.replaceCell(column, onLine: line, of: table, by: markdown)
    return String(decoding: text.bytes, as: UTF8.self)
  }

  @Test("A cell that fits is padded; one that does not makes its column wider in every row")
  func aligned() throws {
    let page =
      "| a   | b    | c |\n| --- | :--: | - |\n| x → | ?    | z |\n| y   |      |   |\n\nx  \n"
    #expect(
      try Self.replacing(page, by: "A →")
        == page.replacing("| ?    |", with: "| A →  |"))
    #expect(
      try Self.replacing(page, by: "A → B")
        == "| a   | b     | c |\n| --- | :---: | - |\n| x → | A → B | z |\n| y   |       |   |\n"
        + "\nx  \n")
  }

  @Test(
    "In a table that is not aligned only the cell is replaced",
    arguments: [
      ("|a|b|\n|-|-|\n|x|?|\n|yy|z|\n", "|a|b|\n|-|-|\n|x| A → B |\n|yy|z|\n"),
      ("a|b\n-|-\nx|?\ny|z\n", "a|b\n-|-\nx| A → B \ny|z\n"),
      (
        "\u{FEFF}| a | b |\r\n|---|---|\r\n| x | ?      |\r\n",
        "\u{FEFF}| a | b |\r\n|---|---|\r\n| x | A → B  |\r\n"
      ),
      ("| a | b |\n|---|---|\n| x | ? |\n| y |\n", "| a | b |\n|---|---|\n| x | A → B |\n| y |\n"),
    ])
  func ragged(page: String, expected: String) throws {
    #expect(try Self.replacing(page, by: "A → B") == expected)
  }
}
