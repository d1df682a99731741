/// A placeholder in a phrase's pattern.
package struct Slot: Hashable, Sendable {
  /// The spelling in patterns, without the braces: `number`, `view`, `responder or recognizer`,
  /// `view or nobody`, `expected view`, `recognizer path`.
  package let spelling: String
  /// The form of the text that fills the slot.
  package let form: SlotForm
  /// The kinds of objects that the slot may name; unused by forms that are not names.
  package let kinds: Kinds

  /// Parses the text between the braces of a pattern; nil if it is not a slot.
  ///
  /// A `target` can be any object. By default, `expected`, `path` and `paths` name responders, and
  /// `list` names views.
  init?(_ spelling: String, _ names: Names = .uikit) {
    self.spelling = spelling.hasPrefix("-") ? String(spelling.dropFirst()) : spelling
    let words = spelling[...]
    let form = names.messages.slots.first { $0.spelling == spelling } ?? SlotForm.all[spelling]
    if let form {
      self.form = form
      kinds = Kinds(form.kinds, names) ?? Kinds(allOf: names)
    } else if let kinds = words.dropping(suffix: " or nobody").flatMap({ Kinds($0, names) }) {
      (self.form, self.kinds) = (.target, kinds)
    } else if let kinds = words.dropping(prefix: "expected ").flatMap({ Kinds($0, names) }) {
      (self.form, self.kinds) = (.expected, kinds)
    } else if let kinds = words.dropping(suffix: " path").flatMap({ Kinds($0, names) }) {
      (self.form, self.kinds) = (.path, kinds)
    } else if let kinds = Kinds(words, names) {
      (self.form, self.kinds) = (.name, kinds)
    } else {
      return nil
    }
  }

  /// What slots may be named after, besides their forms.
  struct Names: Sendable {
    let kinds: [KindDeclaration]
    let messages: MessageTable

    /// Reads the rows of kinds, families and messages.
    init(
      _ rows: [VocabularyTables.Row], isUIKit: Bool, mistakes: inout [VocabularyTables.Mistake]
    ) {
      kinds = KindDeclaration.all(in: rows, isUIKit: isUIKit, mistakes: &mistakes)
      messages = MessageTable(rows, mistakes: &mistakes)
    }

    /// The names of UIKit's vocabulary.
    static let uikit: Names = {
      var mistakes: [VocabularyTables.Mistake] = []
      return Names(Vocabulary.uikitRows, isUIKit: true, mistakes: &mistakes)
    }()
  }

  /// The number of words that fill the slot; nil if it takes all remaining words.
  package var wordCount: Int? { form.wordCount }

  /// Whether the name of one object fills the slot.
  package var namesObject: Bool {
    form.element == .name && form.list == nil && !form.hasAlternatives
  }

  /// A description of the names that fill the slot: `the name of a view`.
  package var nameDescription: String {
    "the name of \(kinds.description)" + (form.takesNobody ? ", or `nobody`" : "")
  }

  /// A description of the text that fills the slot: `a whole number, from 1 to 100`.
  package var description: String { form.description(of: kinds) }
}

extension Substring {
  /// Returns the text without a suffix; nil if it does not have the suffix.
  func dropping(suffix: String) -> Substring? {
    hasSuffix(suffix) ? dropLast(suffix.count) : nil
  }

  /// Returns the text without a prefix; nil if it does not have the prefix.
  func dropping(prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}

extension Slot {
  /// Returns the words for a value, or nil if the value does not fit the slot.
  package func sentence(for value: StepValue) -> Sentence? {
    switch value {
    case .nothing: form.takesNobody ? .word(value.words) : nil
    case .number(let number) where form.element == .negatedNumber:
      number < 0 ? .word((-number).words) : nil
    case .list(let values): sentence(for: values.map { $0.words })
    case .beginning(let values): sentence(for: values.map { $0.words } + ["…"])
    default: .word(value.words)
    }
  }

  /// Returns the words for an answer, or nil if the answer does not fit the slot.
  func sentence(for answer: Answer) -> Sentence? {
    guard form.answerField == answer.field else { return nil }
    return switch answer {
    case .responders(let names): sentence(for: names)
    case .text(let text): .word(text)
    default: answer.sentence()
    }
  }

  private func sentence(for elements: [String]) -> Sentence {
    .names(elements, form.list?.joint ?? .comma, empty: .word(form.list?.empty ?? ""))
  }

  /// Returns the values that may fill the slot on a stage; of a list those of up to one element; none
  /// of numbers that are not whole.
  package func candidates(on stage: Stage) -> [StepValue] {
    let elements: [StepValue] =
      switch form.element {
      case .name: stage.responders.filter { kinds.contains($0.kind) }.map { .text($0.name) }
      case .integer(let range): range.map { .integer($0) }
      case .word(let words): words.map { .text($0) }
      case .truth: [true, false]
      case .action: ["action"]
      default: []
      }
    if form.list != nil { return [.list([])] + elements.map { .list([$0]) } }
    return elements + (form.takesNobody ? [.nothing] : [])
  }
}

extension Slot {
  /// The kinds of objects that a slot may name.
  ///
  /// `responder or recognizer` means all kinds of responders and recognizers; `tap recognizer` means
  /// one kind.
  package struct Kinds: Hashable, Sendable {
    private let kinds: [ResponderKind]
    /// The kinds in words: `a control or a recognizer`.
    let description: String

    /// Parses groups and kinds joined by `or`; nil if one of them does not exist.
    init?(_ spelling: Substring, _ names: Names) {
      var kinds: [ResponderKind] = []
      var nouns: [String] = []
      for words in spelling.split(separator: " ").split(
        separator: "or", omittingEmptySubsequences: false)
      {
        let name = words.joined(separator: " ")
        let members = names.kinds.filter { $0.names.contains(name[...]) }.map { $0.kind }
        guard !members.isEmpty else { return nil }
        kinds += members.filter { !kinds.contains($0) }
        nouns.append(Noun.one(members.count == 1 ? members[0].rawValue : name))
      }
      self.kinds = kinds
      description = nouns.joined(separator: " or ")
    }

    /// Creates the kinds of a vocabulary whose names the forms of slots do not have.
    init(allOf names: Names) {
      kinds = names.kinds.map { $0.kind }
      description = "an object"
    }

    /// Returns whether the slot may name an object of a kind.
    package func contains(_ kind: ResponderKind) -> Bool { kinds.contains(kind) }
  }
}
