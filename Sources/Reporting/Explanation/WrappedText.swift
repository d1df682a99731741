/// Text for people, broken into lines.
enum WrappedText {
  /// The most characters on a line.
  private static let width = 92

  /// A paragraph on lines that begin with so many spaces; a text of several lines keeps them.
  static func lines(_ paragraph: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    if paragraph.contains("\n") {
      return paragraph.split(separator: "\n").map { "\(margin)  \(String($0).visible())\n" }
        .joined()
    }
    var lines: [String] = []
    for word in paragraph.split(separator: " ").map({ String($0).visible() }) {
      if let last = lines.last, last.count + 1 + word.count <= width - indent {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(word)
      }
    }
    return lines.map { "\(margin)\($0)\n" }.joined()
  }
}
