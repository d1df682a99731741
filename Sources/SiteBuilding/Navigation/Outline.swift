import SpecReading

/// What is on a page, in order: its headings below the title.
struct Outline {
  /// The deepest level of headings that it shows.
  private static let deepest = 3

  /// A heading.
  private struct Entry {
    var level: Int
    var anchor: String
    var id: String?
    var text: String
    var isOriginal: Bool
  }

  private var entries: [Entry] = []

  /// Adds a heading with the name of its place, unless it is too deep to be shown.
  mutating func add(_ heading: Page.Heading, anchor: String) {
    guard heading.level <= Self.deepest || heading.clause != nil else { return }
    entries.append(
      Entry(
        level: heading.level, anchor: anchor, id: heading.clause?.id, text: heading.text,
        isOriginal: heading.translation == .missing))
  }

  /// The list of links; nothing where there is hardly anything to list.
  func html(in language: Language) -> HTML {
    guard entries.count > 1 else { return HTML() }
    let title = language.wording.onThisPage
    return HTML { html in
      html.block("nav", .class("outline"), .label(title)) { nav in
        nav.block("details") { details in
          details.line("summary", text: title)
          details.block("ul") { list in
            for entry in entries { append(entry, in: language, to: &list) }
          }
        }
      }
    }
  }

  private func append(_ entry: Entry, in language: Language, to list: inout HTML) {
    let mark = entry.isOriginal ? language.markOfOriginal : nil
    list.line("li", entry.level > 2 ? .class("deeper") : nil) { item in
      item.element("a", .href(.place(entry.anchor)), mark) { link in
        if let id = entry.id {
          link.element("span", .class("id"), text: id)
          link.append(text: " ")
        }
        link.append(text: entry.text)
      }
    }
  }
}
