import Conformance
import Results
import SpecReading

extension VocabularyPage {
  /// The Swift source that contains the rows.
  var source: String {
    let languages = languages.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      // Written by `make vocabulary` from Spec/vocabulary.md.

      /// The kind of an object on a stage; the raw value is the word in the column `kind`.
      public enum ResponderKind: Hashable, Sendable {
      \(rows(.kind).map { "  /// \($0[3])\n  case \(Self.declaration($0[0]))" }.joined(separator: "\n"))
        #if !hasFeature(Embedded)
          /// A kind of another domain.
          case declared(DeclaredKind)
        #endif

        /// UIKit's kinds, in the order of the page.
        public static let allCases: [ResponderKind] = [
      \(Self.filled(rows(.kind).map { Self.member($0[0]) }, after: "    ")),
        ]
      \(groups)

        /// UIKit's kinds that the column `in` may name for one of the kind.
        package var parents: [ResponderKind] {
          switch self {
      \(parents)
          #if !hasFeature(Embedded)
            case .declared: []
          #endif
          }
        }
      }

      extension Feature {
      \(features)
      }

      extension Vocabulary {
        /// The languages of the sentences, in the order of the columns.
        static let uikitLanguages = [\(languages)]

        /// A row a line: the table and the cells that an engine needs, then a tab, and the cells for tools.
        static let uikitText = \"""
      \(rows.map(Self.line).joined(separator: "\n"))
          \"""
      }

      """
  }

  private func rows(_ table: VocabularyTables.Table) -> [[Substring]] {
    rows.filter { $0.table == table }.map(\.cells)
  }

  /// The properties that say whether a kind belongs to a group, such as `isView`.
  private var groups: String {
    let kinds = rows(.kind).map { (name: $0[0], groups: $0[1].split(separator: ", ")) }
    return kinds.flatMap(\.groups).unique.compactMap { group in
      let members = kinds.filter { $0.name == group || $0.groups.contains(group) }
      if members.count == 1 { return nil }
      return """

          /// Whether this is a `\(group)` of the pages, by the column `is`.
          public var \(Self.property(group)): Bool {
            switch self {
        \(Self.filled(members.map { Self.member($0.name) }, after: "    case ", end: ":"))
              true
            default: false
            }
          }
        """
    }.joined(separator: "\n")
  }

  /// The cases of the property `parents`, for each cell `in`.
  private var parents: String {
    let kinds = rows(.kind)
    let groups = Set(kinds.flatMap { $0[1].split(separator: ", ") })
    return Dictionary(grouping: kinds) { $0[2] }.sorted { $0.key < $1.key }.map { places, rows in
      let parents = places.split(separator: ", ").map { place in
        groups.contains(place)
          ? "Self.allCases.filter { $0.\(Self.property(place)) }" : "[\(Self.member(place))]"
      }
      return Self.filled(rows.map { Self.member($0[0]) }, after: "    case ", end: ":") + "\n      "
        + (parents.isEmpty ? "[]" : parents.joined(separator: " + "))
    }.joined(separator: "\n")
  }

  /// The members for the features.
  private var features: String {
    rows(.feature).map { cells in
      """
        /// \(cells[1])
        public static let \(Self.name(cells[0])) = Feature(rawValue: "\(cells[0])")
      """
    }.joined(separator: "\n")
  }

  /// Returns the name of a member: `viewControllers` for `view-controllers`.
  private static func name(_ words: Substring) -> String {
    let words = words.split { $0 == "-" || $0 == " " }
    return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Returns the name as a declaration writes it.
  private static func declaration(_ words: Substring) -> String {
    words == "switch" ? "`switch`" : name(words)
  }

  private static func member(_ words: Substring) -> String { ".\(name(words))" }

  private static func property(_ group: Substring) -> String {
    "is" + name("the \(group)"[...]).dropFirst(3)
  }

  /// Returns items joined by commas, in lines of up to a hundred characters, as `swift format` breaks them.
  private static func filled(_ items: [String], after start: String, end: String = "") -> String {
    var lines = [start]
    for (index, item) in items.enumerated() {
      let text = item + (index == items.count - 1 ? end : ",")
      let isFirst = lines[lines.count - 1].last == " "
      if lines[lines.count - 1].count + text.count + (isFirst ? 0 : 1) > 100 {
        lines.append(
          start.prefix { $0 == " " } + (start.last(where: { $0 != " " }) == nil ? "" : "  "))
        lines[lines.count - 1] += text
      } else {
        lines[lines.count - 1] += (isFirst ? "" : " ") + text
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func line(of row: VocabularyTables.Row) -> String {
    let inFront = [row.table.rawValue[...]] + row.cells.prefix(row.table.cellsInFront)
    let parts = [inFront, Array(row.cells.dropFirst(row.table.cellsInFront))]
    return "    "
      + parts.map { $0.joined(separator: "|") }.joined(separator: "\t")
      .replacing("\\", with: "\\\\")
  }
}

extension VocabularyTables.Table {
  /// How many cells of a row an engine needs; the others are for tools.
  fileprivate var cellsInFront: Int {
    switch self {
    case .feature: 1
    case .kind, .family, .step: 2
    case .message, .phrase: 3
    }
  }
}
