/// Makes names for addresses and ids.
package enum Slug {
  /// Lower case, with a hyphen for everything else than letters and digits: `No subview` gives
  /// `no-subview`.
  package static func make(of text: String) -> String {
    var slug: [UInt8] = []
    var isGap = false
    for scalar in text.unicodeScalars {
      guard isPart(scalar) else {
        isGap = !slug.isEmpty
        continue
      }
      if isGap { slug.append(UInt8(ascii: "-")) }
      isGap = false
      switch scalar {
      case "A"..."Z": slug.append(UInt8(scalar.value) | 0x20)
      case "a"..."z", "0"..."9": slug.append(UInt8(scalar.value))
      default: slug.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
      }
    }
    return String(decoding: slug, as: UTF8.self)
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": true
    case "\0"..."\u{7F}": false
    default: scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
  }
}
