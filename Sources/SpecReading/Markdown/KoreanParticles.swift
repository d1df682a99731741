/// The endings that Korean writes right behind a noun, without a space: `리스폰더에게는`.
enum KoreanParticles {
  private static let particles: Set = [
    "은", "는", "이", "가", "을", "를", "의", "에", "에서", "에게", "에게서", "께", "한테", "로", "으로",
    "와", "과", "도", "만", "나", "이나", "부터", "까지", "보다", "처럼", "마다", "밖에", "뿐", "들", "라",
    "이라", "라고", "이라고", "라는", "이라는", "란", "이란", "라면", "이라면", "라도", "이라도", "다", "이다",
    "며", "이며", "고", "이고", "지", "이지", "지만", "이지만", "면", "이면", "인", "일", "인지", "여야",
    "이어야", "여도", "이어도", "였다", "이었다", "임", "이든", "든", "서", "므로", "이므로", "거나", "이거나",
    "끼리", "별로",
  ]
  private static let longest = 3

  /// Whether a text of UTF-8 consists of such endings: `들에게는` is made of `들`, `에게` and `는`.
  static func areAll(of text: ArraySlice<UInt8>) -> Bool {
    var rest = String(decoding: text, as: UTF8.self).unicodeScalars[...]
    while !rest.isEmpty {
      let lengths = (1...longest).reversed()
      guard
        let length = lengths.first(where: {
          rest.count >= $0 && particles.contains(String(rest.prefix($0)))
        })
      else { return false }
      rest.removeFirst(length)
    }
    return true
  }
}
