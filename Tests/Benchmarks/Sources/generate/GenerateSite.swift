import ArgumentParser
import Foundation

/// Generates a folder of pages of about 10 KB.
struct GenerateSite: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "site", abstract: "Pages of about 10 KB: prose, lists, code, tables, scenarios.")

  @Argument(help: "How many pages.")
  var count: Int

  @Argument(help: "The folder to make.")
  var folder: String

  func run() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for index in 0..<count {
      let page = Self.page(index)
      let name = String(repeating: "0", count: max(0, 4 - "\(index)".count)) + "\(index)"
      try Data(page.utf8).write(to: URL(fileURLWithPath: "\(folder)/page-\(name).md"))
    }
  }

  private static func page(_ index: Int) -> String {
    var page = "# Page \(index)\n\nWhere *touches* go, part \(index).\n\n\(Grid.stage)\n\n"
    page += Grid.clause("P\(letters(index))-1", scenarios: 10)
    var section = 1
    while page.utf8.count < 10_000 {
      page += "\n## Section \(section)\n\n\(prose)\n"
      section += 1
    }
    return page
  }

  /// Spells the number in letters, because a clause's id has no digits before its hyphen:
  /// 42 → `EC`.
  private static func letters(_ number: Int) -> String {
    String("\(number)".utf8.map { Character(UnicodeScalar($0 - 48 + 65)) })
  }

  private static let prose = """
    A finger goes down somewhere on the screen, and *something* has to decide which of a
    hundred views was meant. The search starts at the window and asks each view in turn
    whether the point lies `inside`; see [the rules](page-0000.md) for the **whole** story,
    and [the article](https://example.org/events) for its history.

    - The frontmost branch wins, not the deepest view.
    - A view that is hidden takes its subtree with it:
      - so does one that ignores interaction,
      - and one that is transparent.
    - Clipping changes what is drawn & nothing else.

    1. Ask the view whether it contains the point.
    2. Ask its subviews, front to back.
    3. Answer with the view itself.

    | state  | drawn | hit | note                 |
    | ------ | :---: | :-: | -------------------- |
    | hidden |  no   | no  | with all its subtree |
    | clear  |  no   | yes | alpha is per view    |
    | masked | part  | yes | `mask` is drawing    |

    ```swift
    func hitTest(_ point: Point) -> View? { contains(point) ? search(point) : nil }
    ```

    > What cannot be seen cannot be touched, but what is clipped away cannot either.
    """
}
