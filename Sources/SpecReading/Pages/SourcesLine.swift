import Conformance

/// The paragraph of a clause that says where it comes from.
///
/// `Apple 2019 (S32, S33). Feature: hit-testing. Confidence: documented.`
struct SourcesLine {
  /// The ids of statements, in order, each once.
  let statements: [String]
  /// The words after `Feature:`.
  let features: [String]
  /// The word after `Confidence:`.
  let confidence: String?

  /// Reads the text behind `Sources:`.
  init(_ text: String) {
    statements = Self.statements(in: text)
    features = Self.words(after: "Feature:", in: text) + Self.words(after: "Features:", in: text)
    confidence = Self.words(after: "Confidence:", in: text).first
  }

  private static func statements(in text: String) -> [String] {
    var seen: Set<String> = []
    return StatementID.all(in: text).map(String.init).filter { seen.insert($0).inserted }
  }

  private static func words(after label: String, in text: String) -> [String] {
    guard let start = end(of: label, in: text) else { return [] }
    let field = text.utf8[start...].prefix { $0 != UInt8(ascii: ".") }
    return field.split(separator: UInt8(ascii: ","))
      .map { Substring($0).trimmingSpaces() }
      .filter { !$0.isEmpty }
  }

  private static func end(of label: String, in text: String) -> String.Index? {
    var rest = text.utf8[...]
    while let first = rest.firstIndex(where: { $0 == label.utf8.first }) {
      rest = rest[first...]
      if rest.starts(with: label.utf8) {
        return rest.index(first, offsetBy: label.utf8.count)
      }
      rest.removeFirst()
    }
    return nil
  }
}
