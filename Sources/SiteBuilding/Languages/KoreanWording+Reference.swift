/// What the site says around declarations in Korean.
extension KoreanWording {
  var coverage: String { "반영 범위" }
  var coverageBySection: String { "절별 반영 범위" }
  func coverage(share: Int, total: Int) -> String {
    """
    진술 \(total)개 가운데 \(share)%를 시나리오가 실행한다. 나머지는 시나리오가 없는 조항에 적혀 있거나, \
    까닭이 있어 시험할 수 없거나, 아직 미정이다.
    """
  }
  var section: String { "절" }
  var run: String { "실행" }
  var stated: String { "기술" }
  var untestable: String { "시험 불가" }
  var open: String { "미정" }
  var all: String { "전체" }

  func restsOn(_ links: HTML) -> Sentence { "근거: \(links)" }
  func toldAt(_ links: HTML) -> Sentence { "언급된 곳: \(links)" }
  var evidence: String { "실행해 보면 밝혀질 것" }
  var evidenceIntroduction: String {
    """
    Apple의 글에 적혀 있는 조항은 문서에 있음(documented), UIKit에서 실행한 공개 기록이 보여 주는 조항은 \
    관찰됨(observed)이며, MUST는 이 둘에만 쓸 수 있다. 보고되기만 했거나(reported) 이견이 있는(disputed) \
    조항은 UIKit에서 실행한 기록이 있으면 가려진다. 실행할 시나리오는 아래에 있다. SHOULD가 MAY보다 먼저 \
    오고, 그 안에서는 시나리오가 많은 조항이 먼저 온다.
    """
  }
  var clausesByConfidence: String { "확신도별 조항" }
  var confidence: String { "확신도" }
  var rowsToRun: String { "UIKit에서 먼저 실행할 시나리오" }
  var nothingToSettle: String { "없다. 모든 조항이 문서에 있거나 관찰되었다." }
  func andMore(_ count: Int) -> String { "외 \(count)개" }

  var phrasebook: String { "문구집" }
  var phrasebookIntroduction: String {
    """
    단계가 말할 수 있는 모든 문장이다. 열의 머리에는 키워드와 문장의 첫머리가, 칸에는 나머지가 온다. \
    중괄호 안은 채워 넣는 자리다. 문구마다 속한 기능이 있으며, 그 기능이 없는 엔진에는 묻지 않는다.
    """
  }
  func title(of part: PhrasebookPage.Part) -> String {
    switch part {
    case .change: "given 또는 when: 무대가 바뀐다"
    case .event: "when: 무언가 일어난다"
    case .expectation: "then: 무언가를 기대한다"
    case .slots: "자리를 채우는 것"
    }
  }
  func phrases(of feature: String) -> String { "\(feature)의 문구" }
  var phrase: String { "문구" }
  var whatItSays: String { "뜻" }
  var example: String { "예" }
  var noExample: String { "아직 어느 페이지에서도 쓰지 않는다." }
  var slot: String { "자리" }
  var slots: String { "자리" }
  var whatStandsThere: String { "들어가는 것" }

  var commandLine: String { "명령줄" }
  var commandLineIntroduction: String { "입력할 수 있는 모든 것을 명령 자신이 설명하는 대로 적었다." }
  func options(of command: String) -> String { "\(command)의 옵션" }
  var option: String { "옵션" }
  var whatItDoes: String { "하는 일" }
  var standard: String { "기본값" }
  var oneOf: String { "다음 가운데 하나:" }

  var reportFormat: String { "보고서 형식" }
  func reportFormatIntroduction(_ link: (String) -> HTML) -> Sentence {
    """
    보고서는 JSON 파일이다. 그 안에 무엇이 올 수 있는지는 \(link("JSON Schema"))가 정하며, 이 페이지는 \
    그것을 말로 옮긴다.
    """
  }
  func fields(of object: String) -> String { "\(object)의 필드" }
  var field: String { "필드" }
  var value: String { "값" }
  var meaning: String { "뜻" }
  var mayBeAbsent: String { "생략 가능" }
}
