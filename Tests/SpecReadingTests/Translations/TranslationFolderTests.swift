import Testing

@testable import SpecReading

@Suite("Language tags of folders")
struct TranslationFolderTests {
  @Test(
    "A tag is two or three letters with optional parts after hyphens",
    arguments: ["ko", "KO", "gsw", "pt-BR", "zh-Hant-TW", "de-1996"])
  func tags(_ word: String) { #expect(LanguageTag.isWellFormed(word)) }

  @Test(
    "No other word is a tag",
    arguments: ["", "k", "engines", "ko-", "-ko", "k1", "한", "ko_KR", "ko-123456789", "protocol"])
  func others(_ word: String) { #expect(!LanguageTag.isWellFormed(word)) }
}
