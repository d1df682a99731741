import Conformance
import Results
import SpecReading

/// The scripts that the lab loads: the engine, and the scenarios of each page.
struct LabData: Sendable {
  /// The reference engine.
  let engine: LabEngine
  /// The names of the pages that have scenarios, such as `hit-testing`, in their order, with the script of
  /// these.
  let pages: [(page: String, script: Asset)]

  init(_ book: SpecBook, engine: LabEngine) {
    self.engine = engine
    pages = book.pages.filter { !$0.scenarios.isEmpty }.map { page in
      let translated = book.translations.compactMap { translation in
        translation.pages.first { $0.name == page.name }
          .map { (translation.language, $0, translation.names) }
      }
      let titles = [(Language.original.tag, page, nil)] + translated
      return (page.name, page.labScript(titles: titles))
    }
  }

  /// All scripts.
  var assets: [Asset] { [engine.script] + pages.map(\.script) }

  /// Returns whether the page at a path has scenarios that the lab opens.
  func hasScenarios(of path: String?) -> Bool {
    pages.contains { "\($0.page).html" == path }
  }

  /// Returns the addresses of the engine and of the scenarios of a page; nil for one without any.
  func address(of page: Page, root: String) -> (engine: Address, scenarios: Address)? {
    pages.first { $0.page == page.name }.map { scenarios in
      (.file(engine.script.path, root: root), .file(scenarios.script.path, root: root))
    }
  }
}

extension Page {
  /// The scenarios of the page as the lab opens them: stages and steps as engines get them, and the
  /// expectations, each as a phrase and as the requirement that the engine of the lab judges.
  ///
  ///     (globalThis.conformScenarios??={})["hit-testing"]={
  ///       "titles":{"en":{"HIT-4":"Hidden views"},"ko":{"HIT-4":"숨겨진 뷰","HIT-4/hidden":"HIT-4 · 숨김"}},
  ///       "stages":[[{"name":"window",…}]],
  ///       "scenarios":[{"id":"HIT-4/hidden","stage":0,"steps":[…],
  ///         "expectations":[{"step":1,"phrase":{"kind":"phrase",…},
  ///           "requirement":{"requires":"answer","answers":[{"responder":"B"}]}}]}]};
  fileprivate func labScript(
    titles: [(language: String, page: Page, names: TranslatedNames?)]
  ) -> Asset {
    let ids = scenarios.map(\.id.description)
    let labels = titles.map { language, page, names in
      let clauses = page.blocks.compactMap { $0.heading?.clause }.map { ($0.id, $0.title) }
      let rows = ids.compactMap { id in names?.label(of: id).map { (id, $0) } }
      return JSON.Member(language, .object((clauses + rows).map { JSON.Member($0, .text($1)) }))
    }
    let stages = scenarios.map(\.script.stage).unique
    let positions = Dictionary(firstOf: zip(stages, 0...))
    var json = JSONWriter()
    json.object { json in
      json.put("titles", JSON.object(labels))
      json.put("stages", stages.map(\.responders))
      json.put("scenarios", scenarios) { json, scenario in
        scenario.writeForLab(to: &json, stage: positions[scenario.script.stage] ?? 0)
      }
    }
    let target = "(globalThis.conformScenarios??={})[\(JSON.text(name).string)]="
    return Asset(
      .script, named: "scenarios-\(name.replacing("/", with: "-"))",
      bytes: Asset.script(target, json.bytes))
  }
}

extension Scenario {
  fileprivate func writeForLab(to json: inout JSONWriter, stage: Int) {
    json.object { json in
      json.put("id", id.description)
      json.put("features", clause.features.map(\.rawValue).sorted())
      json.put("stage", stage)
      json.put("steps", script.steps) { $1.write(to: &$0) }
      json.put("expectations", expectations) { json, expectation in
        json.object { json in
          json.put("step", expectation.step)
          json.put("phrase", expectation.phrase)
          json.put("requirement", expectation.requirement)
        }
      }
    }
  }
}

extension Vocabulary {
  /// What the lab offers: groups of kinds, the fields that name objects, and of each property its name in
  /// UIKit, its meaning, its feature and its phrases.
  fileprivate static let lab: JSON = {
    let slots = uikit.forms.flatMap(\.phrases).flatMap(\.pieces).compactMap(\.filled)
    let names = Set(slots.filter { $0.slot.namesObject }.map(\.field))
    let sets = uikit.forms.filter { $0.kind == .set }.map { form in
      JSON.Member(
        form.name,
        [
          "name": .text(form.labName), "meaning": .text(form.meaning),
          "group": .text(form.phrases[0].feature.rawValue),
          "phrases": .list(form.phrases.map(\.lab)),
        ])
    }
    return ["kinds": kindGroups, "names": .texts(names.sorted()), "sets": .object(sets)]
  }()

  /// The groups of kinds alone, which a stage needs that is only touched.
  static let labKinds: JSON = ["kinds": kindGroups]

  private static let kindGroups: JSON = {
    let groups: [(String, (ResponderKind) -> Bool)] = [
      ("controls", \.isControl), ("views", { $0.isView && $0 != .window }),
      ("scrollViews", \.isScrollView), ("recognizers", \.isRecognizer),
      ("ofScrollViews", \.isScrollViewRecognizer),
    ]
    return .object(
      groups.map { .init($0, .texts(ResponderKind.allCases.filter($1).map(\.rawValue))) })
  }()
}

extension StepDefinition {
  /// What UIKit calls the property, or the method that is overridden, without more about it.
  fileprivate var labName: String {
    let name = uikitName.isEmpty ? name : uikitName
    let whole =
      ["answer of ", "override of ", "call of "].first(where: name.hasPrefix)
      .map { String(name.dropFirst($0.count)) } ?? name
    return whole.split(separator: ", ")[0].split(separator: " and the like")[0].description
  }
}

extension Phrase {
  /// The phrase with the values that it fixes and its slots, of which each says what fills it.
  fileprivate var lab: JSON {
    let fixed = constants.sorted { $0.key < $1.key }.map { JSON.Member($0.key, $0.value.lab) }
    return [
      "phrase": .text(pattern), "fixed": .object(fixed),
      "slots": .list(
        pieces.compactMap(\.filled).map { slot, field in
          ["field": .text(field), "nobody": .truth(slot.form.takesNobody), "type": slot.lab]
        }),
    ]
  }
}

extension StepValue {
  fileprivate var lab: JSON {
    switch self {
    case .truth(let truth): .truth(truth)
    case .number(let number): .number(number)
    case .integer(let integer): .integer(integer)
    case .text(let text): .text(text)
    default: .null
    }
  }
}

extension Slot {
  /// What the lab asks for: the kinds of objects, words, or the name of a type.
  fileprivate var lab: JSON {
    switch form.element {
    case .name: .texts(ResponderKind.allCases.filter(kinds.contains).map(\.rawValue))
    case .word(let words): ["words": .texts(words)]
    case .number, .positiveNumber, .integer: .text("number")
    case .negatedNumber: .text("negated")
    case .point: .text("point")
    case .rect: .text("rect")
    case .truth: .text("truth")
    case .action, .anyWord, .text: .text("text")
    }
  }
}

extension Phrase.Piece {
  /// The slot and its field, if the piece is one.
  var filled: (slot: Slot, field: String)? {
    if case .slot(let slot, let field) = self { (slot, field) } else { nil }
  }
}

extension LocalizedSite {
  /// The scenarios that the lab opens as tasks, in the order of their page: of each clause the first row
  /// with a solution. That is the number of steps immediately before the first stimulus that solve it,
  /// which the lab leaves out.
  fileprivate var challenges: JSON {
    .list(
      pages.flatMap { page in
        page.blocks.compactMap { block -> JSON? in
          guard let clause = block.heading?.clause, let scenario = page.challenge(of: clause.id)
          else { return nil }
          return [
            "id": .text(scenario.id.description), "page": .text(page.name),
            "title": .text(clause.title), "task": .text(clause.lead),
            "solution": .integer(scenario.solution.count),
          ]
        }
      })
  }

  /// The first example of each symptom, `[id, title]`, which the lab offers as cases.
  fileprivate var cases: JSON {
    .list(
      symptoms.compactMap { symptom in
        symptom.examples.first.map { .texts([$0, symptom.title]) }
      })
  }
}

extension Page {
  /// Returns the scenario that the lab opens as the challenge of a clause, if it is one.
  func challenge(of clause: String) -> Scenario? {
    scenarios.first { !$0.solution.isEmpty && $0.id.clause == clause }
  }
}

extension HTML {
  /// Appends the element that tells the scripts of the lab where the engine and the scenarios are:
  ///
  ///     data-engine="lab-engine.….js"
  ///     data-pages='[["hit-testing","hit-testing.html","Hit-testing","scenarios-….js"],…]'
  ///     data-vocabulary='{"kinds":{"controls":["control",…],…},"names":["of",…],"sets":{…}}'
  ///     data-sentences='{"sentences":{…},"words":{"nobody":"nil",…}}', see `Sentences.labData`
  ///     data-challenges='[{"id":"CHALLENGE-1/covered","page":"challenges","title":"…","task":"…",
  ///       "solution":2},…]'
  ///     data-symptoms='[["HIT-31/part-outside","A button does not get taps"],…]'
  mutating func append(_ lab: LabData, _ site: LocalizedSite) {
    let top = site.language.top
    let titles = site.pages.reduce(into: [:]) { $0[$1.name] = ($1.path, $1.title) }
    let pages = lab.pages.map { scenarios -> JSON in
      let (path, title) = titles[scenarios.page] ?? ("", "")
      return .texts([
        scenarios.page, Address.file(path, root: "").text, title,
        Address.file(scenarios.script.path, root: top).text,
      ])
    }
    line(
      "div", .id("lab"), .data("data-engine", Address.file(lab.engine.script.path, root: top).text),
      .data("data-pages", JSON.list(pages).string),
      .data("data-vocabulary", Vocabulary.lab.string),
      .data("data-challenges", site.challenges.string),
      .data("data-symptoms", site.cases.string),
      .data("data-sentences", site.strings.sentences?.labData.string ?? "{}"), text: "")
  }

  /// Appends the link to the lab; scripts find it by its id, know from it that there is a lab, and
  /// load the lab's script by it:
  ///
  ///     data-script="lab.en.….js"
  mutating func appendLabLink(root: String, _ site: LocalizedSite) {
    element(
      "a", .id("site:lab"), .href(.file(SiteFile.lab, root: root)),
      .data("data-script", site.script(of: .lab, root: root)?.text), text: site.strings[.lab])
  }
}
