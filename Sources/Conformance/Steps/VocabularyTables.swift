/// What the rows of a vocabulary's page declare.
package struct VocabularyTables: Sendable {
  /// The kinds of objects, in the order of the page.
  package let kinds: [ResponderKind]
  /// The messages and their families.
  package let messages: MessageTable
  /// All features, in the order of the page.
  package let features: [Feature]
  /// All forms, in the order of the page.
  package let forms: [StepDefinition]
  /// All phrases, in the order of the page.
  package let phrases: [Phrase]

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

  /// Reads rows, and appends a mistake for each that declares nothing.
  ///
  /// - Parameters:
  ///   - names: The kinds and messages of the rows.
  ///   - isKnown: Whether the rows are those of the program, whose phrases are not checked again.
  init(
    _ rows: [Row], _ names: Slot.Names, languages: [String], isKnown: Bool = true,
    mistakes: inout [Mistake]
  ) {
    messages = names.messages
    kinds = names.kinds.map { $0.kind }
    var features: [Feature] = []
    Self.read(rows, .feature, &mistakes) { cells, _ throws(VocabularyError) in
      features.append(try Feature(cells[0], besides: features))
    }
    var drafts: [Draft] = []
    var indices: [Substring: Int] = [:]
    Self.read(rows, .step, &mistakes) { cells, row throws(VocabularyError) in
      guard indices[cells[0]] == nil else {
        throw VocabularyError(cells[0], repeating: "another row declares this step")
      }
      // The phrases of a form with a mistake have none for that.
      indices[cells[0]] = -1
      drafts.append(try Draft(cells, row: row))
      indices[cells[0]] = drafts.count - 1
    }
    let context = Context(names: names, features: features, languages: languages)
    var phrases: [Phrase] = []
    var sayings: [String: Set<Keyword>] = [:]
    let add = { (phrase: Phrase, isQuestion: Bool) throws(VocabularyError) in
      #if !hasFeature(Embedded)
        if !isKnown {
          try phrase.check(isQuestion: isQuestion)
          guard sayings[phrase.pattern, default: []].isDisjoint(with: phrase.keywords) else {
            throw VocabularyError(phrase.pattern[...], repeating: "another row has this phrase")
          }
          sayings[phrase.pattern, default: []].formUnion(phrase.keywords)
          if let taker = phrases.first(where: {
            Set($0.keywords).isSuperset(of: phrase.keywords) && $0.takesAll(of: phrase)
          }) {
            throw VocabularyError(
              phrase.pattern[...],
              HelpText("`\(taker.pattern)` takes every sentence of this phrase"),
              hint: "put this row before that one: the first phrase that fits is read")
          }
        }
      #endif
      phrases.append(phrase)
    }
    Self.read(rows, .phrase, &mistakes) { cells, _ throws(VocabularyError) in
      let says = cells[1].parts(at: ",")
      guard let form = indices[says[0]] else {
        return try add(Phrase(expecting: cells, context), false)
      }
      guard form >= 0 else { return }
      let kind = drafts[form].kind
      let rest = says.count > 1 ? cells[1][says[1].startIndex...] : ""
      let phrase = try Phrase(cells, of: kind, rest, context)
      try add(phrase, kind == .ask)
      #if !hasFeature(Embedded)
        if !isKnown { try phrase.checkFields(like: drafts[form].phrases) }
      #endif
      drafts[form].phrases.append(phrase)
    }
    var forms: [StepDefinition] = []
    for draft in drafts {
      do throws(VocabularyError) {
        forms.append(try StepDefinition(draft, messages))
      } catch {
        mistakes.append(Mistake(row: draft.row, error: error))
      }
    }
    self.features = features
    self.phrases = phrases
    self.forms = forms
  }

  /// Reads the rows of a page, with their kinds and messages.
  ///
  /// - Parameter isUIKit: Whether names of kinds mean UIKit's.
  package init(_ rows: [Row], languages: [String], isUIKit: Bool, mistakes: inout [Mistake]) {
    let names = Slot.Names(rows, isUIKit: isUIKit, mistakes: &mistakes)
    self.init(rows, names, languages: languages, isKnown: false, mistakes: &mistakes)
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
  fileprivate init(_ word: Substring, besides others: [Feature]) throws(VocabularyError) {
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

extension StepDefinition {
  /// Creates a form from its row, once its phrases are known.
  fileprivate convenience init(
    _ draft: VocabularyTables.Draft, _ messages: MessageTable
  ) throws(VocabularyError) {
    guard let fields = Field.fields(of: draft.phrases) else {
      throw VocabularyError(
        draft.cells[0], "no phrase says what the values of a field are",
        hint: "add a phrase with a slot for the field that another phrase of the step leaves out")
    }
    self.init(
      draft.kind, draft.name, traits: draft.traits, fields: fields, phrases: draft.phrases,
      messages: messages, try ToolValue { () throws(VocabularyError) in try Notes(draft.cells) })
  }
}

extension StepDefinition.Notes {
  /// Reads the cells for tools.
  fileprivate init(_ cells: [Substring]) throws(VocabularyError) {
    meaning = String(cells[2])
    uikitName = String(cells[3])
    var open: [Circumstances] = []
    var samples: [StepValue] = []
    for part in cells[4].parts(separatedBy: "; ") {
      if part == "open with anything" {
        open = [[]]
      } else if let list = part.dropping(prefix: "open with ") {
        open = try list.parts(separatedBy: ", ").map { set throws(VocabularyError) in
          try Set(set.words(separatedBy: " and ", "no circumstance has this name"))
        }
      } else if let list = part.dropping(prefix: "samples ") {
        samples = list.parts(separatedBy: ", ").map(StepValue.init(spelled:))
      } else {
        throw VocabularyError(part, "random scripts know 'open with …' and 'samples …'")
      }
    }
    unspecifiedWith = open
    self.samples = samples
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
