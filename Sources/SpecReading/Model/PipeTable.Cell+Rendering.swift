extension PipeTable.Cell {
  /// The cell as HTML, safe to publish: raw HTML and unsafe links are left out.
  package var html: String { InlineMarkdown(markdown: markdown).html }

  /// The cell's words without markup.
  package var text: String { InlineMarkdown(markdown: markdown).text }
}
