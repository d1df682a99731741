extension Page {
  /// The page with numbers, and ways there and back, where its HTML has marks of footnotes.
  func numberingFootnotes(_ words: FootnoteWords) -> Page {
    guard hasFootnoteMarks else { return self }
    var page = self
    page.hasFootnoteMarks = false
    var writer = FootnoteWriter(numbers: FootnoteNumbers(self), words: words)
    page.blocks = blocks.map { block in
      switch block {
      case .prose(let html): .prose(html: writer.write(html))
      case .note(let html): .note(html: writer.write(html))
      case .aside(let html): .aside(html: writer.write(html))
      case .heading, .stage, .scenarios, .ledger, .table: block
      }
    }
    return page
  }
}
