/// Makes slugs for addresses and ids.
package enum Slug {
  /// Returns the text in lower case, with a hyphen for each run of characters other than letters and
  /// digits: `No subview` → `no-subview`.
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

/// Makes the anchors of a page's headings as code hosts do: `Apple 2019` → `apple-2019`.
struct AnchorMaker {
  private var counts: [String: Int] = [:]

  /// Returns the anchor for a heading; later headings of the same text get `-1`, `-2`, and so on.
  mutating func anchor(for text: String) -> String {
    let slug = Slug.make(of: text)
    let count = counts[slug, default: 0]
    counts[slug] = count + 1
    return count == 0 ? slug : "\(slug)-\(count)"
  }
}
