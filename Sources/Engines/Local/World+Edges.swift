import Conformance
import Responders

extension World {
  /// Sets a property of a recognizer at edges of the screen or of a sheet, or what a controller says
  /// about them; returns false for other forms.
  func setEdges(_ step: Script.Step, of name: String) throws(ScriptError) -> Bool {
    let value = step["to"]
    switch step.name {
    case "startEdge":
      let recognizer = try object(name, "an edge pan recognizer", EdgePanGestureRecognizer.self)
      recognizer.edges.insert(ScreenEdges(value.word()))
    case "deferringEdge":
      try controller(name).preferredScreenEdgesDeferringSystemGestures.insert(
        ScreenEdges(value.word()))
    case "deferringChild":
      let (container, child) = (try controller(name), try controller(value.text))
      guard child.parent === container
      else { throw ScriptError("\(value.text) is no child of \(name)") }
      container.childForScreenEdgesDeferringSystemGestures = child
    case "mediumDetent": try sheet(name).hasMediumDetent = value.truth
    case "undimmedDetent":
      try sheet(name).largestUndimmedDetent = value.text == "large" ? .large : .medium
    case "expandsByScrolling":
      try sheet(name).prefersScrollingExpandsWhenScrolledToEdge = value.truth
    default: return false
    }
    return true
  }

  private func sheet(_ name: String) throws(ScriptError) -> SheetPanGestureRecognizer {
    try object(name, "a sheet pan recognizer")
  }
}
