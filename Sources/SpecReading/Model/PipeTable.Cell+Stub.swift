// Stands in for the reader's own rendering; to be dropped when the reader brings it.
extension PipeTable.Cell {
  /// The cell's text without markup.
  package var text: String { markdown }

  /// The cell as safe HTML.
  package var html: String {
    var html = ""
    for character in markdown {
      switch character {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\"": html += "&quot;"
      default: html.append(character)
      }
    }
    return html
  }
}
