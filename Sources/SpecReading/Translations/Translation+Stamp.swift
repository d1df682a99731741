import Conformance

extension Translation {
  /// The record after the translator has brought some pages and sections up to date, such as
  /// `hit-testing` or `hit-testing#HIT-3`; all that is translated, where none are named.
  package func stamp(_ names: [String]) throws(StampProblem) -> TranslationStamp {
    let chosen = try chosen(by: names)
    let contradictions = sections.filter { chosen.contains($0.name) }.flatMap(\.contradictions)
    guard contradictions.isEmpty else { throw .contradicting(contradictions) }
    var text = TranslationStamp.head
    var stamped: [String] = []
    var seen: Set<String> = []
    for section in sections where section.translated != nil {
      // Two places of one name cannot be told apart in the record.
      guard seen.insert(section.name).inserted else { continue }
      let isChosen = chosen.contains(section.name)
      if isChosen, section.standing != .current { stamped.append(section.name) }
      guard let digest = isChosen ? section.digest : section.recorded else { continue }
      text += "\(section.name) \(digest)\n"
    }
    let lost = sections.filter { $0.translated == nil && $0.recorded != nil }
    return TranslationStamp(
      file: record, text: text, stamped: stamped,
      removed: lost.map(\.name) + strays.map(\.name))
  }

  /// The names of the translated sections that are meant.
  private func chosen(by names: [String]) throws(StampProblem) -> Set<String> {
    let translated = sections.filter { $0.translated != nil }
    guard !names.isEmpty else { return Set(translated.map(\.name)) }
    var chosen: Set<String> = []
    for name in names {
      guard sections.contains(where: { $0.page == name || $0.name == name }) else {
        throw .unknown(name, suggestion: suggestion(for: name))
      }
      let found = translated.filter { $0.page == name || $0.name == name }
      if found.isEmpty { throw .notTranslated(name, language: language) }
      chosen.formUnion(found.map(\.name))
    }
    return chosen
  }

  private func suggestion(for name: String) -> String? {
    Spelling.suggestion(for: name, among: pages.map(\.name) + sections.map(\.name))
  }
}
