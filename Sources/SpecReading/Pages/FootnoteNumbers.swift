/// The numbers of a page's footnotes, and the names of their places.
struct FootnoteNumbers {
  /// A footnote as the page shows it.
  struct Footnote {
    /// Its number, in the order of first use, from 1.
    let number: Int
    /// The name of its place.
    let anchor: String
    /// The names of the places that refer to it, in order.
    var references: [String]
  }

  /// A longer name makes no better address.
  private static let longestName = 64

  private var footnotes: [String: Footnote] = [:]
  private var taken: Set<String>

  init(_ page: Page) {
    taken = Set(page.blocks.compactMap { $0.heading?.anchor } + page.clauses.map(\.id))
    let tokens = page.blocks.compactMap(\.html).flatMap(FootnoteToken.all)
    var defined: Set<String> = []
    var unused: [String] = []
    var uses: [String] = []
    for token in tokens {
      switch token {
      case .beginning(let name):
        if defined.insert(name).inserted { unused.append(name) }
      case .reference(let name): uses.append(name)
      case .html, .end: break
      }
    }
    // The footnotes take their names first, so that those depend on no reference.
    for name in uses + unused where defined.contains(name) { add(name) }
    for name in uses where defined.contains(name) { addReference(to: name) }
  }

  /// The footnote of that name, if the page has one.
  subscript(name: String) -> Footnote? { footnotes[name] }

  private mutating func add(_ name: String) {
    guard footnotes[name] == nil else { return }
    let slug = Slug.make(of: String(name.prefix(Self.longestName)))
    footnotes[name] = Footnote(
      number: footnotes.count + 1, anchor: take(slug.isEmpty ? "footnote" : "footnote-\(slug)"),
      references: [])
  }

  private mutating func addReference(to name: String) {
    guard let anchor = footnotes[name]?.anchor, let before = footnotes[name]?.references.count
    else { return }
    let count = before + 1
    let wanted = "\(anchor)-reference" + (count == 1 ? "" : "-\(count)")
    let reference = take(wanted)
    footnotes[name]?.references.append(reference)
  }

  /// The name, or where something else has it, the name with the first free number behind it.
  private mutating func take(_ wanted: String) -> String {
    var anchor = wanted
    var number = 1
    while !taken.insert(anchor).inserted {
      number += 1
      anchor = "\(wanted)-\(number)"
    }
    return anchor
  }
}
