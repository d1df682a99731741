import Conformance

/// A paragraph, list item, code block or row of a page's prose, in which names may stand.
package struct Passage: Hashable, Sendable {
  /// What a passage belongs to.
  package enum Place: Hashable, Sendable {
    /// The clause with this id.
    case clause(String)
    /// A section that begins no clause.
    case section
    /// The list of what a page does not cover.
    case notCovered
    /// A statement of the ledger, which these clauses carry.
    case statement([String])
  }

  /// What the passage belongs to.
  package let place: Place
  /// The heading above it, without the clause's id.
  package let heading: String
  /// The location of its first line.
  package let location: SourceLocation
  /// The plain text.
  package let text: String
  /// The identifiers in the text and the heading, as `NameMentions` compares them.
  fileprivate let identifiers: Set<String>

  package init(_ place: Place, heading: String, location: SourceLocation, text: String) {
    self.place = place
    self.heading = heading
    self.location = location
    self.text = text
    identifiers = Set((heading + " " + text).identifiers.map(\.comparable))
  }
}

/// What the pages say of one of Apple's names, what they leave out of it, and what is nearest.
package struct NameMentions: Sendable {
  /// The name as it was asked for.
  package let name: String
  /// The clauses about it, or else about what is nearest; the one that is most about it first.
  package private(set) var clauses: [Clause] = []
  /// Whether no clause is about the name, and the clauses are about what is nearest.
  package private(set) var isNearest = false
  /// The class that is most like one with this name, where no clause is about the name.
  package private(set) var similar: String?
  /// The passages that say why the name is not covered.
  package private(set) var notCovered: [Passage] = []
  /// The sections on what goes wrong with it.
  package private(set) var symptoms: [Passage] = []
  /// For a question of several words, what each symptom is, its causes and remedies, those first that answer
  /// best; nil for a name.
  package private(set) var causes: [Passage: [String]]?
  /// Whether a clause answers the question better than what goes wrong.
  package private(set) var isClauseBest = false

  /// Looks up a name, of which clauses may have been found already; nil if the pages say nothing that is
  /// near.
  package init?(
    _ name: String, known: [Clause] = [], clauses: [Clause], passages: [Passage],
    synonyms: [[String]] = []
  ) {
    self.name = name
    let hyphened = SymbolName(name).flatMap { $0.base.contains("-") ? $0.base : nil }
    let base = hyphened ?? name.identifiers.max { $0.count < $1.count } ?? ""
    let words = base.humps
    // What stages have, such as `table` for a class of tables. A method such as `viewDidLoad` is about a
    // kind only where the kind has several words, as in `scrollViewDidScroll`.
    let kind = words.subject
    let subject = base.first?.isUppercase == true || (kind?.count ?? 0) > 1 ? kind : nil
    let byID = Dictionary(firstOf: clauses.map { ($0.id, $0) })
    // A class is also called by its words, as in “a navigation controller”.
    let isCalled = base.first?.isUppercase == true && words.count > 1
    let mentioned = passages.filter {
      $0.mentions(base) || isCalled && $0.text.hasWords(words)
    }
    // For a class, clauses of a page that is named after it, as the tables of `tables`, or else those whose
    // titles have its words; for others, what names them.
    let page = clauses.filter { $0.pageName.identifiers.comparedWords == subject?.comparedWords }
    let titled = isCalled ? clauses.filter { $0.title.hasWords(words) } : []
    var found = (page.isEmpty ? titled : page) + known
    if !isCalled { found = known + page }
    found += mentioned.compactMap { passage in
      if case .clause(let id) = passage.place { byID[id] } else { nil }
    }
    found += clauses.filter { clause in subject.map { clause.title.hasWords($0) } ?? false }
    notCovered = passages.filter { passage in
      passage.place == .notCovered
        && (passage.mentions(base) || subject.map { passage.text.hasWords($0) } ?? false)
    }
    let sections = passages.filter { passage in
      passage.isAboutSymptom
        && (passage.mentions(base) || subject.map { passage.heading.hasWords($0) } ?? false)
    }
    symptoms = Dictionary(firstOf: sections.map { ($0.heading, $0) }).values
      .sorted { $0.location < $1.location }
    if found.isEmpty {
      found = mentioned.flatMap { passage -> [Clause] in
        if case .statement(let ids) = passage.place { ids.compactMap { byID[$0] } } else { [] }
      }
    }
    if found.isEmpty {
      isNearest = true
      similar = base.similarClass
      if let similar {
        let clauses = NameMentions(similar, clauses: clauses, passages: passages)?.clauses ?? []
        found = Array(clauses.prefix(5))
      } else {
        var ranking = WordRanking(clauses, passages, synonyms)
        found = ranking.nearest(to: base).clauses
      }
    }
    self.clauses = found.unique
    if self.clauses.isEmpty, notCovered.isEmpty, symptoms.isEmpty { return nil }
  }

  /// Ranks the clauses and the sections on what goes wrong by the words of a question, such as
  /// `long press cancels button`; nil if none has any of them.
  package init?(
    question: String, clauses: [Clause], passages: [Passage], synonyms: [[String]] = []
  ) {
    name = question
    isNearest = true
    var ranking = WordRanking(clauses, passages, synonyms)
    let nearest = ranking.nearest(to: question)
    self.clauses = nearest.clauses
    isClauseBest = nearest.isClauseBest
    symptoms = nearest.passages.filter(\.isAboutSymptom)
    causes = Dictionary(
      firstOf: symptoms.map { ($0, ranking.causes(of: $0, answering: question)) })
    notCovered = nearest.passages.filter { !$0.isAboutSymptom }
    if self.clauses.isEmpty, nearest.passages.isEmpty { return nil }
  }
}

extension Passage {
  /// Whether the passage is of a section on what goes wrong.
  var isAboutSymptom: Bool { place == .section && !heading.hasPrefix("Stage: ") }

  /// Whether the passage contains a name, also by one of its argument labels, without `is`, or, if the
  /// name is that of a selector, without the type of its last argument.
  fileprivate func mentions(_ name: String) -> Bool {
    let name = name.comparable
    return identifiers.contains(name) || name.contains("-") && text.lowercased().contains(name)
      || identifiers.contains { $0.count > 9 && name.hasPrefix($0) && name.hasSuffix("indexpath") }
  }
}

extension String {
  /// The letters by which names are compared: `isKeyWindow` → `keywindow`.
  fileprivate var comparable: String {
    let isProperty = hasPrefix("is") && dropFirst(2).first?.isUppercase == true
    return (isProperty ? String(dropFirst(2)) : self).lowercased()
  }

  /// The words of which names may consist: `point(inside:with:)` → point, inside, with.
  var identifiers: [String] {
    unicodeScalars.split { !$0.isPartOfIdentifier }.map { String($0) }
  }

  /// The words in names that say nothing of what is meant.
  private static let minorWords: Set = [
    "is", "has", "did", "will", "should", "set", "with", "for", "in", "to", "at", "of",
  ]

  /// The words of a name in small letters, without the prefix of a class: `UIScrollView` → scroll, view.
  var humps: [String] {
    var words: [String] = []
    for character in self {
      let isNew = character.isUppercase && words.last?.last?.isLowercase != false
      if isNew || words.isEmpty { words.append("") }
      words[words.count - 1].append(character)
    }
    if let first = words.first, ["UI", "NS", "WK"].contains(where: first.hasPrefix), first.count > 2
    {
      words[0] = String(first.dropFirst(2))
    }
    return words.map { $0.lowercased() }.filter { $0.count > 1 && !Self.minorWords.contains($0) }
  }

  /// Whether the text contains words that follow each other, of which the last may be in the plural; a
  /// tab bar controller is no tab bar.
  fileprivate func hasWords(_ words: [String]) -> Bool {
    let own = lowercased().identifiers
    return own.indices.contains { start in
      own[start...].starts(with: words) {
        $0 == $1 || $0 == $1 + "s" || $0 == $1 + "es"
      } && own[start...].dropFirst(words.count).first?.hasPrefix("controller") != true
    }
  }
}

extension [String] {
  /// The words in the singular.
  fileprivate var comparedWords: [String] { map { $0.hasSuffix("s") ? String($0.dropLast()) : $0 } }

  /// The kind of object of a stage that a class's name begins with or contains, such as `scroll view`.
  fileprivate var subject: [String]? {
    let kinds = ResponderKind.allCases.map { $0.rawValue.identifiers } + [["sheet"], ["row"]]
    return kinds.filter { kind in
      kind.count == 1 ? first == kind[0] : starts(with: kind) || kind.allSatisfy(contains)
    }.max { $0.count < $1.count }
  }
}

extension String {
  /// The class that most classes with such an end extend, contain or resemble: `UIView` for `UIStackView`.
  fileprivate var similarClass: String? {
    guard first?.isUppercase == true else { return nil }
    let ends = [
      "View": "UIView", "Bar": "UIView", "Cell": "UIView", "Controller": "UIViewController",
      "Recognizer": "UIGestureRecognizer", "Control": "UIControl", "Picker": "UIControl",
      "Well": "UIControl", "Command": "UIKeyCommand", "SearchBar": "UITextField",
      "WebView": "UIScrollView", "CollectionView": "UITableView",
      "CollectionViewCell": "UITableView",
      "TextInput": "UITextField", "Interaction": "UIDragInteraction",
    ]
    return ends.filter { hasSuffix($0.key) && self != $0.value }
      .max { $0.key.count < $1.key.count }?.value
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter, a number or an underscore.
  var isPartOfIdentifier: Bool {
    if value < 0x80 {
      let byte = UInt8(value)
      return byte.isASCIILetter || byte.isASCIIDigit || self == "_"
    }
    return properties.isAlphabetic || properties.numericType != nil
  }
}

extension Clause {
  /// The name of the page's file: `tables` for `Spec/tables.md`.
  fileprivate var pageName: String {
    String((page.split(separator: "/").last ?? "").prefix { $0 != "." })
  }
}

extension [Clause] {
  fileprivate var unique: [Clause] {
    var seen: Set<String> = []
    return filter { seen.insert($0.id).inserted }
  }
}
