extension Change {
  /// The change as the pages would write it: `A is put above B`.
  var words: String {
    switch self {
    case .set(let property, let name): property.words(of: name)
    case .remove(let name): "\(name) is removed"
    case .add(let name, let parent): "\(name) is added to \(parent)"
    case .insert(let name, let placement, let sibling):
      "\(name) is put \(placement.rawValue) \(sibling)"
    case .bringToFront(let name): "\(name) is brought to front"
    case .sendToBack(let name): "\(name) is sent to back"
    case .makeView(let name, let controller): "\(name) becomes the view of \(controller)"
    case .present(let name, let presenter): "\(name) is presented by \(presenter)"
    case .dismiss(let name): "\(name) is dismissed"
    case .addTarget(let target, let action, let control, let event):
      "\(control) sends \(action) to \(target ?? "nobody") on \(event.rawValue)"
    case .removeTarget(let target, let action, let control, let event):
      "\(control) no longer sends \(action ?? "anything") to \(target ?? "nobody") on "
        + event.rawValue
    case .attach(let recognizer, let view): "\(recognizer) is attached to \(view)"
    case .focus(let name): "\(name ?? "nobody") has focus"
    case .receiveRemoteControl(let receives):
      "remote control is \(receives ? "received" : "not received")"
    case .makeKey(let name): "\(name) becomes key"
    case .ignoreInteractionEvents(let begins):
      "interaction events are \(begins ? "ignored" : "allowed")"
    }
  }
}
