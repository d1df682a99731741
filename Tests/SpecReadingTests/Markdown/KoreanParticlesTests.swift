import Testing

@testable import SpecReading

@Suite("Korean endings behind a noun are told from other letters")
struct KoreanParticlesTests {
  @Test("one or several", arguments: ["는", "에게는", "들에게서", "이라면", "로부터", "이다", ""])
  func particles(_ text: String) { #expect(KoreanParticles.areAll(of: Array(text.utf8)[...])) }

  @Test("and not what makes another word", arguments: ["포트", "는포트", "s", "컨트롤러", "\u{1100}"])
  func others(_ text: String) { #expect(!KoreanParticles.areAll(of: Array(text.utf8)[...])) }
}
