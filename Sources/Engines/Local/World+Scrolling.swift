import Conformance
import Responders

extension World {
  /// Sets a property of a scroll view, an override or an answer of its delegate, also about the rows of
  /// a table and the items of a collection; returns false for other forms.
  func setScrolling(_ step: Script.Step, of name: String) throws(ScriptError) -> Bool {
    let value = step["to"]
    switch step.name {
    case "contentSize":
      let size = value.point
      try scrollView(name).contentSize = Size(width: size.x, height: size.y)
    case "contentOffset": try scrollView(name).contentOffset = Responders.Point(value.point)
    case "contentInset":
      let scrollView = try scrollView(name)
      switch step["edge"].text {
      case "top": scrollView.contentInset.top = value.number
      case "left": scrollView.contentInset.left = value.number
      case "right": scrollView.contentInset.right = value.number
      default: scrollView.contentInset.bottom = value.number
      }
    case "zooming": try setZooming(step, of: scrollView(name))
    case "refusesTouches":
      let view = try view(step["view"].text)
      try scrollView(name).overrides.refusedViews.insert(ObjectIdentifier(view))
    case "cancelsTouches":
      let view = try view(step["view"].text)
      try scrollView(name).overrides.cancelledViews[ObjectIdentifier(view)] = value.truth
    case "keepsScrolling":
      if step["axis"].text == "vertical" {
        try scrollView(name).transfersVerticalScrollingToParent = false
      } else {
        try scrollView(name).transfersHorizontalScrollingToParent = false
      }
    case "dismissesKeyboard":
      try scrollView(name).keyboardDismissMode = value.text == "onDrag" ? .onDrag : .interactive
    case "refusesScrollToTop": try scrollView(name).overrides.refusesScrollToTop = value.truth
    case "decelerating": try scrollView(name).isDecelerating = value.truth
    case "allowsSelection": try table(name).allowsSelection = value.truth
    case "allowsMultipleSelection": try table(name).allowsMultipleSelection = value.truth
    case "refusesHighlight": try row(name).overrides.refusesHighlight = value.truth
    case "selection": try row(name).overrides.selection = reference(to: value)
    case "deselection": try row(name).overrides.deselection = reference(to: value)
    default: return false
    }
    return true
  }

  /// Answers a question about a scroll view or a row's actions; returns nil for other forms.
  func answerScrolling(_ step: Script.Step) throws(ScriptError) -> Answer? {
    switch step.name {
    case "contentOffset":
      .point(Conformance.Point(try scrollView(step["of"].text).contentOffset))
    case "zoomScale": .number(try scrollView(step["of"].text).zoomScale)
    case "willDecelerate": .truth(try willDecelerate(step["of"].text))
    case "isSelected": .truth(try row(step["of"].text).isSelected)
    case "showsActions": .truth(try row(step["of"].text).shownActions != nil)
    default: nil
    }
  }

  /// Scrolls, selects rows or refreshes by code; returns false for other forms.
  func scroll(_ step: Script.Step) throws(ScriptError) -> Bool {
    switch step.name {
    case "scrollTo":
      let offset = try finite(step["to"].point)
      try scrollView(step["of"].text).setContentOffset(offset, animated: step["animated"].truth)
    case "scrollToVisible":
      let rect = step["to"].rect
      guard rect.isFinite else { throw .notFinite(of: step["of"].text) }
      try scrollView(step["of"].text).scrollRectToVisible(
        Responders.Rect(rect), animated: step["animated"].truth)
    case "selectRow": try table(step["of"].text).selectRow(try row(step["row"].text))
    case "deselectRow": try table(step["of"].text).deselectRow(try row(step["row"].text))
    case "reload":
      let name = step["of"].text
      if let row = try object(name) as? TableRow {
        row.reload()
      } else {
        try table(name).reloadData()
      }
    case "beginRefreshing": try refreshControl(step["of"].text).beginRefreshing()
    case "endRefreshing": try refreshControl(step["of"].text).endRefreshing()
    default: return false
    }
    return true
  }

  func row(_ name: String) throws(ScriptError) -> TableRow {
    try object(name, "a row or an item")
  }

  private func table(_ name: String) throws(ScriptError) -> Table { try object(name, "a table") }

  private func refreshControl(_ name: String) throws(ScriptError) -> RefreshControl {
    try object(name, "a refresh control")
  }

  private func reference(
    to value: StepValue
  ) throws(ScriptError) -> Overrides.Reference<TableRow> {
    Overrides.Reference(to: try value.optionalText.map(row(_:)))
  }

  private func willDecelerate(_ name: String) throws(ScriptError) -> Bool {
    guard let answer = try scrollView(name).overrides.willDecelerate
    else { throw ScriptError("no drag of \(name) has ended") }
    return answer
  }

  private func setZooming(_ step: Script.Step, of scrollView: ScrollView) throws(ScriptError) {
    guard step["minimum"].number.isFinite, step["maximum"].number.isFinite
    else { throw .notFinite(of: scrollView.name) }
    let view = try step["view"].optionalText.map(view(_:))
    scrollView.overrides.zoomedView = view
    scrollView.minimumZoomScale = step["minimum"].number
    scrollView.maximumZoomScale = step["maximum"].number
  }
}
