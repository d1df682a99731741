/// Makes names for addresses and ids.
enum Slug {
  /// Lower case, with a hyphen for everything else than letters and digits: `No subview` gives
  /// `no-subview`.
  static func make(of text: String) -> String {
    var slug: [UInt8] = []
    var isGap = false
    for scalar in text.lowercased().unicodeScalars {
      guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil else {
        isGap = !slug.isEmpty
        continue
      }
      if isGap { slug.append(UInt8(ascii: "-")) }
      isGap = false
      slug.append(contentsOf: String(scalar).utf8)
    }
    return String(decoding: slug, as: UTF8.self)
  }
}
