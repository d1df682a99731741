extension Answer {
  /// The answer as people read it: `E`, `nobody`, `A → B`, `yes`, or a text between quotes.
  ///
  /// Several responders are joined as the question's phrase joins them: subviews by commas, a
  /// chain by arrows.
  package func words(to query: Script.Step? = nil) -> String {
    switch self {
    case .responder(let name): name
    case .nobody: "nobody"
    case .responders(let names): Self.words(for: names, to: query)
    case .truth(let isTrue): isTrue ? "yes" : "no"
    case .number(let number): number.words
    case .point(let point): point.words
    case .text(let text): "\"\(text)\""
    }
  }

  private static func words(for names: [String], to query: Script.Step?) -> String {
    guard !names.isEmpty else { return "nobody" }
    if query?.form.phrases.first?.slot(of: "=")?.form == .list {
      return names.joined(separator: ", ")
    }
    return names.joined(separator: " → ")
  }
}
