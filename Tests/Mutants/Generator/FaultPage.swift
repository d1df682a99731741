/// The faults of one page, such as `faults.md`: changes of the engine that are made by hand and have
/// a name.
struct FaultPage {
  /// One fault.
  struct Fault {
    var name: String
    /// The clauses whose rules it breaks.
    var clauses: [String] = []
    /// The sentences of the catalogue that hold of an engine with a fault that is not in it, and those
    /// that hold in part.
    var statements: [(truth: Truth, sentence: String)] = []
    var changes: [Change] = []
  }

  /// How much of a sentence holds.
  enum Truth: String, CaseIterable {
    case `true` = "True"
    case half = "Half"
  }

  /// A text of a source file and what replaces it.
  struct Change {
    /// The path of the file below the folder of sources.
    var file: String
    /// The name of the page.
    var page: String
    /// The line of the page at which the change begins, from 1.
    var line: Int
    var original = ""
    var replacement = ""
  }

  private(set) var faults: [Fault] = []
  /// What is wrong with the page, with the lines.
  private(set) var problems: [String] = []

  /// Reads headings, the line of clauses, names of files, and the `diff` blocks after these.
  init(_ text: String, name: String) {
    var file: String?
    var isInDiff = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let number = index + 1
      if isInDiff {
        if line.hasPrefix("```") {
          isInDiff = false
        } else {
          add(line, at: number)
        }
      } else if line.hasPrefix("## ") {
        faults.append(Fault(name: String(line.dropFirst(3))))
        file = nil
      } else if line.hasPrefix("Clauses: "), !faults.isEmpty {
        let list = line.dropFirst(9).prefix { $0 != "." }
        faults[faults.count - 1].clauses = list.split { ", ".contains($0) }.map(String.init)
      } else if let truth = Truth.allCases.first(where: { line.hasPrefix("\($0.rawValue): ") }),
        let fault = faults.indices.last
      {
        faults[fault].statements.append((truth, String(line.dropFirst(truth.rawValue.count + 2))))
      } else if line.hasPrefix("`"), line.hasSuffix(".swift`") {
        file = String(line.dropFirst().dropLast())
      } else if line == "```diff", !faults.isEmpty {
        isInDiff = true
        guard let file else {
          problems.append("line \(number): no file is named before the diff")
          continue
        }
        faults[faults.count - 1].changes.append(Change(file: file, page: name, line: number))
      }
    }
    for fault in faults where fault.changes.isEmpty {
      problems.append("“\(fault.name)” has no diff")
    }
  }

  private mutating func add(_ line: Substring, at number: Int) {
    guard let fault = faults.indices.last, let change = faults[fault].changes.indices.last else {
      return
    }
    let text = line.dropFirst() + "\n"
    switch line.first {
    case "-": faults[fault].changes[change].original += text
    case "+": faults[fault].changes[change].replacement += text
    case " ", nil:
      faults[fault].changes[change].original += text
      faults[fault].changes[change].replacement += text
    default: problems.append("line \(number): a line of a diff begins with ' ', '-' or '+'")
    }
  }
}

/// The catalogue, and the pages of faults that are not in it.
struct FaultPages {
  /// The faults of all pages, each with the rule under which it is listed.
  let faults: [(rule: String, fault: FaultPage.Fault)]
  /// What is wrong with the pages.
  let problems: [String]

  /// The names of the pages, by the rule of their faults.
  private static let names = [
    ("fault", "faults.md"), ("unlisted", "unlisted.md"), ("heldout", "heldout.md"),
  ]

  init(folder: String) throws {
    let pages = try Self.names.map { rule, name in
      let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      return (rule: rule, name: name, page: FaultPage(text, name: name))
    }
    faults = pages.flatMap { page in page.page.faults.map { (page.rule, $0) } }
    problems = pages.flatMap { page in page.page.problems.map { "\(page.name): \($0)" } }
  }
}
