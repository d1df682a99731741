import SpecReading

extension Page {
  /// The name of the page of symptoms.
  static let symptoms = "symptoms"

  /// The sections of the page of symptoms as pages of their own, each with an address and with its question
  /// as the title; none of other pages.
  ///
  ///     symptoms.md, ## A button does not get taps ─► symptom-a-button-does-not-get-taps.html
  var symptoms: [Page] {
    guard name == Self.symptoms else { return [] }
    var anchors = Anchors(reserved: [])
    let starts = blocks.indices.filter { blocks[$0].heading?.level == 2 }
    return zip(starts, starts.dropFirst() + [blocks.endIndex]).map { start, end in
      let section = blocks[start..<end]
      var page = self
      page.blocks = Array(section)
      if var heading = section.first?.heading {
        // File systems have names of at most 255 bytes; a letter has four at most.
        page.name = "symptom-\(anchors.take(String(heading.anchor.prefix(50))))"
        page.title = heading.text
        heading.level = 1
        page.blocks[0] = .heading(heading)
      }
      page.summary = section.lazy.compactMap(\.prose).first?.texts.first ?? ""
      return page
    }
  }

  /// The ids of the scenarios that prose names as examples, in order.
  var examples: [String] {
    blocks.compactMap { if case .example(let scenario, _) = $0 { scenario } else { nil } }
  }
}

extension LocalizedSite {
  /// Returns the site's page of a symptom of another language, or that page.
  func symptom(like other: Page) -> Page { symptoms.first { $0.name == other.name } ?? other }
}

extension SiteData {
  /// Returns what happens in the first example of a symptom.
  func story(of symptom: Page) -> StageStory? { symptom.examples.first.flatMap { stories[$0] } }
}

extension Page.Block {
  /// The HTML of prose; nil for other blocks.
  var prose: String? { if case .prose(let html) = self { html } else { nil } }
}
