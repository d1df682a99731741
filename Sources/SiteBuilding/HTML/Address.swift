/// Where a link leads; there is no way to one that runs a script.
struct Address: Hashable, Sendable {
  /// The address as it stands in a page, before HTML escapes it.
  let text: String

  private init(text: String) {
    self.text = text
  }

  /// A place on the same page.
  static func place(_ anchor: String) -> Address {
    Address(text: "#" + anchor.percentEncoded)
  }

  /// A file of the site, seen from a page that is `root` away from the top, such as `../`.
  static func file(_ path: String, at anchor: String? = nil, root: String) -> Address {
    let fragment = anchor.map { "#" + $0.percentEncoded } ?? ""
    return Address(text: root + path.percentEncoded + fragment)
  }

  /// A page of the web, or nil for anything but plain `http` and `https`.
  static func web(_ text: String) -> Address? {
    let lowered = text.lowercased()
    guard lowered.hasPrefix("https://") || lowered.hasPrefix("http://"),
      text.utf8.allSatisfy({ (0x21..<0x7F).contains($0) })
    else { return nil }
    return Address(text: text)
  }
}

extension String {
  /// The text with every byte spelled as `%XX` that could mean something in an address.
  fileprivate var percentEncoded: String {
    if utf8.allSatisfy(\.isPlainInAddress) { return self }
    var encoded = ""
    for byte in utf8 {
      if byte.isPlainInAddress {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return encoded
  }
}

extension UInt8 {
  fileprivate var isPlainInAddress: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
