extension OriginalPage {
  /// The position of the heading that gives the page its title.
  var titleIndex: Int? { sections.firstIndex { $0.heading.level == 1 } }

  /// The sections of the clause that begins at one: it reaches to the next clause, or to a heading
  /// of its own level or above.
  func extentOfClause(at index: Int) -> Range<Int> {
    let level = sections[index].heading.level
    let next = sections[(index + 1)...].firstIndex {
      $0.heading.clause != nil || $0.heading.level <= level
    }
    return index..<(next ?? sections.endIndex)
  }
}
