import SpecReading

/// The list of a page's headings below the title.
struct Outline {
  /// The deepest level that is listed.
  private static let deepest = 3

  private var entries: [(heading: Page.Heading, anchor: String)] = []

  /// Appends a heading with its anchor, unless its level is too deep.
  mutating func add(_ heading: Page.Heading, anchor: String) {
    guard heading.level <= Self.deepest || heading.clause != nil else { return }
    entries.append((heading, anchor))
  }

  /// Renders the list of links; nothing for fewer than two headings.
  func html(_ strings: LocalizedStrings) -> HTML {
    guard entries.count > 1 else { return HTML() }
    let title = strings[.onThisPage]
    return HTML { html in
      html.block("nav", .class("outline"), .label(title)) { nav in
        nav.block("details") { details in
          details.line("summary", text: title)
          details.list(
            of: entries, item: { $0.heading.level > 2 ? .class("deeper") : nil }
          ) { item, entry in
            let mark = entry.heading.translation == .missing ? strings.markOfOriginal : nil
            item.element("a", .href(.place(entry.anchor)), mark) { link in
              if let clause = entry.heading.clause {
                link.element("span", .class("id"), text: clause.id)
                link.append(text: " ")
              }
              link.append(text: entry.heading.text)
            }
          }
        }
      }
    }
  }
}

/// The anchors of a page, each of which is unique.
struct Anchors {
  private var repeats: [String: Int]

  /// Reserves the anchors of clauses and scenarios, whose permalinks must never change.
  init(reserved: some Sequence<String>) {
    repeats = Dictionary(firstOf: reserved.map { ($0, 0) })
  }

  /// Returns the wanted anchor, or where it is taken, with the first free number behind it.
  mutating func take(_ wanted: String) -> String {
    var anchor = wanted
    while let repeated = repeats[anchor] {
      let number = max(repeated, repeats[wanted, default: 0]) + 1
      repeats[wanted] = number
      anchor = "\(wanted)-\(number)"
    }
    repeats[anchor] = 0
    return anchor
  }
}
