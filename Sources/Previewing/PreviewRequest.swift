/// What a browser asks for.
package struct PreviewRequest: Sendable {
  /// The method, such as `GET`.
  package var method: String
  /// The path and what follows it, as they came.
  package var target: String
  /// What the browser takes the server to be called, with the port.
  package var host: String?

  package init(_ method: String, _ target: String, host: String?) {
    self.method = method
    self.target = target
    self.host = host
  }

  /// Whether it is meant for a server on this machine's own address, and not sent here by a name of
  /// somebody else's that was made to lead here.
  func isMeant(forPort port: UInt16) -> Bool {
    guard let host = host?.lowercased() else { return false }
    let names = ["localhost", "127.0.0.1", "[::1]"]
    return names.contains { host == "\($0):\(port)" || port == 80 && host == $0 }
  }

  /// The path of a file of the site, or nil where it is none; it is only ever looked up among
  /// names, so that no path leads elsewhere.
  var path: String? {
    let path = target.prefix { $0 != "?" && $0 != "#" }
    guard path.hasPrefix("/"), let decoded = Self.decoded(path.dropFirst()) else { return nil }
    return decoded.isEmpty ? "index.html" : decoded
  }

  /// The text without percent signs; nil where they hide a slash or what is no text.
  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      guard digits.count == 2, digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
        let value = UInt8(Substring(digits), radix: 16), value != 0, value != UInt8(ascii: "/")
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
