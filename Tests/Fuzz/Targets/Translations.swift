import Conformance
import Results

@testable import SiteBuilding
@testable import SpecReading

extension FuzzTarget {
  static let translation = FuzzTarget(
    "translation",
    property: "A translated page has the blocks and anchors of its original, in well-formed HTML.",
    maximumLength: 1 << 13,
    seeds: { _ in
      let korean = """
        # 히트

        히트란 무엇인가.

        ## 낱말 {#words}

        *히트*는 뷰를 찾는다.

        ## HIT-1 히트한다

        히트해야 한다(MUST). HIT-2를 [참고하라](hits.md#HIT-2).

        ## HIT-2 빗나갈 수 있다

        Not tested: 아무도 모른다.

        빗나갈 수 있다(MAY).

        """
      return [Array(korean.utf8), Array(SampleSite.original.utf8)]
        + (try SeedSource.files(in: "Spec/ko", ending: ".md"))
    },
    check: { bytes in
      let (translation, diagnostics) = translate(bytes, record: [])
      let lines = bytes.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } + 1
      for diagnostic in diagnostics where diagnostic.location.file == "Spec/ko/hits.md" {
        try require(1...lines ~= diagnostic.location.line, "no place: \(diagnostic)")
      }
      let anchors = translation.pages.flatMap(\.blocks).compactMap(\.heading?.anchor)
      let originals = SampleSite.page.page.blocks.compactMap(\.heading?.anchor)
      try require(anchors == originals, "the anchors are \(anchors)")
      // A section that contradicts its original cannot be stamped.
      if let record = try? translation.stamp([]) {
        let outdated = translate(bytes, record: Array(record.text.utf8)).diagnostics
          .filter { $0.location.file.hasSuffix(TranslationRecord.file) }
        try require(outdated.isEmpty, "the stamped record has mistakes: \(outdated)")
      }
      var book = SampleSite.book
      book.translations = [translation]
      let builder = SiteBuilder(theme: try SampleSite.theme.get())
      let files = try await builder.files(of: book, reports: [])
      try SampleSite.check(files, "ko/hits.html")
    })

  private static func translate(
    _ bytes: [UInt8], record: [UInt8]
  ) -> (translation: Translation, diagnostics: [Diagnostic]) {
    let original = OriginalPage(SampleSite.page)
    let reader = TranslationReader(
      language: "ko", folder: "Spec/ko", originals: [original],
      record: TranslationRecord(record, file: "Spec/ko/\(TranslationRecord.file)"),
      rendering: .html)
    let page = reader.read(bytes, of: original, glossary: Glossary())
    return reader.join([page], orphanedPages: [])
  }
}
