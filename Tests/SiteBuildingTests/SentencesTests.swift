import Conformance
import Foundation
import Results
import SpecReading
import Testing

@testable import SiteBuilding

@Suite("Sentences of the steps in Korean")
struct SentencesTests {
  private static let theme = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Site")

  private static let korean: Sentences = {
    var diagnostics: [Diagnostic] = []
    let path = theme.appending(path: "phrases.ko.txt").path
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return SentencesFile(text, file: path, language: "ko", diagnostics: &diagnostics).sentences
  }()

  private func diagnostics(of text: String) -> [String] {
    var diagnostics: [Diagnostic] = []
    _ = SentencesFile(text, file: "phrases.ko.txt", language: "de", diagnostics: &diagnostics)
    return diagnostics.map(\.description).filter { !$0.contains("has no sentence") }
  }

  @Test("The theme has a sentence for every phrase, with the same slots")
  func everyPhraseHasASentence() throws {
    var diagnostics: [Diagnostic] = []
    let path = Self.theme.appending(path: "phrases.ko.txt").path
    let text = try String(contentsOfFile: path, encoding: .utf8)
    _ = SentencesFile(text, file: path, language: "ko", diagnostics: &diagnostics)
    #expect(diagnostics == [])
    for phrase in Vocabulary.uikit.phrases {
      let sentence = try #require(Self.korean.pattern(for: phrase.pattern))
      #expect(
        Sentence.pieces(of: sentence).compactMap(\.slot).sorted()
          == phrase.slots.map(\.spelling).sorted())
    }
  }

  @Test(
    "Sentences of another domain are those of its vocabulary, with the theme's words of outcomes")
  func otherDomain() throws {
    let page = """
      Domain: queues.

      | feature | meaning |
      | --- | --- |
      | queues | Queues. |

      | step | meaning |
      | --- | --- |
      | do put | Puts a word into the queue. |
      | ask size | The number of words. |

      | phrase | says | feature | help | ko |
      | --- | --- | --- | --- | --- |
      | {to:word} is put | do put | queues | It is put. | {1}을(를) 넣음 |
      | the size is {=:number} | ask size | queues | The size. | 크기는 {1} |
      """
    let vocabulary = try #require(
      VocabularyPage(Array(page.utf8), file: "vocabulary.md").vocabulary)
    let sentences = Self.korean.speaking(vocabulary, in: "ko")
    #expect(sentences.text(of: .phrase("{word} is put", [.word("사과")])) == "사과를 넣음")
    #expect(sentences.text(of: .phrase("the size is {number}", [.word("2")])) == "크기는 2")
    #expect(sentences.text(of: .phrase("the size", [])) == "크기")
    #expect(sentences.column("given") == "조건")
  }

  @Test("The table of a stage has its heads and kinds in Korean, and names and frames as they are")
  func stages() {
    let table = Samples.table(
      ["responder", "kind", "in", "view of", "presented by", "frame"],
      [["view", "view", "window", "", "", "0 0 1 1"], ["pad", "scroll view", "view", "", "", ""]])
    let sentences = SentenceTable(table, Self.korean)
    let html = HTML { $0.append(table, as: sentences, styleClass: "stage", label: "stage") }.text
    let cells = html.split(separator: "\n").filter {
      $0.hasPrefix("<th ") || $0.hasPrefix("<td")
    }
    #expect(
      cells == [
        "<th scope=\"col\" title=\"responder\">리스폰더</th>",
        "<th scope=\"col\" title=\"kind\">종류</th>",
        "<th scope=\"col\" title=\"in\">들어 있는 곳</th>",
        "<th scope=\"col\" title=\"view of\">소속 뷰 컨트롤러</th>",
        "<th scope=\"col\" title=\"presented by\">표시한 뷰 컨트롤러</th>",
        "<th scope=\"col\" title=\"frame\">프레임</th>",
        "<td>view</td>", "<td title=\"view\">뷰</td>", "<td>window</td>", "<td></td>",
        "<td></td>", "<td>0 0 1 1</td>", "<td>pad</td>",
        "<td title=\"scroll view\">스크롤 뷰</td>", "<td>view</td>", "<td></td>", "<td></td>",
        "<td></td>",
      ])
  }

  @Test(
    "Rows are worded in Korean, with the particles that names ask for",
    arguments: [
      (.phrase("{view} is hidden", ["C"]), "C 숨김"),
      (.phrase("{view} has alpha {number}", ["B", "0.005"]), "B의 알파를 0.005로 설정"),
      (.phrase("{view} is added to {view}", ["dot", "pad"]), "dot을 pad에 추가"),
      (.phrase("{view} is added to {view}", ["A", "M"]), "A를 M에 추가"),
      (hitTest("nobody"), "E의 hitTest가 nil을 반환하도록 오버라이드"),
      (hitTest("B"), "E의 hitTest가 B를 반환하도록 오버라이드"),
      (.phrase("touching {point}", ["200 200"]), "200 200 터치"),
      (.phrase("finger {finger} moves to {point}", ["1", "70 60"]), "손가락 1을 70 60으로 옮김"),
      (
        .phrase(
          "{control} sends {action} to {target} on {event}", ["go", "save", "nobody", "down"]),
        "go의 down에 타깃 없이 save 등록"
      ),
      (
        .phrase("the hit-test view is {expected view}", [.list(["E", "D"], .or)]),
        "히트 테스트 뷰는 E 또는 D"
      ),
      (.phrase("the hit-test view is {expected view}", ["nobody"]), "히트 테스트 뷰는 없음"),
      (
        .phrase("the chain from {responder} is {paths}", ["A", .list(["A", "B", "…"], .arrow)]),
        "A에서 시작하는 체인은 A → B → …"
      ),
      (
        .list([saw(.list(["began", "moved"], .comma)), saw("nothing")], .or),
        "left가 차례로 받은 페이즈는 began, moved 또는 left가 터치를 받지 않음"
      ),
      (
        .phrase("{swipe recognizer} wants direction {direction}", ["swiped", "left"]),
        "swiped의 방향을 왼쪽으로 설정"
      ),
      (
        .phrase("the text of {text field or text view} is {text}", ["field", "left or nobody"]),
        "field의 텍스트는 left or nobody"
      ),
    ] as [(Sentence, String)])
  func rows(sentence: Sentence, korean: String) {
    #expect(Self.korean.text(of: sentence) == korean)
  }

  private static func hitTest(_ name: Sentence) -> Sentence {
    .phrase("{view} overrides hitTest to return {view or nobody}", ["E", name])
  }

  private static func saw(_ phases: Sentence) -> Sentence {
    .phrase("{responder or recognizer} saw {phases}", ["left", phases])
  }

  @Test(
    "Queries, outcomes and findings are worded in Korean",
    arguments: [
      (.phrase("the chain from {responder}", ["A"]), "A에서 시작하는 체인"),
      ("nobody", "없음"), ("yes", "true"), (.list(["A", "B", "…"], .arrow), "A → B → …"),
      ("no answer", "답 없음"),
      (OutcomePhrase.history.filled("dot", "nothing"), "dot: 없음"),
      (OutcomePhrase.nobodyGetsIt.filled(), "아무도 받지 않음"),
      (OutcomePhrase.severalGetIt.filled(Sentence.list(["A", "B"], .arrow)), "A → B가 받음"),
      (OutcomePhrase.firesTimes.filled("tap", "3"), "tap이 액션을 3번 보냄"),
      (
        OutcomePhrase.doesNotGet.filled("tap", Message.fired(.ended)),
        "tap이 ended 상태의 액션 호출을 받지 않음"
      ),
      (
        OutcomePhrase.asWithout.filled(
          OutcomePhrase.isAnotherThan.filled(
            Sentence.phrase("the hit-test view is {expected view}", ["E"]), "nobody"),
          Sentence.phrase("{view} is hidden", ["C"])),
        "히트 테스트 뷰는 E (기대: 없음). “C 숨김” 단계가 없을 때와 같음"
      ),
      (
        .list(
          [
            OutcomePhrase.atStep.filled(
              OutcomePhrase.doesNotGet.filled("window", "touchesMoved(_:with:)"),
              Sentence.phrase("the touch ends", [])), OutcomePhrase.nobodyGetsIt.filled(),
          ], .semicolon),
        "“손가락을 뗌” 단계에서 window가 touchesMoved(_:with:) 호출을 받지 않음; 아무도 받지 않음"
      ),
      (
        OutcomePhrase.getsWithOtherFingers.filled(
          "left", "touchesBegan(_:with:)", Sentence.list(["1", "2"], .comma), "1"),
        "left가 손가락 1이 아니라 1, 2로 touchesBegan(_:with:) 호출을 받음"
      ),
      (Mismatch.missing("application", .end).sentence, "끝에 애플리케이션 없음"),
      (Mismatch.extra("touchesBegan(_:with:)").sentence, "예상하지 않은 touchesBegan(_:with:)"),
      (
        Mismatch.missing(OutcomePhrase.actionOf.filled("tap recognizer")).sentence,
        "탭 인식기의 액션 없음"
      ),
      (
        Mismatch.other(
          of: .phrase("the first responder of {window}", ["window"]), expected: "text field",
          actual: "nobody"
        ).sentence, "윈도우의 퍼스트 리스폰더: 텍스트 필드 대신 없음"
      ),
      (
        Mismatch.order(of: OutcomePhrase.receiversOf.filled("touchesBegan(_:with:)")).sentence,
        "touchesBegan(_:with:)를 받은 리스폰더: 순서가 다름"
      ),
    ] as [(Sentence, String)])
  func outcomes(sentence: Sentence, korean: String) {
    #expect(Self.korean.text(of: sentence) == korean)
  }

  @Test("A sentence with an unknown pattern has no translation, whatever else it has")
  func unknown() {
    let unknown = Sentence.phrase("{view} glows", ["A"])
    #expect(Self.korean.text(of: unknown) == nil)
    #expect(Self.korean.text(of: .list(["A", unknown], .or)) == nil)
    #expect(Self.korean.text(of: OutcomePhrase.asWithout.filled("A", unknown)) == nil)
  }

  @Test(
    "Mistakes in a file are diagnosed with their lines",
    arguments: [
      ("{view} is hiden = {1}", "phrases.ko.txt:1:1: “{view} is hiden” is not a phrase"),
      (
        "{view} is hidden = {2} 숨김",
        "phrases.ko.txt:1:1: the text of “{view} is hidden” has other placeholders"
      ),
      ("the touch ends", "phrases.ko.txt:1:1: “the touch ends” is not a sentence"),
      (
        "the hit-test view is {expected view} = {1}이(가) 히트 테스트 뷰",
        "phrases.ko.txt:1:1: the sentence of “the hit-test view is {expected view}” does not end with"
      ),
    ])
  func mistakes(line: String, diagnostic: String) {
    let found = diagnostics(of: line)
    #expect(found.count == 1 && found[0].hasPrefix(diagnostic), "\(found)")
  }

  @Test(
    "A final sound selects the particle",
    arguments: [
      ("E", KoreanParticle.vowel), ("L", .rieul), ("M", .consonant), ("R", .rieul), ("1", .rieul),
      ("2", .vowel), ("3", .consonant), ("10", .consonant), ("app", .consonant),
      ("tap", .consonant),
      ("pan", .consonant), ("label", .rieul), ("table", .rieul), ("dot", .consonant),
      ("field", .vowel), ("slide", .vowel), ("button", .consonant), ("boat", .vowel),
      ("knob", .vowel), ("deep", .consonant),
      ("window", .vowel), ("hitTest(_:with:)", .vowel), ("뷰", .vowel), ("탭", .consonant),
      ("", .vowel),
    ])
  func particles(word: String, sound: KoreanParticle) {
    #expect(KoreanParticle(of: word) == sound)
  }

  @Test("A reason for an expected failure is translated as a whole, or not at all")
  func reasons() {
    #expect(
      Self.korean.reason("childAt() asks no widget whether it contains the point.")
        == "childAt()은 점을 포함하는지 위젯에 묻지 않는다.")
    #expect(Self.korean.reason("nobody, nothing") == nil)
  }
}
