/// A stage of ten responders: six views in a root view of 300 by 300 points, and their ancestors.
enum Grid {
  /// The rows of the stage.
  static let stage = """
    | responder | kind                 | in     | view of | frame           |
    | --------- | -------------------- | ------ | ------- | --------------- |
    | app       | application          |        |         |                 |
    | window    | window               | app    |         | 0 0 300 300     |
    | root      | view controller      | window |         |                 |
    | A         | view                 | window | root    | 0 0 300 300     |
    | B         | view                 | A      |         | 0 0 150 100     |
    | C         | view                 | A      |         | 150 0 150 100   |
    | D         | view                 | A      |         | 0 100 150 100   |
    | E         | view                 | A      |         | 150 100 150 100 |
    | F         | view                 | A      |         | 0 200 150 100   |
    | G         | view                 | A      |         | 150 200 150 100 |
    """

  /// Returns a clause with `count` scenarios, each a touch at another point.
  static func clause(_ id: String, scenarios count: Int) -> String {
    var rows = """
      ## \(id) A touch finds its cell of the grid

      A touch MUST go to the cell that contains it.

      Sources: generated. Feature: hit-testing. Confidence: documented.

      | scenario | when touching | then the hit-test view is |
      | -------- | ------------- | ------------------------- |

      """
    for index in 0..<count {
      let (x, y) = point(index)
      rows += "| case \(index) | \(x) \(y) | \(cell(x, y)) |\n"
    }
    return rows
  }

  /// Returns the point of a scenario, which differs for each index.
  static func point(_ index: Int) -> (x: Int, y: Int) { (index * 7 % 300, index * 13 % 300) }

  /// Returns the name of the view at a point.
  static func cell(_ x: Int, _ y: Int) -> Character {
    ["B", "C", "D", "E", "F", "G"][y / 100 * 2 + x / 150]
  }
}
