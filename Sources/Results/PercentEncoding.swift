extension String {
  /// The text with every byte as `%XX` that could have a meaning in an address.
  package var percentEncoded: String {
    guard hasByte(where: { !$0.isPlainInAddress }) else { return self }
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

extension Substring {
  /// The text with every `%XX` replaced by its byte: `a%20b` → `a b`. Other percent signs stay.
  package var percentDecoded: String { String(decoding: percentDecodedBytes.bytes, as: UTF8.self) }

  /// The bytes of the text with every `%XX` replaced, and whether there is no other percent sign.
  package var percentDecodedBytes: (bytes: [UInt8], isWellFormed: Bool) {
    guard utf8.contains(UInt8(ascii: "%")) else { return (Array(utf8), true) }
    var (bytes, isWellFormed): ([UInt8], Bool) = ([], true)
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      guard byte == UInt8(ascii: "%"), digits.count == 2, digits.first != UInt8(ascii: "+"),
        let decoded = UInt8(Substring(digits), radix: 16)
      else {
        if byte == UInt8(ascii: "%") { isWellFormed = false }
        bytes.append(byte)
        continue
      }
      bytes.append(decoded)
      rest = rest.dropFirst(2)
    }
    return (bytes, isWellFormed)
  }
}

extension UInt8 {
  fileprivate var isPlainInAddress: Bool {
    isASCIILetter || isASCIIDigit || "-._~/".utf8.contains(self)
  }
}
