import Conformance
import Responders

extension RecordingInterceptor: TextFieldDelegate, TextViewDelegate {
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    record(.field(.shouldBeginEditing), answering: storedOverrides?.letsEditingBegin)
  }

  func textFieldDidBeginEditing(_ textField: TextField) { record(.field(.didBeginEditing)) }

  func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    record(.field(.shouldEndEditing), answering: storedOverrides?.letsEditingEnd)
  }

  func textFieldDidEndEditing(_ textField: TextField) { record(.field(.didEndEditing)) }

  func textField(_ textField: TextField, shouldChangeTextTo text: String) -> Bool {
    record(.field(.shouldChange), answering: storedOverrides?.allowsChange(to: text))
  }

  func textFieldShouldClear(_ textField: TextField) -> Bool {
    record(.field(.shouldClear), answering: storedOverrides?.letsClear)
  }

  /// Makes another responder first, or resigns, where the scenario says so, and then answers no unless the
  /// scenario says yes.
  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    record(.field(.shouldReturn))
    guard let next = storedOverrides?.returnsTo?.target else {
      return storedOverrides?.letsReturn != false
    }
    if next === textField { next.resignFirstResponder() } else { next.becomeFirstResponder() }
    return storedOverrides?.letsReturn == true
  }

  func textViewShouldBeginEditing(_ textView: TextView) -> Bool {
    record(.textView(.shouldBeginEditing), answering: storedOverrides?.letsEditingBegin)
  }

  func textViewDidBeginEditing(_ textView: TextView) { record(.textView(.didBeginEditing)) }

  func textViewShouldEndEditing(_ textView: TextView) -> Bool {
    record(.textView(.shouldEndEditing), answering: storedOverrides?.letsEditingEnd)
  }

  func textViewDidEndEditing(_ textView: TextView) { record(.textView(.didEndEditing)) }

  func textView(_ textView: TextView, shouldChangeTextTo text: String) -> Bool {
    record(.textView(.shouldChange), answering: storedOverrides?.allowsChange(to: text))
  }

  func textViewDidChange(_ textView: TextView) { record(.textView(.didChange)) }

  private func record(_ message: Message) { recorder.record(message, by: stageName) }

  /// Records a question, and returns the scenario's answer, or yes.
  private func record(_ question: Message, answering answer: Bool?) -> Bool {
    record(question)
    return answer != false
  }
}

extension RecordingInterceptor: SearchBarDelegate {
  func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool {
    record(search("shouldBeginEditing"), answering: storedOverrides?.letsEditingBegin)
  }

  func searchBarTextDidBeginEditing(_ searchBar: SearchBar) { record(search("didBeginEditing")) }

  func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool {
    record(search("shouldEndEditing"), answering: storedOverrides?.letsEditingEnd)
  }

  func searchBarTextDidEndEditing(_ searchBar: SearchBar) { record(search("didEndEditing")) }

  func searchBar(_ searchBar: SearchBar, shouldChangeTextTo text: String) -> Bool {
    record(search("shouldChange"))
    return true
  }

  func searchBarTextDidChange(_ searchBar: SearchBar) { record(search("didChange")) }

  func searchBarSearchButtonClicked(_ searchBar: SearchBar) { record(search("searchClicked")) }

  func searchBarCancelButtonClicked(_ searchBar: SearchBar) { record(search("cancelClicked")) }

  private func search(_ word: String) -> Message { MessageFamily.searchCalls.known(word) }
}

extension World {
  /// Sets what the delegate of text answers, or a property of text; returns false for other forms.
  func setTextEditing(_ step: Script.Step, of name: String) throws(ScriptError) -> Bool {
    let value = step["to"]
    switch step.name {
    case "hasTextDelegate": _ = try textOverrides(of: name)
    case "letsTextChange": try textOverrides(of: name).letsTextChange = value.truth
    case "maximumText": try textOverrides(of: name).maximumText = value.integer
    case "letsClear": try textOverrides(of: name).letsClear = value.truth
    case "letsReturn": try textOverrides(of: name).letsReturn = value.truth
    case "returnsTo":
      let target = Overrides.Reference(to: try responder(value.text))
      try textOverrides(of: name).returnsTo = target
    case "letsEditingBegin": try textOverrides(of: name).letsEditingBegin = value.truth
    case "letsEditingEnd": try textOverrides(of: name).letsEditingEnd = value.truth
    case "emptied": try setText("", of: name)
    default: return false
    }
    return true
  }

  /// Edits text as the user or code does; returns false for other forms.
  func editText(_ step: Script.Step) throws(ScriptError) -> Bool {
    switch step.name {
    case "compose": try receiver().composeText(step["text"].text)
    case "choose": try receiver().typeText(step["text"].text)
    case "pressDelete": try receiver().pressDelete()
    case "pressCancelButton":
      try object(step["of"].text, "a search bar", SearchBar.self).pressCancelButton()
    case "pressClearButton": try field(step["of"].text).pressClearButton()
    case "insertText":
      let text = step["text"].text
      switch try object(step["of"].text) {
      case let field as TextField: field.insertText(text)
      case let view as TextView: view.insertText(text)
      default: throw wrongKind(try index(of: step["of"].text), "a text field or text view")
      }
    case "deleteBackward":
      switch try object(step["of"].text) {
      case let field as TextField: field.deleteBackward()
      case let view as TextView: view.deleteBackward()
      default: throw wrongKind(try index(of: step["of"].text), "a text field or text view")
      }
    case "askCanBecomeFirst": result = try responder(step["of"].text).canBecomeFirstResponder
    default: return false
    }
    return true
  }

  private func field(_ name: String) throws(ScriptError) -> TextField {
    try object(name, "a text field")
  }

  /// Gives text its delegate, and returns the overrides that contain the delegate's answers.
  private func textOverrides(of name: String) throws(ScriptError) -> Overrides {
    let responder = try responder(name)
    let delegate = responder.interceptor as? RecordingInterceptor
    switch responder {
    case let field as TextField: field.delegate = delegate
    case let view as TextView: view.textDelegate = delegate
    case is SearchBar: break
    default: throw wrongKind(try index(of: name), "a text field or text view")
    }
    return responder.overrides
  }
}
