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
  let strings: [StringUse]

  private let parts: [Part]

  /// Reads a template and appends a diagnostic for every mistake in it.
  init(_ text: String, file: String, diagnostics: inout [Diagnostic]) {
    var reader = TemplateReader(text, file: file)
    var parts: [Part] = []
    var strings: [StringUse] = []
    var used: Set<Slot> = []
    while let piece = reader.next() {
      switch piece {
      case .literal(let literal):
        parts.append(.literal(Array(literal.utf8)))
      case .string(let key, let location):
        parts.append(.string(key))
        strings.append(StringUse(key: key, location: location))
      case .placeholder(let name, let location):
        guard let slot = Slot(rawValue: name) else {
          diagnostics.append(.unknownPlaceholder(name, at: location, known: Slot.names))
          continue
        }
        parts.append(.slot(slot))
        used.insert(slot)
      case .unclosed(let location):
        diagnostics.append(.unclosedPlaceholder(at: location))
      }
    }
    for slot in Slot.allCases where !used.contains(slot) {
      diagnostics.append(.unusedPlaceholder(slot.rawValue, in: file))
    }
    self.parts = parts
    self.strings = strings
  }

  private init(_ parts: [Part]) {
    self.parts = parts
    strings = []
  }

  /// Returns the template with its texts in one language.
  func localized(by strings: LocalizedStrings) -> Template {
    Template(
      parts.map { part in
        guard case .string(let key) = part else { return part }
        return .literal(HTML { $0.append(text: strings[key]) }.bytes)
      })
  }

  /// Appends the template to a page; the closure fills each placeholder.
  func render(into html: inout HTML, fill: (Slot, inout HTML) -> Void) {
    for part in parts {
      switch part {
      case .literal(let literal): html.append(template: literal)
      case .string(let key): html.append(text: key)
      case .slot(let slot): fill(slot, &html)
      }
    }
  }
}

/// The placeholders of one kind of template; a template must use each of them.
protocol TemplateSlot: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == String {}

extension TemplateSlot {
  fileprivate static var names: [String] { allCases.map(\.rawValue) }
}

/// Cuts a template into literals, texts and placeholders, and counts lines and columns.
private struct TemplateReader {
  /// A stretch of a template.
  enum Piece {
    case literal(Substring)
    case placeholder(String, SourceLocation)
    case string(String, SourceLocation)
    case unclosed(SourceLocation)
  }

  private var rest: Substring
  private var location: SourceLocation

  init(_ text: String, file: String) {
    rest = text[...]
    location = SourceLocation(file: file, line: 1, column: 1)
  }

  /// Returns the next stretch, or nil at the end.
  mutating func next() -> Piece? {
    guard !rest.isEmpty else { return nil }
    let start = location
    guard rest.hasPrefix("{{") else { return .literal(takeLiteral()) }
    take(2)
    let name = rest.prefix { $0 != "}" && !$0.isNewline }
    take(name.count)
    guard rest.hasPrefix("}}") else { return .unclosed(start) }
    take(2)
    if name.count > 2, name.hasPrefix("\""), name.hasSuffix("\"") {
      return .string(String(name.dropFirst().dropLast()), start)
    }
    return .placeholder(String(name), start)
  }

  private mutating func takeLiteral() -> Substring {
    let start = rest
    while !rest.isEmpty, !rest.hasPrefix("{{") {
      take(1)
    }
    return start[..<rest.startIndex]
  }

  private mutating func take(_ count: Int) {
    for character in rest.prefix(count) {
      if character.isNewline {
        location.line += 1
        location.column = 1
      } else {
        location.column += 1
      }
    }
    rest = rest.dropFirst(count)
  }
}

extension Diagnostic {
  /// A placeholder that the template's kind does not have.
  fileprivate static func unknownPlaceholder(
    _ name: String, at location: SourceLocation, known: [String]
  ) -> Diagnostic {
    let names = known.map { "{{\($0)}}" }.joined(separator: ", ")
    return Diagnostic(
      location, "unknown placeholder “{{\(name)}}”", hint: "this template can use \(names)")
  }

  /// A placeholder without closing braces.
  fileprivate static func unclosedPlaceholder(at location: SourceLocation) -> Diagnostic {
    Diagnostic(location, "“{{” without “}}” on the same line", hint: "close it, as in {{title}}")
  }

  /// A placeholder that a template lacks, so that no page would show its content.
  fileprivate static func unusedPlaceholder(_ name: String, in file: String) -> Diagnostic {
    Diagnostic(
      SourceLocation(file: file, line: 1), "the placeholder “{{\(name)}}” is missing",
      hint: "put {{\(name)}} where its content belongs; without it the site would lack it")
  }
}
