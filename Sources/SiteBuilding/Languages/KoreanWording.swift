import Conformance

/// What the site says in Korean.
struct KoreanWording: Wording {
  var tag: String { "ko" }
  var language: String { "한국어" }

  var overview: String { "개요" }
  var reference: String { "참고 자료" }
  var breadcrumbs: String { "현재 위치" }
  var previous: String { "이전" }
  var next: String { "다음" }
  var onThisPage: String { "이 페이지의 내용" }
  var notFound: String { "찾을 수 없음" }
  var movedPage: String { "이 페이지의 이름이 바뀌었다" }
  func isNow(_ old: String, _ new: HTML) -> Sentence { "\(old)의 새 이름: \(new)" }
  var editThisPage: String { "이 페이지 고치기" }
  var languages: String { "언어" }

  var untranslatedPage: String { "이 페이지는 아직 번역되지 않아 영어 원문을 보여 준다." }
  var untranslatedSection: String { "이 절은 아직 번역되지 않아 영어 원문을 보여 준다." }
  func olderSection(_ link: (String) -> HTML) -> Sentence {
    "이 절을 번역한 뒤 영어 원문이 바뀌었다. \(link("영어 원문 보기"))"
  }

  var page: String { "페이지" }
  var clause: String { "조항" }
  var clauses: String { "조항" }
  var allClauses: String { "모든 조항" }
  var tableOfClauses: String { "조항 표" }
  var tableOfPages: String { "페이지 표" }
  var level: String { "수준" }
  var feature: String { "기능" }
  var scenario: String { "시나리오" }
  var scenarios: String { "시나리오" }
  var steps: String { "단계" }
  var stage: String { "무대" }
  var ledger: String { "장부" }
  var table: String { "표" }
  func scenarios(of clause: String) -> String { "\(clause)의 시나리오" }
  func steps(of scenario: String) -> String { "\(scenario)의 단계" }
  func confidence(_ confidence: Confidence) -> String {
    switch confidence {
    case .documented: "문서에 있음 (documented)"
    case .observed: "관찰됨 (observed)"
    case .reported: "보고됨 (reported)"
    case .disputed: "이견 있음 (disputed)"
    }
  }

  var stageDrawing: String { "무대를 그린 그림" }
  func picture(fingers: Int, found: String?, way: (first: String, last: String)?) -> String {
    let parts = [
      fingers > 0 ? "손가락 \(fingers)개" : nil, found.map { "\($0) 표시" },
      way.map { "\($0.first)에서 \($0.last)까지 이은 선" },
    ].compactMap(\.self)
    return parts.isEmpty ? "무대" : "무대: " + parts.joined(separator: ", ")
  }
}
