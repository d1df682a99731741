/// Checks that HTML or XML that we wrote is well formed and executes nothing.
///
/// Stricter than browsers: values are in double quotes, every `&` begins a reference, every element
/// is closed, and scripts are loaded from the given addresses only.
struct Markup {
  private static let empty: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr",
  ]

  private let bytes: [UInt8]
  private let scripts: Set<String>
  private var index = 0
  private var open: [String] = []

  /// Checks a document.
  ///
  /// - Parameter scripts: the addresses from which a script may be loaded.
  static func check(_ bytes: [UInt8], scripts: Set<String> = []) throws {
    try require(String(validating: bytes, as: UTF8.self) != nil, "the markup is not UTF-8")
    var markup = Markup(bytes, scripts: scripts)
    try markup.check()
  }

  private init(_ bytes: [UInt8], scripts: Set<String>) {
    self.bytes = bytes
    self.scripts = scripts
  }

  private mutating func check() throws {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "<"): try readTag()
      case UInt8(ascii: "&"): try readReference()
      default: index += 1
      }
    }
    try require(open.isEmpty, "not closed: \(open)")
  }

  private mutating func readTag() throws {
    if skip("<!--") { return try skipPast("-->") }
    if skip("<?") { return try skipPast("?>") }
    if skip("<!") { return try skipPast(">") }
    if skip("</") {
      let name = takeName()
      try require(open.popLast() == name && skip(">"), "</\(name)> closes another element")
      return
    }
    index += 1
    let name = takeName()
    try require(!name.isEmpty, "a raw `<` before \(next)")
    let attributes = try readAttributes(of: name)
    if name == "script" {
      try require(scripts.contains(attributes["src"] ?? ""), "a script of the page")
    }
    if skip("/>") { return }
    try require(skip(">"), "<\(name) has \(next)")
    if !Self.empty.contains(name) { open.append(name) }
  }

  private mutating func readAttributes(of name: String) throws -> [String: String] {
    var attributes: [String: String] = [:]
    while skip(" ") || skip("\n") {
      let attribute = takeName()
      guard !attribute.isEmpty else { continue }
      let value = skip("=\"") ? try takeValue() : ""
      let isFirst = attributes.updateValue(value, forKey: attribute) == nil
      try require(isFirst, "<\(name)> has \(attribute) twice")
      try require(!attribute.hasPrefix("on"), "<\(name)> has a handler, \(attribute)")
      let isAddress = ["href", "src", "action", "data"].contains(attribute)
      let scheme = value.lowercased().filter { !$0.isWhitespace }
      let isScript = ["javascript:", "vbscript:", "data:text"].contains(where: scheme.hasPrefix)
      try require(!isAddress || !isScript, "<\(name)> has the address \(value)")
    }
    return attributes
  }

  private mutating func takeValue() throws -> String {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      if bytes[index] == UInt8(ascii: "&") { try readReference() } else { index += 1 }
    }
    let value = String(decoding: bytes[start..<index], as: UTF8.self)
    try require(skip("\""), "a value is not closed")
    return value
  }

  private mutating func readReference() throws {
    index += 1
    _ = skip("#")
    try require(!takeName().isEmpty && skip(";"), "a raw `&` before \(next)")
  }

  private mutating func takeName() -> String {
    let name = bytes[index...].prefix(while: \.isPartOfName)
    index = name.endIndex
    return String(decoding: name, as: UTF8.self)
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    let isNext = text.withUTF8Buffer { bytes[index...].starts(with: $0) }
    if isNext { index += text.utf8CodeUnitCount }
    return isNext
  }

  private mutating func skipPast(_ end: StaticString) throws {
    while index < bytes.count {
      if skip(end) { return }
      index += 1
    }
    throw PropertyError("`\(end)` is missing")
  }

  /// The beginning of what was not read yet, for errors.
  private var next: String { String(decoding: bytes[index...].prefix(60), as: UTF8.self) }
}

extension UInt8 {
  fileprivate var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: ":"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
