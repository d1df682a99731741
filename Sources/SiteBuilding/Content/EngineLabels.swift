import Conformance

/// The names of the engines as HTML, made once because every table shows them.
struct EngineLabels: Sendable {
  /// The names alone, in the order of the engines.
  let names: [HTML]
  /// The heads of the columns that hold the engines' verdicts.
  let columnHeads: HTML

  init(_ engines: [EngineProfile]) {
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
  }
}
