/// A kind of objects that the vocabulary of another domain than UIKit's declares.
public struct DeclaredKind: Hashable, Sendable {
  /// The word in the column `kind`.
  public let name: String
  /// The words for the kinds of objects that can contain one of the kind.
  package let containers: [String]

  /// Returns whether the names are the same: a vocabulary has each once.
  public static func == (left: DeclaredKind, right: DeclaredKind) -> Bool {
    left.name == right.name
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

// Not `RawRepresentable`, whose default hash value is that of the word, which is looked up by the hash value.
extension ResponderKind: CaseIterable {
  /// The word in the column `kind`.
  public var rawValue: String {
    #if !hasFeature(Embedded)
      if case .declared(let kind) = self { return kind.name }
    #endif
    guard let word = Self.wordsByKind[self] else { preconditionFailure("The kind has no word.") }
    return word
  }

  /// Creates UIKit's kind with a word; nil for other words.
  public init?(rawValue: String) {
    guard let kind = Self.kinds[rawValue] else { return nil }
    self = kind
  }

  /// Returns UIKit's kind with a word, otherwise the kind that another vocabulary may declare.
  static func claimed(_ word: String) -> ResponderKind? {
    #if hasFeature(Embedded)
      return ResponderKind(rawValue: word)
    #else
      return ResponderKind(rawValue: word) ?? .declared(DeclaredKind(name: word, containers: []))
    #endif
  }

  private static let wordsByKind = Dictionary(
    uniqueKeysWithValues: zip(allCases, Vocabulary.uikitRows).map { ($0, String($1.cells[0])) })
  private static let kinds = Dictionary(uniqueKeysWithValues: wordsByKind.map { ($1, $0) })

  /// The words of UIKit's kinds, in the order of the page.
  package static var words: [String] { allCases.map { $0.rawValue } }

  /// The kinds of objects that the column `in` may name for one of the kind.
  package var containers: [ResponderKind] {
    #if !hasFeature(Embedded)
      if case .declared(let kind) = self {
        return kind.containers.map { .declared(DeclaredKind(name: $0, containers: [])) }
      }
    #endif
    return parents
  }
}

extension ResponderKind: WireValue {
  package static var fieldKind: FieldKind { .word(words) }

  package static func read(
    _ json: JSON, _ unknown: UnknownFields
  ) throws(WireError) -> ResponderKind? {
    try json.word { ResponderKind(rawValue: $0) }
  }

  package func write(to json: inout JSONWriter) { json.value(rawValue) }
}
