extension PipeTable.Cell {
  /// The cell as HTML, safe to publish: raw HTML and unsafe links are left out.
  package var html: String { InlineMarkdown(markdown: markdown).html }

  /// Whether there is raw HTML in it, which is left out of both its HTML and its words.
  var hasTag: Bool { InlineMarkdown(markdown: markdown).hasTag }

  /// The cell's words without markup.
  package var text: String { InlineMarkdown(markdown: markdown).text }
}
