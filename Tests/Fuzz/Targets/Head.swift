@testable import Previewing

extension FuzzTarget {
  static let head = FuzzTarget(
    "head",
    property: "A request names one file, whose escaped path names it again, on this machine only.",
    maximumLength: 1 << 12,
    seeds: { _ in
      let targets = [
        "/", "/hit-testing.html#HIT-9", "/ko/index.html?x=1", "/a%20b.html", "/%ed%95%9c",
        "/..%2fx",
        "/%00", "/%c3%28",
      ]
      return targets.map { target in
        Array(
          "GET \(target) HTTP/1.1\r\nHost: localhost:8000\r\nAccept: text/html\r\n\r\n".utf8)
      }
    },
    check: { bytes in
      guard let request = PreviewRequest(head: bytes) else { return }
      try require(
        !request.method.isEmpty && !request.target.isEmpty
          && !request.target.utf8.contains { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") },
        "the target is not one word")
      if request.isMeant(forPort: 8000) {
        try require(
          request.host.map { $0.hasSuffix(":8000") && $0.utf8.count < 20 } == true,
          "the host is another")
      }
      guard let path = request.path else { return }
      try require(!path.isEmpty, "the path is empty")
      let escaped = "/" + path.utf8.map(\.escaped).joined()
      let again = PreviewRequest("GET", escaped, host: nil)
      try require(again.path == path, "the escaped path names another file")
    })
}

extension UInt8 {
  /// The byte as `%XX`; a slash stays.
  fileprivate var escaped: String {
    guard self != UInt8(ascii: "/") else { return "/" }
    let digits = String(self, radix: 16)
    return digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
  }
}
