/// Writes XML 1.0: elements each on a line of their own, indented.
///
/// Written here because a library for it would bring Foundation, and its time to start.
struct XMLWriter {
  /// The XML so far.
  private(set) var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
  private var depth = 0

  /// An attribute's name and value.
  typealias Attribute = (name: String, value: String)

  /// Writes an element around what the body writes.
  mutating func element(
    _ name: String, _ attributes: [Attribute], _ body: (inout XMLWriter) -> Void
  ) {
    begin(name, attributes)
    text += ">\n"
    depth += 1
    body(&self)
    depth -= 1
    indent()
    text += "</\(name)>\n"
  }

  /// Writes an element that holds nothing but text.
  mutating func element(_ name: String, _ attributes: [Attribute], text content: String) {
    begin(name, attributes)
    text += content.isEmpty ? "/>\n" : ">\(Self.escaped(content))</\(name)>\n"
  }

  private mutating func begin(_ name: String, _ attributes: [Attribute]) {
    indent()
    text += "<\(name)"
    for attribute in attributes {
      text += " \(attribute.name)=\"\(Self.escaped(attribute.value, inAttribute: true))\""
    }
  }

  private mutating func indent() { text += String(repeating: "  ", count: depth) }

  /// The text with what means something in XML spelled out, and what XML cannot hold replaced.
  private static func escaped(_ text: String, inAttribute: Bool = false) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"" where inAttribute: escaped += "&quot;"
      // A reader would make spaces of line breaks in attributes, and drop returns everywhere.
      case "\n" where inAttribute, "\t" where inAttribute, "\r": escaped += "&#\(scalar.value);"
      case _ where scalar.isInXML: escaped.unicodeScalars.append(scalar)
      default: escaped += "\u{FFFD}"
      }
    }
    return escaped
  }
}

extension Unicode.Scalar {
  /// Whether XML 1.0 lets it stand in a document.
  fileprivate var isInXML: Bool {
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
