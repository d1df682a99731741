import Conformance
import Results

/// The evidence that a statement is true of UIKit.
package struct StatementEvidence: Hashable, Sendable {
  /// A place where the evidence can be looked up.
  package enum Basis: Hashable, Sendable {
    /// An `http` or `https` address.
    case address(String)
    /// A symbol in one of Apple's headers, such as `UIView.h`.
    case header(String, symbol: String)
  }

  /// The confidence that it gives.
  package var confidence: Confidence
  /// The system and build of a recorded run, such as `iOS 26.1 (23B86)`; nil for other evidence.
  ///
  /// A recorded run is a published program with the transcript of what UIKit did.
  package var system: String?
  /// The places where it can be looked up, as written; may be empty.
  package var bases: [Basis] = []

  /// Its kind, as the ledger words it: a confidence, or `recorded on iOS 26.1 (23B86)`.
  package var kind: String { system.map { "recorded on \($0)" } ?? confidence.rawValue }

  /// Whether it suffices for a clause of that confidence.
  package func supports(_ confidence: Confidence) -> Bool {
    switch confidence {
    case .documented: self.confidence == .documented && !bases.isEmpty
    case .observed: self.confidence.needsAddress && !bases.isEmpty
    case .reported, .disputed: true
    }
  }
}

/// Parses evidence: its kind, then addresses in angle brackets, or headers with a symbol as two code
/// spans, separated by commas.
///
///     observed <https://example.org/log>, `UIView.h` `hitTest:withEvent:`
///     recorded on iOS 26.1 (23B86) <https://example.org/main.swift>, <https://example.org/log>
struct EvidenceReader {
  private var rest: Substring

  /// Prepares to parse the Markdown of a cell, or of a paragraph after its label.
  init(_ markdown: String) { rest = markdown[...].trimmingSpaces()[...] }

  /// Returns the evidence; nil if the text has another form.
  mutating func read() -> StatementEvidence? {
    guard var evidence = readKind() else { return nil }
    guard !rest.isEmpty else { return evidence }
    while true {
      guard let basis = readBasis() else { return nil }
      evidence.bases.append(basis)
      skipSpaces()
      if rest.isEmpty { return evidence }
      guard rest.popFirst() == "," else { return nil }
      skipSpaces()
    }
  }

  /// Consumes a confidence, or `recorded on` and a system, with the spaces that follow.
  private mutating func readKind() -> StatementEvidence? {
    let text = Substring(rest.utf8.prefix { !"<`".utf8.contains($0) })
    rest = rest[text.endIndex...]
    guard rest.isEmpty || text.last?.isWhitespace == true else { return nil }
    let words = text.trimmingSpaces()
    if let confidence = Confidence(rawValue: words) {
      return StatementEvidence(confidence: confidence)
    }
    let recorded = "recorded on "
    guard words.hasPrefix(recorded) else { return nil }
    let system = words.dropFirst(recorded.count).trimmingSpaces()
    return system.isEmpty ? nil : StatementEvidence(confidence: .observed, system: system)
  }

  private mutating func readBasis() -> StatementEvidence.Basis? {
    if rest.first == "<" {
      return quoted(by: ">").flatMap { Self.isAddress($0) ? .address($0) : nil }
    }
    guard rest.first == "`", let header = quoted(by: "`"), Self.isHeader(header), skipSpaces(),
      rest.first == "`", let symbol = quoted(by: "`"), Self.isSymbol(symbol)
    else { return nil }
    return .header(header, symbol: symbol)
  }

  /// Consumes the next character, the text up to the closing character, and that; returns the text.
  private mutating func quoted(by closing: String) -> String? {
    let parts = rest.dropFirst().parts(at: closing)
    guard parts.count > 1 else { return nil }
    rest = rest[parts[1].startIndex...]
    return String(parts[0])
  }

  @discardableResult private mutating func skipSpaces() -> Bool {
    let start = rest.startIndex
    rest = rest.drop { $0.isWhitespace }
    return rest.startIndex > start
  }

  /// Whether the text is an `http` or `https` address with a host.
  static func isAddress(_ text: String) -> Bool {
    guard let scheme = ["https://", "http://"].first(where: { text.hasPrefix($0) }),
      text.utf8.allSatisfy({ (0x21..<0x7F).contains($0) && $0 != UInt8(ascii: "<") })
    else { return false }
    let host = text.utf8.dropFirst(scheme.utf8.count).prefix { !"/?#".utf8.contains($0) }
    let dot = UInt8(ascii: ".")
    return host.contains(dot) && host.first != dot && host.last != dot
  }

  /// Whether the text is the name of a header file, such as `UIView.h`.
  private static func isHeader(_ text: String) -> Bool {
    text.hasSuffix(".h") && text.utf8.count > 2 && isSymbol(text)
  }

  /// Whether the text contains only printable ASCII characters other than `<`.
  private static func isSymbol(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x21..<0x7F).contains($0) && $0 != UInt8(ascii: "<") }
  }
}

/// The paragraph that gives the evidence for all statements of a section:
///
///     Evidence: observed <https://example.org/article>
///
/// A section is read once, so that many tables and paragraphs in one take linear time.
struct SectionEvidence {
  /// The evidence of the section's first such paragraph; nil if there is none or it is malformed.
  let evidence: StatementEvidence?
  /// The index of that paragraph's block.
  private let paragraph: Int?
  private let text: String
  private let hasTraceabilityMatrix: Bool

  /// Reads the section that starts at a block and ends before the next heading.
  init(of blocks: [MarkdownBlock], from start: Int, in source: SourceLines) {
    let section = blocks[start...].prefix { $0.headingLevel == nil }
    paragraph = section.firstIndex { $0.label == .evidence }
    text = paragraph.map { Self.text(of: blocks[$0], in: source) } ?? ""
    hasTraceabilityMatrix =
      paragraph != nil && section.contains { $0.role == .traceabilityMatrix }
    var reader = EvidenceReader(text)
    evidence = reader.read()
  }

  /// Reports the mistakes of an evidence paragraph of the section.
  func check(_ paragraph: Int, line: Int, into log: inout DiagnosticLog) {
    if paragraph != self.paragraph {
      log.report(
        "this section has a second paragraph `Evidence: …`", hint: "make the two one", line: line)
    } else if !hasTraceabilityMatrix {
      log.report(
        "no statement of this section rests on its evidence",
        hint: "move the paragraph below the heading of a table of statements, or remove it",
        line: line)
    } else {
      log.check(evidence, readFrom: text, of: "this section", line: line)
    }
  }

  /// Returns a paragraph's Markdown after `Evidence:`, on one line and without the final full stop.
  private static func text(of block: MarkdownBlock, in source: SourceLines) -> String {
    let text = String(decoding: source.bytes(of: block.lines), as: UTF8.self)
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let rest = words.dropFirst(Page.Label.evidence.rawValue.count + 1)
    return (rest.hasSuffix(".") ? rest.dropLast() : rest).trimmingSpaces()
  }
}

extension EvidenceReader {
  /// What evidence consists of besides its confidence.
  fileprivate static let basis =
    "its address as `<https://…>`, or a header and a symbol as `UIView.h` `hitTest:withEvent:`"

  /// How evidence is written.
  static let form =
    "write one of \(Noun.list(Confidence.allCases.map(\.rawValue))), or `recorded on iOS 26.1 "
    + "(23B86)`, then \(basis); commas between several"
}

extension DiagnosticLog {
  /// Reports evidence that is not understood, with the closest confidence as a hint, or that lacks an
  /// address.
  mutating func check(
    _ evidence: StatementEvidence?, readFrom text: String, of owner: String, line: Int,
    column: Int = 1
  ) {
    guard let evidence else {
      let words = Confidence.allCases.map(\.rawValue) + ["recorded"]
      return report(
        "this evidence is not understood: \(text)",
        hint: Spelling.hint(for: String(text.prefix { $0.isLetter }), among: words)
          ?? Hint(EvidenceReader.form), line: line, column: column)
    }
    guard evidence.confidence.needsAddress, evidence.bases.isEmpty else { return }
    report(
      "the evidence of \(owner) is `\(evidence.kind)` and has no address",
      hint: "add \(EvidenceReader.basis), or write `reported`", line: line, column: column)
  }
}
