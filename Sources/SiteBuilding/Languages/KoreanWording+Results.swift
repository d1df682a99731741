import Conformance

/// What the site says of engines in Korean.
extension KoreanWording {
  func word(_ outcome: Outcome) -> String {
    switch outcome {
    case .passed: "통과"
    case .failed: "실패"
    case .departed: "권고와 다름"
    case .errored: "오류"
    case .skipped: "건너뜀"
    case .notRun: "실행 안 함"
    case .notTested: "시험하지 않음"
    }
  }
  func counted(_ count: Int, _ outcome: Outcome) -> String { "\(word(outcome)) \(count)" }
  var expected: String { "기대" }
  var actual: String { "실제" }
  var takes: String { "선택: " }
  var takesAnotherWay: String { "페이지에 없는 선택: " }
  var choices: String { "선택" }
  var noChoices: String { "물어본 조항 가운데 선택을 남기는 것은 없다." }
  var choiceHead: String { "이 엔진이 하는 것" }
  var expectedToFail: String { "예상된 실패: " }
  func moreDifferences(_ count: Int) -> String { "그 뒤로 차이 \(count)개 더" }
  var more: String { "더 보기" }

  var noEngines: String { "아직 어떤 엔진도 이 페이지들로 실행되지 않았다." }
  func about(version: HTML, language: HTML) -> Sentence {
    "버전 \(version), 구현 언어 \(language)"
  }
  func strays(_ count: Int) -> String { "판정 \(count)개는 이 페이지들의 어느 시나리오에도 속하지 않는다." }
  func results(of engine: HTML) -> Sentence { "\(engine)의 결과" }
  var allVerdicts: String { "모든 판정(JSON)" }
  func badge(of engine: HTML) -> Sentence { "\(engine)의 배지" }
  var version: String { "버전" }
  var writtenIn: String { "구현 언어" }
  var home: String { "홈페이지" }

  var matrix: String { "결과표" }
  var compare: String { "비교" }
  var resultsByPage: String { "페이지별 결과" }
  var resultsByFeature: String { "기능별 결과" }
  var enginesByPages: String { "페이지별 엔진 결과" }
  var enginesByFeatures: String { "기능별 엔진 결과" }
  var enginesByClauses: String { "조항별 엔진 결과" }
  var allPages: String { "모든 페이지" }
  var notClaimed: String { "지원하지 않음" }
  var differ: String { "차이" }
  var nothingWrong: String { "물어본 것 가운데 잘못된 것은 없다." }
  var nothingSkipped: String { "건너뛴 시나리오는 없다." }
  var reasonsForSkipping: String { "건너뛴 까닭" }
  var reason: String { "까닭" }
  func failures(in clause: String) -> String { "\(clause)의 실패" }
  var expectationHead: String { "기대하는 것" }
  var expectedHead: String { "기대" }
  var actualHead: String { "실제" }
  var differences: String { "엔진끼리 결과가 다른 시나리오" }
  var noTwoEngines: String { "여기에는 서로 비교할 두 엔진이 없다." }
  var noDifferences: String { "여러 엔진에 물어본 모든 시나리오에서 결과가 같았다." }
}
