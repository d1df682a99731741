import Conformance

extension HTML {
  /// Adds a scenario's picture and its story, folded away; nothing where there is nothing to tell.
  ///
  /// The theme's player reads the story back: whatever it needs beyond the words stands in the
  /// `data-` attributes.
  mutating func append(_ tale: PageStories.Tale?, _ strings: LocalizedStrings) {
    guard let tale else { return }
    block(
      "details", .class("story"), strings.language.markOfOwn,
      .data("data-stage", tale.engines == nil ? nil : tale.stage?.id),
      .data("data-engines", tale.engines)
    ) { html in
      html.line("summary", text: strings[.steps])
      if let stage = tale.stage, let picture = tale.picture {
        html.append(picture, on: stage, strings)
      }
      html.block("ol", strings.language.markOfOriginal) { $0.append(tale.steps) }
    }
  }

  /// Adds the names of the engines, to which stories refer by number.
  mutating func appendNames(of recordings: Recordings) {
    block("ol", .id("site:engines"), .constant("hidden", "")) { list in
      for engine in recordings.engines { list.line("li", text: engine.told(upTo: 80)) }
    }
  }

  fileprivate mutating func append(
    _ story: Story, of scenario: Scenario, film: SceneFilm?, engines: [String]
  ) {
    var film = film
    for (step, told) in zip(scenario.script.steps, story.steps) {
      let moment = film?.advance(step)
      line(
        "li", .data("data-spots", moment?.spotsText), .data("data-changes", moment?.changesText),
        .data("data-order", moment?.orderText)
      ) { item in
        item.element("span") { $0.append(told: told.words, upTo: 400) }
        // What all did needs no names.
        if told.accounts.count == 1 { return item.append(told.accounts[0]) }
        for account in told.accounts { item.append(account, by: engines) }
      }
    }
  }

  private mutating func append(_ account: Story.Account, by engines: [String]) {
    block("div", .class("account"), .data("data-engines", Self.numbers(account.engines))) { part in
      part.element("strong") { names in
        names.append(told: account.engines.map { engines[$0] }.joined(separator: ", "), upTo: 400)
      }
      part.append(account)
    }
  }

  private mutating func append(_ account: Story.Account) {
    if let answer = account.answer {
      append(text: ": ")
      element("b") { $0.append(told: answer, upTo: 400) }
    }
    for difference in account.differences {
      element("em") { note in
        note.append(told: difference.phrase, upTo: 400)
        note.append(text: ": expected ")
        note.append(told: difference.expected, upTo: 400)
        note.append(text: ", actual ")
        note.append(told: difference.actual, upTo: 400)
      }
    }
    if !account.record.calls.isEmpty { appendCalls(of: account.record) }
  }

  fileprivate static func numbers(_ numbers: [Int]) -> String {
    numbers.map(String.init).joined(separator: " ")
  }
}

extension PageStories.Tale {
  /// Draws and tells a scenario.
  init(_ scenario: Scenario, _ scenes: PageScenes, _ recordings: Recordings) {
    let found = recordings.recordings(of: scenario)
    let stage = scenes.number(of: scenario.script.stage).map { scenes.drawings[$0] }
    let isKept = stage != nil && !found.isEmpty
    self.stage = stage
    picture = stage.map { ScenePicture(scenario, on: $0) }
    engines = isKept ? HTML.numbers(found.map(\.engine)) : nil
    steps = HTML { list in
      list.append(
        Story(scenario, found), of: scenario, film: isKept ? stage.map(SceneFilm.init) : nil,
        engines: recordings.engines)
    }
  }
}
