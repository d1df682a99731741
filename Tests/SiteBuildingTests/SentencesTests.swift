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
        SentencePattern(sentence).slots.sorted() == phrase.slots.map(\.spelling).sorted())
    }
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
      ("C is hidden", "C 숨김"),
      ("B has alpha 0.005", "B의 알파를 0.005로 설정"),
      ("dot is added to pad", "dot을 pad에 추가"),
      ("A is added to M", "A를 M에 추가"),
      ("E overrides hitTest to return nobody", "E의 hitTest가 nil을 반환하도록 오버라이드"),
      ("E overrides hitTest to return B", "E의 hitTest가 B를 반환하도록 오버라이드"),
      ("touching 200 200", "200 200 터치"),
      ("the touch ends", "손가락을 뗌"),
      ("finger 1 moves to 70 60", "손가락 1을 70 60으로 옮김"),
      ("finger 2 moves to 5 7 while finger 3 lifts", "손가락 2를 5 7로 옮기며 손가락 3을 뗌"),
      ("go sends save to nobody on touchUpInside", "go의 touchUpInside에 타깃 없이 save 등록"),
      (
        "go no longer sends save to helper on touchDown",
        "go의 touchDown에서 타깃 helper의 save 등록 해제"
      ),
      ("button implements save with a sender", "button이 sender를 받는 save를 구현함"),
      ("the hit-test view is E or D", "히트 테스트 뷰는 E 또는 D"),
      ("the hit-test view is nobody", "히트 테스트 뷰는 없음"),
      ("the chain from A is A → B → …", "A에서 시작하는 체인은 A → B → …"),
      (
        "left saw began, moved or left saw nothing",
        "left가 차례로 받은 페이즈는 began, moved 또는 left가 터치를 받지 않음"
      ),
      ("label is not asked", "label의 point(inside:)가 호출되지 않음"),
      ("swiped wants direction left", "swiped의 방향을 왼쪽으로 설정"),
      ("left gets moved touches of fingers 1 and 2", "left가 손가락 1과 2의 moved 페이즈 터치를 한 번에 받음"),
      ("in pad finger 1 was at 40 40", "pad 안에서 손가락 1의 이전 위치는 40 40"),
      ("the text of field is left or right", "field의 텍스트는 left or right"),
    ])
  func rows(english: String, korean: String) {
    #expect(Self.korean.sentence(for: english) == korean)
  }

  @Test(
    "Queries, outcomes and findings are worded in Korean",
    arguments: [
      ("the chain from A", "A에서 시작하는 체인"),
      ("the previous location of finger 1 in pad", "pad 안에서 손가락 1의 이전 위치"),
      ("the view that the touch belongs to", "터치의 뷰"),
      ("nobody", "없음"), ("yes", "true"), ("A → B → …", "A → B → …"), ("no answer", "답 없음"),
      ("dot: nothing", "dot: 없음"),
      ("nobody gets it", "아무도 받지 않음"), ("A → B get it", "A → B가 받음"),
      ("tap fires 3 times", "tap이 액션을 3번 보냄"),
      (
        "the hit-test view is E, not nobody, as if “C is hidden” were omitted",
        "히트 테스트 뷰는 E (기대: 없음). “C 숨김” 단계가 없을 때와 같음"
      ),
      (
        "window does not get touchesMoved(_:with:) at “the touch ends”; nobody gets it",
        "“손가락을 뗌” 단계에서 window가 touchesMoved(_:with:) 호출을 받지 않음; 아무도 받지 않음"
      ),
      (
        "left gets touchesBegan(_:with:) with fingers 1, 2, not 1 at “finger 2 touches 30 20”",
        "“손가락 2로 30 20 터치” 단계에서 left가 손가락 1이 아니라 1, 2로 touchesBegan(_:with:) 호출을 받음"
      ),
      (
        "the chain from A ends at C, before app",
        "A에서 시작하는 체인: C에서 끝나고 app까지 가지 않음"
      ),
      ("A is told first; B is not told", "A가 먼저 호출됨; B는 호출되지 않음"),
      ("it performs it with an event of fingers 1, 2", "손가락 1, 2의 이벤트와 함께 수행함"),
      ("application missing at the end", "끝에 애플리케이션 없음"),
      ("unexpected touchesBegan(_:with:)", "예상하지 않은 touchesBegan(_:with:)"),
      ("missing action of tap recognizer", "missing action of tap recognizer"),
      ("action of tap recognizer missing", "탭 인식기의 액션 없음"),
      (
        "the first responder of window: nobody instead of text field",
        "윈도우의 퍼스트 리스폰더: 텍스트 필드 대신 없음"
      ),
      ("the location of finger: another point", "손가락의 위치: 다른 점"),
      (
        "receivers of touchesBegan(_:with:): another order",
        "touchesBegan(_:with:)를 받은 리스폰더: 순서가 다름"
      ),
    ])
  func outcomes(english: String, korean: String) {
    #expect(Self.korean.outcome(english) == korean)
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

  @Test("A reason is translated as a whole, or as a sentence of the runner, or not at all")
  func reasons() {
    #expect(
      Self.korean.reason("childAt() asks no widget whether it contains the point.")
        == "childAt()은 점을 포함하는지 위젯에 묻지 않는다.")
    #expect(
      Self.korean.reason("the engine does not claim touches")
        == Self.korean.sentence(for: "the engine does not claim touches"))
    #expect(Self.korean.reason("the engine does not claim touches") != nil)
    #expect(Self.korean.reason("nobody, nothing") == nil)
  }
}
