/// The rows of a vocabulary's page, and what is made while they are read.
package enum VocabularyTables {
  /// What is wrong with the row of an index.
  package typealias Mistake = (row: Int, error: VocabularyError)

  /// A row of one of the page's tables: the cells from left to right.
  package struct Row: Hashable, Sendable {
    /// The table.
    package let table: Table
    /// The cells; the engine in the page has only those that engines need.
    package let cells: [Substring]

    package init(_ table: Table, _ cells: [Substring]) {
      self.table = table
      self.cells = cells
    }
  }

  /// Calls a function with the cells and the index of each row of a table, and appends its errors.
  static func read(
    _ rows: [Row], _ table: Table, _ mistakes: inout [Mistake],
    _ body: ([Substring], Int) throws(VocabularyError) -> Void
  ) {
    for (index, row) in rows.enumerated() where row.table == table {
      do throws(VocabularyError) {
        try body(row.cells, index)
      } catch {
        mistakes.append(Mistake(row: index, error: error))
      }
    }
  }

  /// What the rows of phrases refer to.
  struct Context {
    let names: Slot.Names
    let features: [Feature]
    let languages: [String]
    let slots = KnownSlots()

    /// Returns the feature of a word.
    func feature(_ word: Substring) throws(VocabularyError) -> Feature {
      guard let feature = features.first(where: { $0.rawValue == word }) else {
        throw VocabularyError(word, undeclaredIn: .feature, "no feature has this name")
      }
      return feature
    }
  }

  /// The slots of phrases so far: most occur in several.
  final class KnownSlots {
    // Not a dictionary, which is large in the engine in a page.
    private var slots: [(spelling: Substring, slot: Slot)] = []

    /// Returns the slot that is spelled like that; nil if none is.
    func slot(_ spelling: Substring, _ names: Slot.Names) -> Slot? {
      let known = slots.first {
        $0.spelling.utf8.count == spelling.utf8.count && $0.spelling == spelling
      }
      if let known { return known.slot }
      guard let slot = Slot(String(spelling), names) else { return nil }
      slots.append((spelling, slot))
      return slot
    }
  }

  /// A form before its phrases are known.
  struct Draft {
    let cells: [Substring]
    let row: Int
    let kind: StepDefinition.Kind
    let name: String
    let traits: StepDefinition.Traits
    var phrases: [Phrase] = []

    init(_ cells: [Substring], row: Int) throws(VocabularyError) {
      self.cells = cells
      self.row = row
      let words = cells[0].parts(at: " ")
      guard words.count == 2, let kind = StepDefinition.Kind(rawValue: String(words[0])) else {
        throw VocabularyError(
          cells[0], "a step is 'set', 'change', 'do' or 'ask', and a name",
          hint: "write it as `do open` or `ask count`; a name is one word")
      }
      self.kind = kind
      name = String(words[1])
      traits = try cells[1].words("no trait has this name")
    }
  }
}

// MARK: - Features

extension Feature {
  /// Creates a feature from the word in its row, if no other row has it.
  init(_ word: Substring, besides others: [Feature]) throws(VocabularyError) {
    guard word.utf8.first?.isASCIISmall ?? false,
      word.utf8.allSatisfy({ $0.isASCIISmall || (0x30...0x39).contains($0) || $0 == 0x2d })
    else {
      throw VocabularyError(
        word, "a feature's name has small letters, digits and hyphens",
        hint: "write it as `version-2`, here and in the rows that need it")
    }
    self.init(rawValue: String(word))
    guard !others.contains(self) else {
      throw VocabularyError(word, repeating: "another row declares this feature")
    }
  }
}

extension UInt8 {
  fileprivate var isASCIISmall: Bool { (0x61...0x7a).contains(self) }
}

// MARK: - Forms

extension StepDefinition.Notes {
  /// Reads the cells for tools.
  init(_ cells: [Substring]) throws(VocabularyError) {
    meaning = String(cells[2])
    uikitName = String(cells[3])
    for part in cells[4].parts(separatedBy: "; ") {
      if part == "open with anything" {
        unspecifiedWith = [[]]
      } else if let list = part.dropping(prefix: "open with ") {
        unspecifiedWith = try list.parts(separatedBy: ", ").map { set throws(VocabularyError) in
          try Set(set.words(separatedBy: " and ", "no circumstance has this name"))
        }
      } else if let list = part.dropping(prefix: "samples ") {
        samples = list.parts(separatedBy: ", ").map(StepValue.init(spelled:))
      } else {
        throw VocabularyError(part, "random scripts know 'open with …' and 'samples …'")
      }
    }
  }
}

extension StepValue {
  /// Reads a value: `yes`, `nobody`, `2`, `1.0`, or a text, which may be in backticks.
  init(spelled spelling: Substring) {
    switch spelling {
    case "yes": self = .truth(true)
    case "no": self = .truth(false)
    case "nobody": self = .nothing
    default:
      if let integer = Int(spelling) {
        self = .integer(integer)
      } else if spelling.contains("."), let number = Double(spelling) {
        self = .number(number)
      } else {
        #if !hasFeature(Embedded)
          if spelling.count > 2, spelling.first == "`", spelling.last == "`" {
            let text = spelling.dropFirst().dropLast()
            self = .text(text == " " ? "" : String(text))
            return
          }
        #endif
        self = .text(String(spelling))
      }
    }
  }
}

extension Substring {
  /// Returns the words of a list as cases of an enumeration.
  fileprivate func words<Word: RawRepresentable<String>>(
    separatedBy separator: String = ", ", _ problem: HelpText
  ) throws(VocabularyError) -> [Word] {
    try parts(separatedBy: separator).map { part throws(VocabularyError) in
      guard let word = Word(rawValue: String(part)) else { throw VocabularyError(part, problem) }
      return word
    }
  }

  /// Returns the parts between separators; none of an empty text.
  func parts(separatedBy separator: String) -> [Substring] {
    isEmpty ? [] : parts(at: separator)
  }
}
