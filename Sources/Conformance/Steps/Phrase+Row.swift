extension Phrase {
  /// Creates the phrase of a form from its row, and from what follows the form in the second cell:
  /// constants, the answer, and the question where the pattern does not end in `is` and the answer.
  convenience init(
    _ cells: [Substring], of kind: StepDefinition.Kind, _ rest: Substring,
    _ context: VocabularyTables.Context
  ) throws(VocabularyError) {
    var constants: [String: StepValue] = [:]
    var answer: Answer?
    var question: [Piece]?
    for part in Self.parts(of: rest.dropFirst()) {
      if let pattern = part.dropping(prefix: "asked as ") {
        question = try Self.pieces(of: pattern, context)
        continue
      }
      guard let space = part.firstIndex(of: " ") else {
        throw VocabularyError(
          part, "a constant is a field and its value", hint: "write it as in `set open, to yes`")
      }
      let spelling = part[space...].dropFirst()
      let value = StepValue(spelled: spelling)
      if part[..<space] != "is" {
        guard constants.updateValue(value, forKey: String(part[..<space])) == nil else {
          throw VocabularyError(part, "another constant fills this field", hint: "keep one of them")
        }
      } else {
        switch value {
        case .truth(let truth): answer = .truth(truth)
        case .nothing: answer = .nobody
        case .integer(let integer): answer = .number(Double(integer))
        case .number(let number): answer = .number(number)
        case .text(let text): answer = .text(text)
        default: break
        }
      }
    }
    try self.init(
      cells, kind.keywords, constants: constants, answer: answer, question: question, context)
  }

  /// Returns what is between commas outside of backticks, which the rows of the engine in a page do not have.
  private static func parts(of rest: Substring) -> [Substring] {
    #if hasFeature(Embedded)
      return rest.parts(separatedBy: ", ")
    #else
      return rest.parts(separatedBy: ", ").reduce(into: []) { parts, part in
        if let open = parts.last, open.count(where: { $0 == "`" }) == 1 {
          parts[parts.count - 1] = rest[open.startIndex..<part.endIndex]
        } else {
          parts.append(part)
        }
      }
    #endif
  }

  /// Creates a phrase that expects calls from its row.
  convenience init(
    expecting cells: [Substring], _ context: VocabularyTables.Context
  ) throws(VocabularyError) {
    guard let calls = ExpectedCalls(cells[1], context.names.messages) else {
      throw VocabularyError(saying: cells[1].prefix { $0 != "," })
    }
    try self.init(cells, [.then], calls: calls, context)
  }

  /// Splits a pattern at spaces. Slots are in braces, and may contain spaces.
  static func pieces(
    of pattern: Substring, _ context: VocabularyTables.Context
  ) throws(VocabularyError) -> [Piece] {
    var pieces: [Piece] = []
    var before: Substring = ""
    for (index, part) in pattern.parts(at: "{").enumerated() {
      guard index > 0 else {
        pieces += words(of: part)
        before = part
        continue
      }
      let sides = part.parts(at: "}")
      guard sides.count > 1, case let names = sides[0].parts(at: ":"), names.count > 1,
        case let spelling = sides[0][names[1].startIndex...],
        case let rest = part[sides[1].startIndex...]
      else {
        throw VocabularyError(
          part, "a slot is a field and a form in braces", hint: "write it as `{of:object}`")
      }
      guard let slot = context.slots.slot(spelling, context.names) else {
        throw VocabularyError(spelling, undeclaredIn: .kind, "no slot has this form")
      }
      #if !hasFeature(Embedded)
        guard rest.isEmpty || rest.first == " ", index == 1 && before.isEmpty || before.last == " "
        else {
          throw VocabularyError(
            spelling, "the slot stands in a word",
            hint: "write spaces around it: slots are whole words")
        }
      #endif
      pieces.append(.slot(slot, field: String(names[0])))
      pieces += words(of: rest)
      before = rest
    }
    return pieces
  }

  private static func words(of part: Substring) -> [Piece] {
    part.words(separatedAt: { $0 == UInt8(ascii: " ") }).map { .word($0) }
  }
}

extension Phrase.Notes {
  /// Reads the cells for tools.
  init(
    _ cells: [Substring], _ feature: Feature, _ context: VocabularyTables.Context
  ) throws(VocabularyError) {
    needs =
      cells[3].isEmpty ? RequiredFeatures([feature]) : try RequiredFeatures(cells[3], context)
    help = String(cells[4])
    for (language, cell) in zip(context.languages, cells.dropFirst(5)) {
      sentences[language] = String(cell)
    }
  }
}

extension RequiredFeatures {
  /// Reads `touches; where of is recognizer: gestures`; `nothing` are no features.
  fileprivate init(
    _ spelling: Substring, _ context: VocabularyTables.Context
  ) throws(VocabularyError) {
    let parts = spelling.parts(separatedBy: "; ")
    let features = { (list: Substring) throws(VocabularyError) -> [Feature] in
      list == "nothing"
        ? []
        : try list.parts(separatedBy: ", ").map { word throws(VocabularyError) in
          try context.feature(word)
        }
    }
    let cases = try parts.dropFirst().map { part throws(VocabularyError) -> Case in
      guard let ends = part.dropping(prefix: "where ")?.parts(separatedBy: ": "), ends.count == 2,
        case let words = ends[0].parts(separatedBy: " is "), words.count == 2,
        let item = Case(String(words[0]), words[1], context.names, try features(ends[1]))
      else { throw VocabularyError(part, "a case is 'where FIELD is KIND: FEATURES'") }
      return item
    }
    self.init(try features(parts[0]), cases)
  }
}
