// The engine in a page has no vocabulary but UIKit's, which the tests check.
#if !hasFeature(Embedded)
  extension Phrase {
    /// Checks that rows can say the phrase, that its slots can be filled, and that they give what it says.
    ///
    /// - Parameter isQuestion: whether the phrase has an answer.
    /// - Throws: the first mistake.
    func check(isQuestion: Bool) throws(VocabularyError) {
      var fields: Set<String> = Set(constants.keys)
      for (index, piece) in pieces.enumerated() {
        switch piece {
        case .word(let word):
          guard !word.contains(where: { ";`*".contains($0) }) else {
            throw VocabularyError(
              word, "no row can say this", hint: "write words, without `;`, backticks and asterisks"
            )
          }
        case .slot(let slot, let field):
          let isFree = fields.insert(field).inserted
          let isLast = index == pieces.count - 1
          if let (problem, hint) = problem(
            of: slot, field, isFree: isFree, isLast: isLast, isQuestion: isQuestion)
          {
            throw VocabularyError("{\(field):\(slot.spelling)}", problem, hint: hint)
          }
        }
      }
      guard constants["asked"] == nil, isQuestion || question == pieces else {
        throw VocabularyError(
          pattern[...], "only `ask` has a question, which has words",
          hint: "write it as in `ask count, asked as the number of {of:object}`")
      }
      for case .slot(let slot, let field) in question
      where field == "=" || self.slot(of: field) == nil {
        throw VocabularyError(
          "{\(field):\(slot.spelling)}", "the question has a slot that the phrase does not have",
          hint: "write the slots of the phrase but the answer's")
      }
      guard isQuestion == (answer != nil || fields.contains("=")) else {
        throw VocabularyError(
          pattern[...], isQuestion ? "this asks, and has no answer" : "only `ask` has an answer",
          hint: "with `ask` write a slot `{=:number}`, or behind the step `is` and the answer")
      }
      guard answer == nil || !fields.contains("=") else {
        throw VocabularyError(
          pattern[...], "this has two answers",
          hint: "drop the slot `{=:…}`, or `is` and the answer")
      }
      for field in constants.keys.sorted() where !Self.isFieldName(field) {
        throw VocabularyError(
          field[...], "a field is a name of letters and digits",
          hint: "write a text with commas in backticks, as in ``ask day, is `Wed, 21 Oct` ``")
      }
      for (field, filling) in calls?.fillings ?? [] {
        guard let slot = slot(of: field) else {
          throw VocabularyError(
            "{\(field):…}", "what the phrase says needs a slot of this field",
            hint: "add the slot, or let the phrase say something else")
        }
        if let problem = filling.problem(of: slot) {
          throw VocabularyError(
            "{\(field):\(slot.spelling)}", problem,
            hint: "write another form behind the colon, or let the phrase say something else")
        }
      }
      let slots = pieces.count { if case .slot = $0 { true } else { false } }
      for sentence in sentences.values.sorted() where !sentence.isEmpty {
        let found = Sentence.pieces(of: sentence).compactMap { piece in
          if case .slot(_, let number) = piece { number } else { nil }
        }
        guard Set(found) == Set((0..<slots).map { "\($0 + 1)" }) else {
          throw VocabularyError(
            sentence[...], "the sentence in another language has not the slots of the phrase",
            hint: "write each slot of the phrase by its number, as `{1}`")
        }
      }
    }

    /// Checks that each field is what other phrases of the step make it.
    ///
    /// - Throws: the first that is not.
    func checkFields(like others: [Phrase]) throws(VocabularyError) {
      for field in fieldNames {
        guard let own = content(of: field),
          let other = others.lazy.compactMap({ $0.content(of: field) }).first(where: { $0 != own })
        else { continue }
        throw VocabularyError(
          slot(of: field).map { "{\(field):\($0.spelling)}" }
            ?? "\(field) \(constants[field, default: .nothing].words)",
          HelpText("the field is \(own) here, and \(other) in another phrase of the step"),
          hint: "fill it with the same in both, or name one of the fields otherwise")
      }
    }

    /// Returns what a field of the wire has; nil for nothing, and for the list of fingers.
    private func content(of field: String) -> String? {
      switch slot(of: field)?.form.fieldKind {
      case .truth: return "yes or no"
      case .number, .integer: return "a number"
      case .point: return "a point"
      case .rect: return "a rectangle"
      case .text, .word: return "a text"
      default: break
      }
      switch constants[field] {
      case .truth: return "yes or no"
      case .number, .integer: return "a number"
      case .text: return "a text"
      default: return nil
      }
    }

    private static func isFieldName(_ field: String) -> Bool {
      field.first?.isLetter == true
        && field.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }

    /// Whether the phrase takes every sentence of another one.
    func takesAll(of other: Phrase) -> Bool {
      var rest = other.pieces[...]
      for piece in pieces {
        guard let next = rest.popFirst(), piece.takes(next) else { return false }
        if case .slot(let slot, _) = piece, slot.wordCount == nil, slot.form.element == .text {
          return true
        }
      }
      return rest.isEmpty
    }

    /// Returns why a slot cannot stand in the phrase, and what to do about it.
    private func problem(
      of slot: Slot, _ field: String, isFree: Bool, isLast: Bool, isQuestion: Bool
    ) -> (HelpText, hint: HelpText)? {
      if slot.wordCount == nil, !isLast {
        return ("this takes all words that follow", "put the slot at the end of the phrase")
      }
      if field == "=" {
        let hint: HelpText =
          "only `ask` and a form such as `text`, `number` or `word` have an answer `{=:…}`"
        if !isFree { return ("another slot of the phrase fills this field", hint) }
        if !isQuestion { return ("only a phrase of `ask` has an answer", hint) }
        return slot.form.answerField != nil
          ? nil : ("no answer fills this slot; that for an object is `expected` and its kind", hint)
      }
      let hint: HelpText = "name the field of the slot otherwise"
      if !isFree {
        return ("another slot of the phrase fills this field, or a constant does", hint)
      }
      if StepDefinition.Kind(rawValue: field) != nil {
        return ("on the wire this field has the name of the step", hint)
      }
      if !Self.isFieldName(field) { return ("a field is a name of letters and digits", hint) }
      return calls != nil || slot.form.fieldKind != nil
        ? nil
        : (
          "no field of a step is a list, or has alternatives",
          "write a form of one value, or let the phrase say what is expected of calls"
        )
    }
  }

  extension Phrase.Piece {
    /// Whether the piece takes all words that another one takes.
    fileprivate func takes(_ other: Self) -> Bool {
      switch (self, other) {
      case (.slot(let slot, _), .slot(let other, _)):
        slot.spelling == other.spelling || slot.form.element == .text
          || slot.form.element == .anyWord && other.wordCount == 1
      case (.slot(let slot, _), .word): [.text, .anyWord].contains(slot.form.element)
      case (.word, _): self == other
      }
    }
  }

  extension ExpectedCalls {
    /// What has to fill the slot of a field.
    fileprivate enum Filling {
      case object, objectOrNobody, objects, number
      case word(MessageFamily), words(MessageFamily)

      /// Returns why a slot cannot be filled so; nil if it can.
      func problem(of slot: Slot) -> HelpText? {
        let form = slot.form
        switch self {
        case .object:
          return slot.namesObject && !form.takesNobody ? nil : "the slot has to name one object"
        case .objectOrNobody:
          return slot.namesObject ? nil : "the slot has to name one object, or `nobody`"
        case .objects:
          return form.element == .name && form.list != nil && !form.hasAlternatives
            ? nil : "the slot has to be a `path` of objects"
        case .number:
          if case .integer = form.element, form.list == nil { return nil }
          return "the slot has to be a whole number, such as `count`"
        case .word(let family):
          return form.list == nil && form.hasWords(of: family)
            ? nil : "the slot has to be filled by one word of the family"
        case .words(let family):
          return form.list != nil && form.hasWords(of: family)
            ? nil : "the slot has to be filled by words of the family"
        }
      }
    }

    /// The fields that the requirement is made of.
    fileprivate var fillings: [(field: String, filling: Filling)] {
      let receiver = [("of", Filling.object)]
      switch self {
      case .receives(let term), .doesNotReceive(let term), .receivesAlone(let term):
        return receiver + term.fillings
      case .visits: return [("path", .objects)]
      case .receivesFingers(let term, let fields):
        return receiver + term.fillings + fields.map { ($0, .number) }
      case .performsFromSender:
        return receiver + Term.action.fillings + [("sender", .objectOrNobody)]
      case .performsWithEvent(let finger):
        return receiver + Term.action.fillings + (finger.map { [($0, .number)] } ?? [])
      case .history(let family, let field): return receiver + [(field, .words(family))]
      case .exactHistory, .exactFirings: return receiver
      case .firings: return receiver + [("count", .number)]
      case .order(let first, let second):
        return receiver + [("other", .object)] + first.fillings + second.fillings
      }
    }
  }

  extension ExpectedCalls.Term {
    fileprivate var fillings: [(field: String, filling: ExpectedCalls.Filling)] {
      if case .word(let family, let field) = self { [(field, .word(family))] } else { [] }
    }
  }

  extension SlotForm {
    /// Whether each word that fills the slot stands for a message of a family.
    fileprivate func hasWords(of family: MessageFamily) -> Bool {
      switch element {
      case .word(let words): words.allSatisfy { family.message(for: $0) != nil }
      case .action: family == .actions
      default: false
      }
    }
  }
#endif
