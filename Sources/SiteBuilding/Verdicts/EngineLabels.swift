import Conformance

/// The names of the engines as HTML, made once because every table shows them.
struct EngineLabels: Sendable {
  /// The names alone, in the order of the engines.
  let names: [HTML]
  /// The heads of the columns that hold the engines' verdicts.
  let columnHeads: HTML
  /// What tells the engines apart where there is no room for their names.
  let keys: [EngineKey]
  /// The names in short; assistive technology is told the whole names.
  let shorts: [HTML]
  /// The heads of the narrow columns that hold a mark for each engine.
  let markHeads: HTML
  private let marks: [[HTML]]

  init(_ engines: [EngineProfile], _ strings: LocalizedStrings) {
    names = engines.map { engine in HTML { $0.append(foreign: engine.name) } }
    columnHeads = HTML { html in
      for engine in engines {
        html.line("th", .constant("scope", "col"), .class("engine")) { head in
          head.append(foreign: engine.name)
          head.append(text: " ")
          head.element("small") { $0.append(foreign: engine.version) }
        }
      }
    }
    let keys = EngineKey.keys(of: engines)
    let shorts = zip(keys, engines).map { key, engine in
      HTML { $0.appendShort(key, of: engine) }
    }
    markHeads = HTML { html in
      for short in shorts {
        html.line("th", .constant("scope", "col"), .class("mark")) { $0.append(short) }
      }
    }
    marks = names.map { name in
      Outcome.allCases.map { outcome in HTML { $0.appendMark(outcome, of: name, strings) } }
    }
    self.keys = keys
    self.shorts = shorts
  }

  /// Whether there is more than one engine, so that each must do with little room.
  var areSeveral: Bool { names.count > 1 }

  /// The mark for what an engine did; assistive technology is told the engine and the word.
  func mark(_ outcome: Outcome, engine: Int) -> HTML {
    marks[engine][Outcome.allCases.firstIndex(of: outcome) ?? 0]
  }
}

extension HTML {
  fileprivate mutating func appendShort(_ key: EngineKey, of engine: EngineProfile) {
    let title = "\(engine.name) \(engine.version)".withVisibleControls
    element("span", .class("short"), .title(title), .constant("aria-hidden", "true")) {
      $0.append(foreign: key.short)
    }
    element("span", .class("spoken")) { $0.append(foreign: engine.name) }
  }

  fileprivate mutating func appendMark(
    _ outcome: Outcome, of name: HTML, _ strings: LocalizedStrings
  ) {
    element("span", .class(outcome.styleClass)) { html in
      html.element("span", .class("spoken")) { spoken in
        spoken.append(name)
        spoken.append(text: " \(strings[StringKey(outcome)])")
      }
    }
  }
}
