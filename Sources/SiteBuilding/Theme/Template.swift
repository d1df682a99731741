import Conformance

/// HTML of the theme with places to fill, written `{{name}}`, and words, written `{{"Words"}}`.
struct Template<Slot: TemplateSlot>: Sendable {
  /// A stretch of a template.
  private enum Part: Sendable {
    case literal([UInt8])
    case slot(Slot)
    case word(String)
  }

  /// The words of the template that are to be translated, with their places.
  let words: [UsedWord]

  private let parts: [Part]

  /// Reads a template and reports every mistake in it.
  init(_ text: String, file: String, diagnostics: inout [Diagnostic]) {
    var reader = TemplateReader(text, file: file)
    var parts: [Part] = []
    var words: [UsedWord] = []
    var used: Set<Slot> = []
    while let piece = reader.next() {
      switch piece {
      case .literal(let literal):
        parts.append(.literal(Array(literal.utf8)))
      case .word(let text, let location):
        parts.append(.word(text))
        words.append(UsedWord(text: text, location: location))
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
    self.words = words
  }

  private init(_ parts: [Part]) {
    self.parts = parts
    words = []
  }

  /// The template with its words in another language, as far as they are known.
  func translated(by words: Words) -> Template {
    Template(
      parts.map { part in
        if case .word(let text) = part { .word(words[text]) } else { part }
      })
  }

  /// Adds the template to a page; the closure fills each place.
  func render(into html: inout HTML, fill: (Slot, inout HTML) -> Void) {
    for part in parts {
      switch part {
      case .literal(let literal): html.append(template: literal)
      case .word(let text): html.append(text: text)
      case .slot(let slot): fill(slot, &html)
      }
    }
  }
}

/// The places that one kind of template has; every one must be filled.
protocol TemplateSlot: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == String {}

extension TemplateSlot {
  fileprivate static var names: [String] { allCases.map(\.rawValue) }
}
