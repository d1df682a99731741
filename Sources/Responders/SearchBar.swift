/// A view around a text field in which the user types what to search for: the first of its subviews that is
/// one. It tells its delegate what the text field would tell its own.
///
/// Spec: CONTROL-90, CONTROL-91, CONTROL-92, CONTROL-93.
open class SearchBar: View {
  /// The delegate, which the search bar retains, as a text field does.
  public final var delegate: (any SearchBarDelegate)?

  open override var description: String { "SearchBar" }

  /// The text field.
  public final var searchTextField: TextField? {
    for case let field as TextField in subviews { return field }
    return nil
  }

  /// Makes the text field first responder.
  ///
  /// Spec: CONTROL-90.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    searchTextField?.becomeFirstResponder() ?? super.becomeFirstResponder()
  }

  /// Has the text field resign.
  ///
  /// Spec: CONTROL-90.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    searchTextField?.resignFirstResponder() ?? super.resignFirstResponder()
  }

  /// Tells the delegate that the user taps the cancel button, which is disabled unless the text field is first
  /// responder.
  ///
  /// Spec: CONTROL-91, CONTROL-93.
  public final func pressCancelButton() {
    guard searchTextField?.isFirstResponder == true else { return }
    delegate?.searchBarCancelButtonClicked(self)
  }
}

extension SearchBar: TextFieldDelegate {
  /// Asks the delegate.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    delegate?.searchBarShouldBeginEditing(self) != false
  }

  /// Tells the delegate.
  public func textFieldDidBeginEditing(_ textField: TextField) {
    delegate?.searchBarTextDidBeginEditing(self)
  }

  /// Asks the delegate.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    delegate?.searchBarShouldEndEditing(self) != false
  }

  /// Tells the delegate.
  public func textFieldDidEndEditing(_ textField: TextField) {
    delegate?.searchBarTextDidEndEditing(self)
  }

  /// Asks the delegate.
  public func textField(_ textField: TextField, shouldChangeTextTo text: String) -> Bool {
    delegate?.searchBar(self, shouldChangeTextTo: text) != false
  }

  /// Tells the delegate of the search key, and does nothing else.
  ///
  /// Spec: CONTROL-91.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool {
    delegate?.searchBarSearchButtonClicked(self)
    return false
  }
}

/// An object that a search bar asks and tells about the editing of its text.
///
/// Spec: CONTROL-90, CONTROL-91.
public protocol SearchBarDelegate: AnyObject {
  /// Returns whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool
  /// Editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar)
  /// Returns whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool
  /// Editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: SearchBar)
  /// Returns whether the user may change the text to another.
  func searchBar(_ searchBar: SearchBar, shouldChangeTextTo text: String) -> Bool
  /// The user has changed the text.
  func searchBarTextDidChange(_ searchBar: SearchBar)
  /// The user has pressed the search key.
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)
  /// The user has tapped the cancel button.
  func searchBarCancelButtonClicked(_ searchBar: SearchBar)
}
