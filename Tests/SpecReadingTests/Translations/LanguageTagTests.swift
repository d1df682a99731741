import Testing

@testable import SpecReading

@Suite("Languages are known by the form of their tags")
struct LanguageTagTests {
  @Test(
    "two or three letters, and parts behind hyphens",
    arguments: ["ko", "KO", "gsw", "pt-BR", "zh-Hant-TW", "de-1996"])
  func tags(_ word: String) { #expect(LanguageTag.isWellFormed(word)) }

  @Test(
    "and nothing else",
    arguments: ["", "k", "engines", "ko-", "-ko", "k1", "한", "ko_KR", "ko-123456789", "protocol"])
  func others(_ word: String) { #expect(!LanguageTag.isWellFormed(word)) }
}
