import Conformance

/// Reads what the prose below a clause's heading says about the clause.
struct ClauseReader {
  let heading: ClauseHeading
  let line: Int
  /// The code spans of the heading.
  let headingCodes: [String]
  /// The blocks from below the heading to the end of the clause.
  let blocks: ArraySlice<MarkdownBlock>

  /// The clause; what is missing is reported and taken as the weakest.
  func read(into log: inout ProblemLog) -> Clause {
    checkLabels(into: &log)
    let level = blocks.compactMap(\.level).max()
    let sources = label(.sources)
    let line = SourcesLine(sources?.text ?? "")
    if level == nil { log.report(.noLevel(clause: heading.id), line: self.line) }
    let features: [Feature]
    let confidence: Confidence
    if let sources {
      features = self.features(line, at: sources.line, into: &log)
      confidence = self.confidence(line, at: sources.line, into: &log)
    } else {
      log.report(.noSources(clause: heading.id), line: self.line)
      (features, confidence) = ([], .observed)
    }
    if let level, sources != nil { check(level, confidence, into: &log) }
    return Clause(
      id: heading.id, title: heading.title, page: log.file,
      location: SourceLocation(file: log.file, line: self.line), level: level ?? .may,
      features: features, confidence: confidence, statements: line.statements,
      wording: blocks.first { $0.level == level }?.wording ?? "", names: names,
      untestedReason: reason)
  }

  /// Reports what binds more than its sources bear, and what leaves open what UIKit does.
  private func check(_ level: Level, _ confidence: Confidence, into log: inout ProblemLog) {
    if level > confidence.highestLevel {
      log.report(.tooBinding(clause: heading.id, confidence, level), line: line)
    }
    let isOpen = level == .may || level == .should && confidence == .reported
    if isOpen, label(.uiKit)?.text.isEmpty ?? true {
      log.report(.noUIKit(clause: heading.id, confidence, level), line: line)
    }
  }

  /// The names in the title and the prose, each once.
  private var names: [SymbolName] {
    var seen: Set<SymbolName> = []
    return (headingCodes + blocks.flatMap(\.codes)).compactMap(SymbolName.init)
      .filter { seen.insert($0).inserted }
  }

  /// Why there is no scenario; what says nothing is no reason.
  private var reason: String? {
    label(.notTested).flatMap { $0.text.isEmpty ? nil : $0.text }
  }

  /// Reports the second of two paragraphs of which only the first is read.
  private func checkLabels(into log: inout ProblemLog) {
    var seen: Set<MarkdownBlock.Label> = []
    for block in blocks {
      guard let label = block.label, label != .scenario, label != .evidence else { continue }
      guard !seen.insert(label).inserted else { continue }
      log.report(.secondLabel(label.rawValue, clause: heading.id), line: block.line)
    }
  }

  private func label(_ wanted: MarkdownBlock.Label) -> (text: String, line: Int)? {
    for block in blocks {
      if case .labelled(wanted, let text) = block.content { return (text, block.line) }
    }
    return nil
  }

  private func features(_ sources: SourcesLine, at line: Int, into log: inout ProblemLog)
    -> [Feature]
  {
    if sources.features.isEmpty { log.report(.noFeature(clause: heading.id), line: line) }
    return sources.features.compactMap { word in
      if let feature = Feature(rawValue: word) { return feature }
      let suggestion = Spelling.suggestion(for: word, among: Feature.allCases.map(\.rawValue))
      log.report(.unknownFeature(word, suggestion: suggestion), line: line)
      return nil
    }
  }

  private func confidence(_ sources: SourcesLine, at line: Int, into log: inout ProblemLog)
    -> Confidence
  {
    guard let word = sources.confidence else {
      log.report(.noConfidence(clause: heading.id), line: line)
      return .observed
    }
    if let confidence = Confidence(rawValue: word) { return confidence }
    let suggestion = Spelling.suggestion(for: word, among: Confidence.allCases.map(\.rawValue))
    log.report(.unknownConfidence(word, suggestion: suggestion), line: line)
    return .observed
  }
}
