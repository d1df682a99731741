/// A record of what was translated as it is to be written, with what it changes.
package struct TranslationStamp: Sendable {
  /// The path of the record.
  package var file: String
  /// All that is to stand in it.
  package var text: String
  /// The names of the sections that are now current, in the order of the pages.
  package var stamped: [String]
  /// The names that are no longer on record, because there is no such translation.
  package var removed: [String]

  /// Whether there is anything to write.
  package var isChange: Bool { !stamped.isEmpty || !removed.isEmpty }

  static let head = """
    # Which originals this translation was made from, section by section.
    # Written by `conform translations --stamp`.

    """
}
