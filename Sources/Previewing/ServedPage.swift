/// A page of the site as the preview serves it: with a script that waits for changes, and leave for
/// that script to ask the server for them.
///
///     <meta http-equiv="Content-Security-Policy" content="connect-src 'self'; default-src …">
///     …
///     <script src="/.conform/reload.js?1" defer=""></script>
///     </head>
struct ServedPage {
  private static let policy = Array("http-equiv=\"content-security-policy\"".utf8)
  private static let content = Array("content=\"".utf8)
  private static let headEnd = Array("</head>".utf8)
  /// The first directive of a name counts, whatever the theme says behind it.
  private static let leave = Array("connect-src 'self'; ".utf8)

  /// The page.
  let bytes: [UInt8]

  init(_ page: [UInt8], script: String) {
    var bytes = page
    let element = Array("<script src=\"\(script)\" defer=\"\"></script>\n".utf8)
    let head = Self.find(Self.headEnd, in: page[...])
    bytes.insert(contentsOf: element, at: head?.lowerBound ?? bytes.endIndex)
    if let meta = Self.find(Self.policy, in: page[..<(head?.lowerBound ?? page.endIndex)]),
      let tag = Self.find(Self.content, in: page[meta.upperBound...])
    {
      bytes.insert(contentsOf: Self.leave, at: tag.upperBound)
    }
    self.bytes = bytes
  }

  /// Where some bytes stand first, however the letters of the page are written.
  private static func find(_ wanted: [UInt8], in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    guard let first = wanted.first, bytes.count >= wanted.count else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      (0...(bytes.count - wanted.count)).first { start in
        lower(bytes[start]) == first
          && zip(bytes[start...], wanted).allSatisfy { lower($0) == $1 }
      }
    }.map { ($0 + bytes.startIndex)..<($0 + bytes.startIndex + wanted.count) }
  }

  private static func lower(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
