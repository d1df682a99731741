import Conformance
import SpecReading

/// What the search in the browser looks in: a script that is loaded when somebody searches.
///
/// A script, because a page that is opened from a disk may load nothing else. It holds words alone,
/// as the pages have them; whoever reads it sorts them. Lists stand for records, to keep it small:
///
///     features   names; numbers elsewhere count in them, from 0
///     pages      [name, title, path, clauses, sections], in order
///     clauses    [id, title, level, features, wording, tables, names]
///     names      [type, name, arguments], what Apple calls something; parts may be empty
///     tables     [heads of the columns with steps, scenarios…]
///     scenarios  [slug, features that the clause has not, rows of cells…]
///     sections   [title, anchor]
///     glossary   the path of the page whose sections are words
///     phrases    [pattern, keywords, feature, help, anchor]
///     phrasebook the path of the page that has them
struct SearchIndex {
  /// The script, as an asset that no page loads by itself.
  let asset: Asset

  init(_ pages: [Page], reference: [ReferencePage], in language: Language) {
    let writer = SearchWriter()
    var json = JSONWriter()
    json.object { json in
      json.put("features", Feature.allCases) { $0.value($1.rawValue) }
      json.name("pages")
      json.list { json in
        for page in pages { writer.put(page, into: &json) }
        for page in reference { writer.put(page, into: &json) }
      }
      json.put("glossary", pages.first { $0.name == Glossary.page }?.path)
      let phrasebook = reference.first { $0.name == PhrasebookPage.name }
      json.put("phrasebook", phrasebook?.path)
      json.put("phrases", phrasebook?.places ?? []) { writer.put($1, into: &$0) }
    }
    let bytes = Array("globalThis.conformIndex = ".utf8) + json.bytes + Array(";\n".utf8)
    asset = Asset(.script, named: Self.name(in: language), bytes: bytes)
  }

  /// What the script is called, without its digest and ending.
  static func name(in language: Language) -> String {
    language.isOriginal ? "search-index" : "search-index.\(language.tag)"
  }
}
