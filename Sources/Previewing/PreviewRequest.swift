/// A request of a browser.
package struct PreviewRequest: Sendable {
  /// The method, such as `GET`.
  package var method: String
  /// The path and query, as received.
  package var target: String
  /// The value of the `Host` header.
  package var host: String?

  package init(_ method: String, _ target: String, host: String?) {
    self.method = method
    self.target = target
    self.host = host
  }

  /// Returns whether the host is a name of the loopback interface with this port. Other names are
  /// rejected against DNS rebinding.
  func isMeant(forPort port: UInt16) -> Bool {
    guard let host = host?.lowercased() else { return false }
    let names = ["localhost", "127.0.0.1", "[::1]"]
    return names.contains { host == "\($0):\(port)" || port == 80 && host == $0 }
  }

  /// The path of a file of the site, or nil where the target is malformed. It is looked up in a list
  /// of paths and never used to open a file.
  var path: String? {
    let path = target.prefix { $0 != "?" && $0 != "#" }
    guard path.hasPrefix("/"), let decoded = Self.decoded(path.dropFirst()) else { return nil }
    return decoded.isEmpty ? "index.html" : decoded
  }

  /// Returns the text with percent escapes decoded; nil for an escaped slash, for NUL, escaped or
  /// not, or for invalid UTF-8.
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
        let value = UInt8(Substring(digits), radix: 16), value != UInt8(ascii: "/")
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
  }
}

extension PreviewRequest {
  /// Parses the request line, such as `GET /index.html HTTP/1.1`, and the headers. Nil where the
  /// request is malformed or has several hosts.
  package init?(head: some Collection<UInt8>) {
    let lines = String(decoding: head, as: UTF8.self).utf8
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0) }
    let parts = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ !$0.isEmpty }), parts[2].hasPrefix("HTTP/1.") else {
      return nil
    }
    let hosts = lines.dropFirst().compactMap(Self.host)
    guard hosts.count < 2 else { return nil }
    self.init(String(parts[0]), String(parts[1]), host: hosts.first)
  }

  /// Returns the value of a `Host` header.
  private static func host(_ line: Substring) -> String? {
    guard let colon = line.firstIndex(of: ":"), line[..<colon].lowercased() == "host" else {
      return nil
    }
    let blank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    let value = line[line.index(after: colon)...].drop(while: blank)
    return String(value.reversed().drop(while: blank).reversed())
  }
}
