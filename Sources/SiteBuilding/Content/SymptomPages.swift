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
    let starts = blocks.indices.filter { blocks[$0].heading?.level == 2 }
    let headings = starts.compactMap { blocks[$0].heading }
    var anchors = Anchors(reserved: [])
    // File systems have names of at most 255 bytes; a letter has four at most.
    let names = headings.map { "symptom-\(anchors.take(String($0.anchor.prefix(50))))" }
    let own = Dictionary(firstOf: zip(headings.map(\.anchor), names))
    let ranges = zip(starts, starts.dropFirst() + [blocks.endIndex])
    return ranges.enumerated().map { index, range in
      var (heading, page) = (headings[index], self)
      (page.name, page.title, heading.level) = (names[index], heading.text, 1)
      let rest = blocks[range.0..<range.1].dropFirst().map { block in
        block.prose.map { .prose(html: link($0, to: own)) } ?? block
      }
      page.blocks = [.heading(heading)] + rest
      page.summary = rest.lazy.compactMap(\.prose).first?.texts.first ?? ""
      return page
    }
  }

  /// Returns prose in which links to sections of the page lead to pages, by the anchors of the sections.
  private func link(_ html: String, to names: [String: String]) -> String {
    let parts = html[...].parts(at: "\"\(path)#")
    return parts.dropFirst().reduce(String(parts[0])) { html, part in
      let anchor = String(part.prefix { $0 != "\"" })
      guard let name = names[anchor] else { return "\(html)\"\(path)#\(part)" }
      return "\(html)\"\(name).html\(part.dropFirst(anchor.count))"
    }
  }

  /// The page as the site shows it: of the page of symptoms the questions with the names of their causes, which
  /// lead to the page of each; others whole.
  ///
  ///     ## A button does not get taps ─► It reaches out of its superview · A view lies in front of it · …
  var overview: Page {
    guard name == Self.symptoms else { return self }
    var page = self
    page.blocks =
      blocks.prefix { $0.heading?.level != 2 }
      + zip(blocks.filter { $0.heading?.level == 2 }, symptoms).flatMap { heading, symptom in
        let texts = [symptom.causes, [symptom.summary], [symptom.title]]
        let causes = texts.first { !$0.joined().isEmpty } ?? []
        let link = HTML { html in
          html.line("p", .class("causes")) {
            $0.element(
              "a", .href(.file(symptom.path, root: root)), text: causes.joined(separator: " · "))
          }
        }
        return [heading, .prose(html: String(decoding: link.bytes, as: UTF8.self))]
      }
    return page
  }

  /// The bold words with which paragraphs of a symptom begin, without the sign that ends them.
  private var causes: [String] {
    blocks.lazy.compactMap(\.prose).filter { $0.hasPrefix("<p><strong>") }.compactMap { html in
      guard var name = String(html[...].parts(at: "</strong>")[0]).texts.first else { return nil }
      name.removeAll { $0 == "`" }
      while let last = name.last, ",.:".contains(last) { name.removeLast() }
      return name
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
