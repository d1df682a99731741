import Results
import SiteBuilding

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
    let (bytes, isWellFormed) = path.dropFirst().percentDecodedBytes
    guard path.hasPrefix("/"), isWellFormed,
      let decoded = String(validating: bytes, as: UTF8.self)
    else { return nil }
    return decoded.isEmpty ? SiteFile.front : decoded
  }

  /// Parses the request line, such as `GET /index.html HTTP/1.1`, and the headers; nil where the
  /// request line is malformed.
  package init?(head: some Collection<UInt8>) {
    let lines = String(decoding: head, as: UTF8.self).split(whereSeparator: \.isNewline)
    let parts = lines.first?.split(separator: " ") ?? []
    guard parts.count == 3, parts[2].hasPrefix("HTTP/1.") else { return nil }
    let header = "host:"
    let host = lines.dropFirst().first { $0.lowercased().hasPrefix(header) }
    self.init(
      String(parts[0]), String(parts[1]),
      host: host?.dropFirst(header.count).split(whereSeparator: \.isWhitespace).first.map(
        String.init))
  }
}
