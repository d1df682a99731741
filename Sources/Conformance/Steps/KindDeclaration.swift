/// A kind that a row of a vocabulary declares, with what it is.
struct KindDeclaration: Sendable {
  let kind: ResponderKind
  /// What the pages call it: its own name, and those of the groups that it belongs to, such as `view`.
  let names: [Substring]
}

extension KindDeclaration {
  /// Reads the rows of kinds. Those of another domain than UIKit's are kinds of their own.
  static func all(
    in rows: [VocabularyTables.Row], isUIKit: Bool, mistakes: inout [VocabularyTables.Mistake]
  ) -> [KindDeclaration] {
    var kinds: [KindDeclaration] = []
    VocabularyTables.read(rows, .kind, &mistakes) { cells, _ throws(VocabularyError) in
      guard !kinds.contains(where: { $0.names[0] == cells[0] }) else {
        throw VocabularyError(cells[0], repeating: "another row declares this kind")
      }
      #if !hasFeature(Embedded)
        guard SlotForm.all[String(cells[0])] == nil, !cells[0].contains(" or "),
          !["nobody", "or"].contains(cells[0])
        else {
          throw VocabularyError(
            cells[0], "in a slot this word means something else", hint: "name the kind otherwise")
        }
      #endif
      kinds.append(
        KindDeclaration(
          kind: try kind(cells, in: rows, isUIKit: isUIKit),
          names: [cells[0]] + cells[1].parts(separatedBy: ", ")))
    }
    return kinds
  }

  private static func kind(
    _ cells: [Substring], in rows: [VocabularyTables.Row], isUIKit: Bool
  ) throws(VocabularyError) -> ResponderKind {
    if isUIKit, let kind = ResponderKind(rawValue: String(cells[0])) { return kind }
    #if hasFeature(Embedded)
      throw VocabularyError(cells[0], "no kind has this name")
    #else
      var containers: [String] = []
      for name in cells[2].parts(separatedBy: ", ") {
        let members = rows.filter { row in
          row.table == .kind
            && (row.cells[0] == name || row.cells[1].parts(separatedBy: ", ").contains(name))
        }
        if members.isEmpty {
          throw VocabularyError(name, undeclaredIn: .kind, "no kind has this name")
        }
        containers += members.map { String($0.cells[0]) }
      }
      return .declared(DeclaredKind(name: String(cells[0]), containers: containers))
    #endif
  }
}
