extension PreviewRequest {
  /// Reads what stands before the empty line of a request, a line each: `GET /index.html HTTP/1.1`
  /// and then the headers. Nil where that is no request, or names several hosts.
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

  /// What a header names as the host, if it is about that.
  private static func host(_ line: Substring) -> String? {
    guard let colon = line.firstIndex(of: ":"), line[..<colon].lowercased() == "host" else {
      return nil
    }
    let blank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    let value = line[line.index(after: colon)...].drop(while: blank)
    return String(value.reversed().drop(while: blank).reversed())
  }
}
