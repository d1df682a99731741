extension Property {
  /// The property as the pages would write it: `A is hidden`.
  func words(of name: String) -> String {
    switch self {
    case .hidden(let isHidden): "\(name) is \(isHidden ? "hidden" : "visible")"
    case .alpha(let alpha): "\(name) has alpha \(alpha.words)"
    case .interactionEnabled(let isEnabled):
      "\(name) \(isEnabled ? "allows" : "ignores") interaction"
    case .frame(let frame): "\(name) has frame \(frame.words)"
    case .boundsOrigin(let origin): "\(name) has bounds origin \(origin.words)"
    case .scale(let x, let y): "\(name) is scaled by \(x.words) \(y.words)"
    case .rotation(let degrees): "\(name) is rotated by \(degrees.words) degrees"
    case .translation(let offset): "\(name) is translated by \(offset.words)"
    case .clipsToBounds(let clips): "\(name) \(clips ? "clips to bounds" : "does not clip")"
    case .cornerRadius(let radius): "\(name) has corner radius \(radius.words)"
    case .zPosition(let depth): "\(name) has z position \(depth.words)"
    case .next(let target): "\(name) overrides next to return \(target ?? "nobody")"
    case .hitTest(let override): "\(name) \(override.words)"
    case .pointInside(let override): "\(name) \(override.words)"
    case .delegate(let target): "the delegate of \(name) is \(target ?? "nobody")"
    case .handlesTouches(let handles): "\(name) \(handles ? "handles" : "forwards") touches"
    case .keepsTouches(let phase, let keeps):
      "\(name) \(keeps ? "keeps" : "forwards") \(phase.rawValue) touches"
    case .multipleTouch(let takes): "\(name) takes \(takes ? "many touches" : "one touch")"
    case .exclusiveTouch(let isExclusive): "\(name) is \(isExclusive ? "" : "not ")exclusive"
    case .windowLevel(let level): "\(name) has level \(level.words)"
    case .swallowsEvents(let swallows): "\(name) \(swallows ? "swallows" : "passes") events"
    case .canBecomeFirstResponder(let can):
      "\(name) \(can ? "can" : "cannot") become first responder"
    case .canResignFirstResponder(let can): "\(name) \(can ? "can" : "cannot") resign"
    case .refusesToResign(let refuses): "\(name) \(refuses ? "refuses" : "agrees") to resign"
    case .implements(let action, let arguments):
      "\(name) implements \(action)\(Self.signature(arguments))"
    case .denies(let action): "\(name) denies \(action)"
    case .enabled(let isEnabled): "\(name) is \(isEnabled ? "enabled" : "disabled")"
    case .refusesTracking(let refuses): "\(name) \(refuses ? "refuses" : "allows") tracking"
    case .stopsTracking(let stops):
      "\(name) \(stops ? "stops" : "goes on") tracking when dragged"
    case .on(let isOn): "\(name) is turned \(isOn ? "on" : "off")"
    case .value(let value): "\(name) has value \(value.words)"
    case .continuous(let isContinuous):
      "\(name) tells \(isContinuous ? "each change" : "the last change only")"
    case .segments(let count): "\(name) has \(count) segments"
    case .pages(let count): "\(name) has \(count) pages"
    case .text(let text): "\(name) has text \(text)"
    case .tapsRequired(let count): "\(name) wants \(count) taps"
    case .touchesRequired(let count): "\(name) wants \(count) fingers"
    case .minimumPressDuration(let seconds): "\(name) wants \(seconds.words) seconds"
    case .direction(let direction): "\(name) wants direction \(direction.rawValue)"
    case .cancelsTouchesInView(let cancels):
      "\(name) \(cancels ? "cancels" : "leaves") touches in its view"
    case .delaysTouchesBegan(let delays): "\(name) \(delays ? "holds" : "passes") beginnings"
    case .delaysTouchesEnded(let delays): "\(name) \(delays ? "holds" : "passes") endings"
    case .requiresFailure(let other): "\(name) waits for \(other) to fail"
    case .recognizesTogether(let other): "\(name) allows \(other) beside it"
    case .waits(let other): "\(name) says it waits for \(other ?? "nobody")"
    case .isAwaited(let other): "\(name) says \(other ?? "nobody") waits for it"
    case .shouldBegin(let begins): "\(name) \(begins ? "may" : "may not") begin"
    case .shouldReceive(let receives): "\(name) \(receives ? "may" : "may not") see touches"
    case .handlesPresses(let handles): "\(name) \(handles ? "handles" : "forwards") presses"
    case .handlesMotion(let handles): "\(name) \(handles ? "handles" : "forwards") motion"
    case .handlesRemoteControl(let handles):
      "\(name) \(handles ? "handles" : "forwards") remote control"
    case .keyCommand(let key, let action): "\(name) offers \(key) for \(action)"
    case .undoManager(let has): "\(name) has \(has ? "an" : "no") undo manager"
    case .inputView(let view): "\(name) has input view \(view ?? "nobody")"
    case .inputAccessoryView(let view): "\(name) has accessory view \(view ?? "nobody")"
    case .redirects(let action, let target):
      "\(name) redirects \(action) to \(target ?? "nobody")"
    }
  }

  private static func signature(_ arguments: Int) -> String {
    switch arguments {
    case 0: ""
    case 1: " with a sender"
    default: " with a sender and an event"
    }
  }
}

extension HitTestOverride {
  fileprivate var words: String {
    switch self {
    case .returns(let target): "overrides hitTest to return \(target ?? "nobody")"
    case .passesSelfThrough: "passes touches through itself"
    }
  }
}

extension PointInsideOverride {
  fileprivate var words: String {
    switch self {
    case .returns(let isInside): "overrides point inside to return \(isInside ? "yes" : "no")"
    case .outset(let margin) where margin < 0: "shrinks its hit area by \((-margin).words)"
    case .outset(let margin): "grows its hit area by \(margin.words)"
    }
  }
}
