/// The sound with which a word ends, which selects the Korean particle after it.
///
///     KoreanParticle(of: "버튼")  // .consonant: 버튼이
///     KoreanParticle(of: "E")     // .vowel, read 이: E가
///     KoreanParticle(of: "1")     // .rieul, read 일: 1로
enum KoreanParticle: Hashable, Sendable {
  case vowel
  case consonant
  /// The consonant ㄹ, after which 로 stands instead of 으로.
  case rieul

  /// Returns the sound of the last letter or digit; `.vowel` where there is none.
  ///
  /// A single Latin letter is read by its Korean name. A Latin word is read as it is usually written
  /// in Hangul, by its spelling: `button` is 버튼, `slide` 슬라이드.
  init(of text: String) {
    if let last = text.unicodeScalars.last, (0xAC00...0xD7A3).contains(last.value) {
      self.init(ofSyllable: last)
      return
    }
    // Only the end of the text is cut into characters.
    let reversed: ReversedCollection<String> = text.reversed()
    let letters = reversed.drop { !$0.isLetter && !$0.isNumber }
    guard let last = letters.first, let scalar = last.unicodeScalars.first else {
      self = .vowel
      return
    }
    if (0xAC00...0xD7A3).contains(scalar.value) {
      self.init(ofSyllable: scalar)
    } else if let digit = last.wholeNumberValue {
      // 영 일 이 삼 사 오 육 칠 팔 구, and 십, 백, 천 after another digit.
      self = [1, 7, 8].contains(digit) ? .rieul : [0, 3, 6].contains(digit) ? .consonant : .vowel
    } else {
      let word = letters.prefix { $0.isASCII && $0.isLowercase }.reversed()
      self.init(ofLatin: word.count > 1 ? String(word) : last.lowercased(), isWord: word.count > 1)
    }
  }

  private init(ofSyllable syllable: Unicode.Scalar) {
    switch (syllable.value - 0xAC00) % 28 {
    case 0: self = .vowel
    case 8: self = .rieul
    default: self = .consonant
    }
  }

  /// Ends of English words that are written with a consonant in Hangul.
  private static let consonantEndings = ["m", "n", "me", "ne", "ng", "ck", "pp", "ook", "eep"]

  private init(ofLatin text: String, isWord: Bool) {
    guard isWord else {
      // 엘 and 알; 엠 and 엔.
      self = ["l", "r"].contains(text) ? .rieul : ["m", "n"].contains(text) ? .consonant : .vowel
      return
    }
    let ending = text.suffix(3)
    let isVowel = { (letter: Character) in "aeiou".contains(letter) }
    let letters = Array(ending)
    let (before, last) = (letters[letters.count - 2], letters[letters.count - 1])
    // 테이블, 레이블.
    if last == "l" || ending.hasSuffix("le") {
      self = .rieul
    } else if Self.consonantEndings.contains(where: ending.hasSuffix) {
      self = .consonant
    } else if "ptkc".contains(last), isVowel(before),
      letters.count < 3 || !isVowel(letters[0])
    {
      // A stop after a short vowel, as in 탭 and 독, but not in 시트, 보트 and 허브.
      self = .consonant
    } else {
      self = .vowel
    }
  }

  /// The particles as a sentence writes them after a slot, with the one after a consonant and the one
  /// after a vowel.
  private static let particles = [
    ("이(가)", "이", "가"), ("을(를)", "을", "를"), ("은(는)", "은", "는"), ("과(와)", "과", "와"),
    ("(으)로", "으로", "로"), ("(이)라는", "이라는", "라는"),
  ]

  /// Appends a text to a sentence, with the particle at its beginning as the sentence's last sound asks
  /// for.
  static func append(_ text: String, to sentence: inout String) {
    guard let (both, first, second) = particle(before: text) else {
      sentence += text
      return
    }
    let sound = KoreanParticle(of: sentence)
    let isSecond = sound == .vowel || (sound == .rieul && both == "(으)로")
    sentence += (isSecond ? second : first) + text.dropFirst(both.count)
  }

  /// Returns a text without the particle at its beginning.
  static func droppingParticle(of text: String) -> String {
    particle(before: text).map { String(text.dropFirst($0.0.count)) } ?? text
  }

  private static func particle(before text: String) -> (String, String, String)? {
    particles.first { text.utf8.starts(with: $0.0.utf8) }
  }
}
