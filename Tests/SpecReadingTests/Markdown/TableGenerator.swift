/// Makes pages with tables and near-tables, the same ones for the same seed.
struct TableGenerator {
  private var state: UInt64
  private var allowsEscapes = false

  init(seed: UInt64) { state = seed }

  /// A page of a few lines, half of them tables.
  mutating func page() -> String {
    // The reference drops backslashes from a paragraph that shares its lines with a table.
    allowsEscapes = next(2) == 0
    var lines: [String] = []
    for _ in 0...next(2) { lines += next(4) == 0 && !allowsEscapes ? [line()] : table() }
    return lines.joined(separator: "\n")
  }

  private mutating func table() -> [String] {
    let columns = 1 + next(4)
    var lines = next(4) == 0 && !allowsEscapes ? [line()] : []
    lines.append(row(columns))
    lines.append(delimiter(next(8) == 0 && !allowsEscapes ? columns + 1 : columns))
    for _ in 0..<next(4) { lines.append(next(5) == 0 ? line() : row(1 + next(5))) }
    return next(3) == 0 && !allowsEscapes ? lines : lines + [""]
  }

  private mutating func row(_ columns: Int) -> String {
    let cells = (0..<columns).map { _ in
      pick(allowsEscapes ? Self.escapes + Self.cells : Self.cells)
    }
    let joined = cells.joined(separator: pick([" | ", "|", "| ", "\t|\t"]))
    return pick(["| \(joined) |", "|\(joined)|", joined, " | \(joined)", "\(joined) |  "])
  }

  private mutating func delimiter(_ columns: Int) -> String {
    let marks = (0..<columns).map { _ in pick(["-", "---", ":-", "-:", ":--:", " - "]) }
    return pick(["|", "| "]) + marks.joined(separator: "|") + pick(["|", "| ", ""])
  }

  private mutating func line() -> String { pick(Self.lines) }

  private mutating func pick(_ choices: [String]) -> String { choices[next(choices.count)] }

  private mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(truncatingIfNeeded: state >> 33) % bound
  }

  private static let escapes = ["`x \\| y`", "\\|", "a\\\\", "\\", "a \\| b \\| c"]

  private static let cells = [
    "a", "", "b c", "`x`", "**b**", "<", "&amp;", "*", "1.", "- x", "# h", "한", "[l](u)", "`",
    "_e_",
    "~", ">", "=", "+",
  ]

  private static let lines = [
    "words", "", "===", "---", "- item", "-", "*", "+", "1. one", "7. seven", "# head", "> quote",
    "    code", "\tcode", "<div>", "<https://example.org>", "* * *", "***", "_ _ _", "--",
    "| lonely", "a | b", "|", "||", "1)", "10) ten", "#no", "####### seven", "  two", "\\# no",
  ]
}
