import Conformance
import Results

/// HTML of a theme with placeholders, written `{{title}}`, and texts, written `{{"pages"}}` by their
/// keys in the words files.
struct Template<Slot: TemplateSlot>: Sendable {
  /// A stretch of a template.
  private enum Part: Sendable {
    case literal([UInt8])
    case slot(Slot)
    case string(String)
  }

  /// The texts of the template, with their places.
  private(set) var strings: [StringUse] = []
  private var parts: [Part] = []

  /// Creates an empty template, in place of one that cannot be read.
  init() {}

  /// Reads a template and appends a diagnostic for every mistake in it.
  init(_ text: String, file: String, diagnostics: inout [Diagnostic]) {
    var used: Set<Slot> = []
    let pieces = text[...].parts(at: "{{")
    add(pieces[0])
    for piece in pieces.dropFirst() {
      let location = SourceLocation(file: file, of: piece.startIndex, in: text)
      let sides = piece.parts(at: "}}")
      guard sides.count > 1, !sides[0].contains(where: \.isNewline) else {
        diagnostics.add(
          location, "“{{” without “}}” on the same line", hint: "close it, as in {{title}}")
        continue
      }
      let name = String(sides[0])
      if name.count > 2, name.hasPrefix("\""), name.hasSuffix("\"") {
        let key = String(name.dropFirst().dropLast())
        parts.append(.string(key))
        strings.append(StringUse(key: key, location: location))
      } else if let slot = Slot(rawValue: name) {
        parts.append(.slot(slot))
        used.insert(slot)
      } else {
        let known = Slot.allCases.map { "{{\($0.rawValue)}}" }.joined(separator: ", ")
        diagnostics.add(
          location, "unknown placeholder “{{\(name)}}”", hint: "this template can use \(known)")
      }
      add(piece[sides[1].startIndex...])
    }
    for slot in Slot.allCases where !used.contains(slot) {
      let name = "{{\(slot.rawValue)}}"
      diagnostics.add(
        SourceLocation(file: file, line: 1), "the placeholder “\(name)” is missing",
        hint: "put \(name) where its content belongs; without it the site would lack it")
    }
  }

  private mutating func add(_ literal: Substring) {
    if !literal.isEmpty { parts.append(.literal(Array(literal.utf8))) }
  }

  /// Returns the template with its texts in one language; the closure fills each placeholder.
  func html(_ strings: LocalizedStrings, fill: (Slot, inout HTML) -> Void) -> HTML {
    HTML { html in
      for part in parts {
        switch part {
        case .literal(let literal): html.append(template: literal)
        case .string(let key): html.append(text: strings[key])
        case .slot(let slot): fill(slot, &html)
        }
      }
    }
  }
}

/// The placeholders of one kind of template; a template must use each of them.
protocol TemplateSlot: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == String {}

extension SourceLocation {
  /// The location of the braces before a place in a text.
  fileprivate init(file: String, of place: String.Index, in text: String) {
    let before = text[..<place].dropLast(2)
    let lines = before.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    self.init(file: file, line: lines.count, column: (lines.last?.count ?? 0) + 1)
  }
}

/// A place in a theme that shows a text, such as `{{"pages"}}` or `say("foundResults", { count })`.
struct StringUse: Hashable, Sendable {
  /// The text's key in the words files.
  let key: String
  /// The place in the template or script.
  let location: SourceLocation
  /// Whether a script shows the text, so that scripts need it as data.
  var isInScript = false

  /// What the template or script is published with.
  var bundle: Asset.Bundle { Asset.Bundle(of: location.file.split(separator: "/").last ?? "") }

  /// Finds the texts that a script shows: `say("search")`, `say.parts("replayOf", { scenario })`.
  ///
  /// A call is found where its key is a literal.
  static func all(inScript text: String, file: String) -> [StringUse] {
    var line = 1
    var before = Substring(" ")
    var uses: [StringUse] = []
    for part in text[...].parts(at: "say") {
      let arguments =
        ["(", ".parts("].first(where: part.hasPrefix).map { part.dropFirst($0.count) } ?? ""
      let literal = arguments.drop(while: \.isWhitespace)
      if before.last?.isNamePart != true, part.startIndex != text.startIndex,
        literal.first == "\"", let end = literal.dropFirst().firstIndex(of: "\"")
      {
        let start = part[..<literal.startIndex].utf8.count { $0 == UInt8(ascii: "\n") }
        uses.append(
          StringUse(
            key: String(literal[..<end].dropFirst()),
            location: SourceLocation(file: file, line: line + start), isInScript: true))
      }
      line += part.utf8.count { $0 == UInt8(ascii: "\n") }
      before = part
    }
    return uses
  }
}

extension Character {
  /// Whether it is part of a name in a script.
  fileprivate var isNamePart: Bool { isLetter || isNumber || self == "_" || self == "$" }
}
