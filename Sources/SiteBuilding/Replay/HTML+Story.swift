import Conformance

extension HTML {
  /// The most lines of calls told of one step.
  private static let shownGroups = 60
  /// The most receivers told on one line.
  private static let shownReceivers = 60

  /// Adds a scenario's picture and its story, folded away; nothing where there is nothing to tell.
  mutating func appendStory(of id: ScenarioID, in scenes: PageScenes, _ recordings: Recordings) {
    guard let (scenario, stage) = scenes.scene(id), !scenario.script.steps.isEmpty else { return }
    let found = recordings.recordings(of: scenario)
    block("details", .class(found.isEmpty ? "story" : "story kept")) { html in
      html.line("summary", .label("Steps of \(id.description.withVisibleControls)"), text: "Steps")
      if let stage { html.append(ScenePicture(scenario, on: stage), on: stage) }
      html.block("ol") { list in
        for step in Story(scenario, found).steps {
          list.append(step, engines: recordings.engines, isAlone: found.count == 1)
        }
      }
    }
  }

  private mutating func append(_ step: Story.Step, engines: [String], isAlone: Bool) {
    line("li") { item in
      item.append(told: step.words, upTo: 400)
      // What all did needs no names.
      if step.accounts.count == 1 { return item.append(step.accounts[0]) }
      for account in step.accounts {
        item.block("div", .class("account")) { part in
          part.element(
            "span", .class("by"),
            content: { by in
              by.append(
                told: account.engines.map { engines[$0] }.joined(separator: ", "), upTo: 400)
            })
          part.append(account)
        }
      }
    }
  }

  private mutating func append(_ account: Story.Account) {
    if let answer = account.answer {
      append(text: ": ")
      element("b") { $0.append(told: answer, upTo: 400) }
    }
    guard !account.record.calls.isEmpty else { return }
    let groups = account.record.groups
    block("ul") { list in
      for group in groups.prefix(Self.shownGroups) { list.append(group) }
      let hidden = groups.dropFirst(Self.shownGroups).reduce(0) { $0 + $1.count }
      if hidden > 0 { list.line("li", text: "… \(Noun.counted(hidden, "more call"))") }
    }
  }

  private mutating func append(_ group: ArraySlice<Trace.Call>) {
    guard let first = group.first else { return }
    line("li") { item in
      item.element("code") { $0.append(told: first.message.rawValue, upTo: 120) }
      var separator = " "
      for call in group.prefix(Self.shownReceivers) {
        item.append(text: separator)
        item.append(told: call.receiver, upTo: 80)
        separator = " → "
      }
      let hidden = group.count - Self.shownReceivers
      if hidden > 0 { item.append(text: " → … \(hidden) more") }
      if let fingers = first.fingerWords { item.append(text: " (\(fingers))") }
    }
  }

  /// Adds a text that an engine or a page wrote: set apart where it could turn the direction of
  /// what stands around it, and cut where it is long.
  private mutating func append(told text: String, upTo limit: Int) {
    if text.utf8.count <= limit, text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      append(text: text)
    } else {
      append(foreign: text.cut(to: limit))
    }
  }
}

extension Trace.Call {
  /// Which fingers it is about, where that is not the first alone: `fingers 1 and 2`.
  var fingerWords: String? {
    guard !fingers.isEmpty, fingers != [1] else { return nil }
    let numbers = fingers.map(String.init).joined(separator: " and ")
    return fingers.count == 1 ? "finger \(numbers)" : "fingers \(numbers)"
  }
}

extension String {
  /// The beginning of the text, with a sign where more follows.
  func cut(to limit: Int) -> String {
    guard utf8.count > limit else { return self }
    let scalars = unicodeScalars
    return scalars.dropFirst(limit).isEmpty ? self : "\(String(scalars.prefix(limit)))…"
  }
}
