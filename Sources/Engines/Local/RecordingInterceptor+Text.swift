import Conformance
import Responders

extension RecordingInterceptor: TextFieldDelegate, TextViewDelegate {
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    recorder.record(.field(.shouldBeginEditing), by: stageName)
    return storedOverrides?.letsEditingBegin != false
  }

  func textFieldDidBeginEditing(_ textField: TextField) {
    recorder.record(.field(.didBeginEditing), by: stageName)
  }

  func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    recorder.record(.field(.shouldEndEditing), by: stageName)
    return storedOverrides?.letsEditingEnd != false
  }

  func textFieldDidEndEditing(_ textField: TextField) {
    recorder.record(.field(.didEndEditing), by: stageName)
  }

  func textField(_ textField: TextField, shouldChangeTextTo text: String) -> Bool {
    recorder.record(.field(.shouldChange), by: stageName)
    return storedOverrides?.textAnswers.allowsChange(to: text) != false
  }

  func textFieldShouldClear(_ textField: TextField) -> Bool {
    recorder.record(.field(.shouldClear), by: stageName)
    return storedOverrides?.textAnswers.letsClear != false
  }

  /// Makes another responder first, or resigns, where the scenario says so, and then answers no.
  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    recorder.record(.field(.shouldReturn), by: stageName)
    guard let answers = storedOverrides?.textAnswers else { return true }
    if let next = answers.returnsTo?.target as? Responder {
      if next === textField { next.resignFirstResponder() } else { next.becomeFirstResponder() }
      return false
    }
    return answers.letsReturn
  }

  func textViewShouldBeginEditing(_ textView: TextView) -> Bool {
    recorder.record(.textView(.shouldBeginEditing), by: stageName)
    return storedOverrides?.letsEditingBegin != false
  }

  func textViewDidBeginEditing(_ textView: TextView) {
    recorder.record(.textView(.didBeginEditing), by: stageName)
  }

  func textViewShouldEndEditing(_ textView: TextView) -> Bool {
    recorder.record(.textView(.shouldEndEditing), by: stageName)
    return storedOverrides?.letsEditingEnd != false
  }

  func textViewDidEndEditing(_ textView: TextView) {
    recorder.record(.textView(.didEndEditing), by: stageName)
  }

  func textView(_ textView: TextView, shouldChangeTextTo text: String) -> Bool {
    recorder.record(.textView(.shouldChange), by: stageName)
    return storedOverrides?.textAnswers.allowsChange(to: text) != false
  }

  func textViewDidChange(_ textView: TextView) {
    recorder.record(.textView(.didChange), by: stageName)
  }
}

/// What the delegate of a text field or text view answers about changes of the text.
struct TextAnswers {
  /// Whether the user may change the text.
  var letsChange = true
  /// The greatest number of characters; nil for any.
  var maximum: Int?
  /// Whether the text may be cleared.
  var letsClear = true
  /// Whether the Return key does what it does by default.
  var letsReturn = true
  /// What becomes first responder at the Return key, or the field itself, which resigns; nil for none.
  var returnsTo: Overrides.Redirection?

  /// Returns whether the user may change the text to another one.
  func allowsChange(to text: String) -> Bool {
    letsChange && maximum.map { text.unicodeScalars.count <= $0 } != false
  }
}

extension World {
  /// Sets what the delegate of text answers, or a property of text; returns false for other forms.
  func setTextEditing(_ step: Script.Step, of name: String) throws(ScriptError) -> Bool {
    let value = step["to"]
    switch step.name {
    case "hasTextDelegate": _ = try textOverrides(of: name)
    case "letsTextChange": try textOverrides(of: name).textAnswers.letsChange = value.truth
    case "maximumText": try textOverrides(of: name).textAnswers.maximum = value.integer
    case "letsClear": try textOverrides(of: name).textAnswers.letsClear = value.truth
    case "letsReturn": try textOverrides(of: name).textAnswers.letsReturn = value.truth
    case "returnsTo":
      let target = Overrides.Redirection(to: try responder(value.text))
      try textOverrides(of: name).textAnswers.returnsTo = target
    case "letsEditingBegin": try textOverrides(of: name).letsEditingBegin = value.truth
    case "letsEditingEnd": try textOverrides(of: name).letsEditingEnd = value.truth
    case "emptied":
      switch try object(name) {
      case let field as TextField: field.text = ""
      case let view as TextView: view.text = ""
      default: throw wrongKind(try index(of: name), "a text field or text view")
      }
    default: return false
    }
    return true
  }

  /// Edits text as the user or code does; returns false for other forms.
  func editText(_ step: Script.Step) throws(ScriptError) -> Bool {
    switch step.name {
    case "pressDelete": try receiver().pressDelete()
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
    default: throw wrongKind(try index(of: name), "a text field or text view")
    }
    return responder.overrides
  }
}
