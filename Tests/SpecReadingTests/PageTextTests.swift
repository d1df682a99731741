import Testing

@testable import SpecReading

@Suite("The text of a page with replaced cells and formatted tables")
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
      "| a   | b    | c   |\n| --- | :--: | --- |\n| x → | ?    | z   |\n| y   | 뷰뷰 |     |\n\nx  \n"
    #expect(
      try Self.replacing(page, by: "A →")
        == page.replacing("| ?    |", with: "| A →  |"))
    #expect(
      try Self.replacing(page, by: "A → B")
        == "| a   | b     | c   |\n| --- | :---: | --- |\n| x → | A → B | z   |\n| y   | 뷰뷰  |     |\n"
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

  private static func formatted(_ page: String) -> String {
    var text = PageText(Array(page.utf8), file: "page.md")
    _ = text.format()
    return String(decoding: text.bytes, as: UTF8.self)
  }

  @Test(
    "Tables are aligned by the widths that a terminal shows",
    arguments: [
      ("a|b\n-|-\nx|y\n", "| a   | b   |\n| --- | --- |\n| x   | y   |\n"),
      (
        "|left|center|right|\n|:-|:-:|----:|\n|1|2|3|\n",
        "| left | center | right |\n| :--- | :----: | ----: |\n| 1    | 2      | 3     |\n"
      ),
      (
        "| 낱말 | b |\n|-|-|\n| e\u{301}→… | 리스폰더 |\n|👩‍👩‍👧|☀️ 🇰🇷|\n",
        "| 낱말 | b        |\n| ---- | -------- |\n| e\u{301}→…  | 리스폰더 |\n"
          + "| 👩‍👩‍👧   | ☀️ 🇰🇷    |\n"
      ),
      (
        "|a|b|\n|-|-|\n|x \\| y|\n||`z`|more|\n",
        "| a      | b   |\n| ------ | --- |\n| x \\| y |     |\n|        | `z` | more |\n"
      ),
      ("\u{FEFF}  |a|\r\n  |-|\r\n\t\r\n", "\u{FEFF}| a   |\r\n| --- |\r\n\t\r\n"),
    ])
  func format(page: String, expected: String) {
    #expect(Self.formatted(page) == expected)
    #expect(Self.formatted(expected) == expected)
  }

  @Test("A table of more than 500 columns is trimmed")
  func wideTable() {
    let long = String(repeating: "x", count: 491)
    let page = "| a | b  |\n|:------|--|\n| \(long) | y |\n|z|\n"
    #expect(
      Self.formatted(page) == "| a | b |\n| :-- | --- |\n| \(long) | y |\n| z |  |\n")
  }

  @Test(
    "What is no table stays byte for byte",
    arguments: [
      "text  \n\n*  a |  b\n\n```\n|a|b|\n|-|-|\n```\n",
      "| a | b |\n| - |\n| x | y |\n", "|a|b|\n|x|y|\n", "- |a|\n  |-|\n\n> |a|\n> |-|\n",
    ])
  func prose(page: String) { #expect(Self.formatted(page) == page) }

  @Test("A page that is not UTF-8 stays as it is")
  func binary() {
    var text = PageText(Array("|a|\n|-|\n".utf8) + [0xFF], file: "page.md")
    #expect(text.format() == [])
  }

  @Test("A page with mistakes is formatted as far as it can be read")
  func mistakes() {
    let page = """
      ## HIT-1

      | scenario | whne |
      |---|---|
      | a | touching |

      | broken |
      | row |

      """
    #expect(
      Self.formatted(page) == """
        ## HIT-1

        | scenario | whne     |
        | -------- | -------- |
        | a        | touching |

        | broken |
        | row |

        """)
  }
}
