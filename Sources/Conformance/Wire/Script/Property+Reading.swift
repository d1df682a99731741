extension Property {
  /// How each property is read: its value is the field `to`, unless it takes more.
  package static let vocabulary = Vocabulary<Property>(
    "set",
    [
      "hidden": { f throws(WireProblem) in .hidden(try f.truth("to")) },
      "alpha": { f throws(WireProblem) in .alpha(try f.number("to")) },
      "interactionEnabled": { f throws(WireProblem) in .interactionEnabled(try f.truth("to")) },
      "frame": { f throws(WireProblem) in .frame(try f.rect("to")) },
      "boundsOrigin": { f throws(WireProblem) in .boundsOrigin(try f.point("to")) },
      "scale": { f throws(WireProblem) in
        let factors = try f.point("to")
        return .scale(x: factors.x, y: factors.y)
      },
      "rotation": { f throws(WireProblem) in .rotation(degrees: try f.number("to")) },
      "translation": { f throws(WireProblem) in .translation(try f.point("to")) },
      "clipsToBounds": { f throws(WireProblem) in .clipsToBounds(try f.truth("to")) },
      "cornerRadius": { f throws(WireProblem) in .cornerRadius(try f.number("to")) },
      "zPosition": { f throws(WireProblem) in .zPosition(try f.number("to")) },
      "next": { f throws(WireProblem) in .next(try f.optionalText("to")) },
      "hitTest": { f throws(WireProblem) in .hitTest(.returns(try f.optionalText("to"))) },
      "hitTestPassesSelfThrough": { _ throws(WireProblem) in .hitTest(.passesSelfThrough) },
      "pointInside": { f throws(WireProblem) in .pointInside(.returns(try f.truth("to"))) },
      "pointInsideOutset": { f throws(WireProblem) in
        .pointInside(.outset(try f.number("to")))
      },
      "delegate": { f throws(WireProblem) in .delegate(try f.optionalText("to")) },
      "handlesTouches": { f throws(WireProblem) in .handlesTouches(try f.truth("to")) },
      "keepsTouches": { f throws(WireProblem) in
        .keepsTouches(try f.word("phase", of: TouchPhase.self), try f.truth("to"))
      },
      "multipleTouch": { f throws(WireProblem) in .multipleTouch(try f.truth("to")) },
      "exclusiveTouch": { f throws(WireProblem) in .exclusiveTouch(try f.truth("to")) },
      "windowLevel": { f throws(WireProblem) in .windowLevel(try f.number("to")) },
      "swallowsEvents": { f throws(WireProblem) in .swallowsEvents(try f.truth("to")) },
      "canBecomeFirstResponder": { f throws(WireProblem) in
        .canBecomeFirstResponder(try f.truth("to"))
      },
      "canResignFirstResponder": { f throws(WireProblem) in
        .canResignFirstResponder(try f.truth("to"))
      },
      "refusesToResign": { f throws(WireProblem) in .refusesToResign(try f.truth("to")) },
      "implements": { f throws(WireProblem) in
        .implements(try f.text("action"), arguments: try f.integer("arguments"))
      },
      "denies": { f throws(WireProblem) in .denies(try f.text("action")) },
      "enabled": { f throws(WireProblem) in .enabled(try f.truth("to")) },
      "refusesTracking": { f throws(WireProblem) in .refusesTracking(try f.truth("to")) },
      "stopsTracking": { f throws(WireProblem) in .stopsTracking(try f.truth("to")) },
      "tapsRequired": { f throws(WireProblem) in .tapsRequired(try f.integer("to")) },
      "touchesRequired": { f throws(WireProblem) in .touchesRequired(try f.integer("to")) },
      "minimumPressDuration": { f throws(WireProblem) in
        .minimumPressDuration(try f.number("to"))
      },
      "direction": { f throws(WireProblem) in
        .direction(try f.word("to", of: SwipeDirection.self))
      },
      "cancelsTouchesInView": { f throws(WireProblem) in
        .cancelsTouchesInView(try f.truth("to"))
      },
      "delaysTouchesBegan": { f throws(WireProblem) in .delaysTouchesBegan(try f.truth("to")) },
      "delaysTouchesEnded": { f throws(WireProblem) in .delaysTouchesEnded(try f.truth("to")) },
      "requiresFailure": { f throws(WireProblem) in .requiresFailure(of: try f.text("to")) },
      "recognizesTogether": { f throws(WireProblem) in
        .recognizesTogether(with: try f.text("to"))
      },
      "shouldBegin": { f throws(WireProblem) in .shouldBegin(try f.truth("to")) },
      "shouldReceive": { f throws(WireProblem) in .shouldReceive(try f.truth("to")) },
      "handlesPresses": { f throws(WireProblem) in .handlesPresses(try f.truth("to")) },
      "handlesMotion": { f throws(WireProblem) in .handlesMotion(try f.truth("to")) },
      "handlesRemoteControl": { f throws(WireProblem) in
        .handlesRemoteControl(try f.truth("to"))
      },
      "keyCommand": { f throws(WireProblem) in
        .keyCommand(try f.text("key"), action: try f.text("action"))
      },
      "undoManager": { f throws(WireProblem) in .undoManager(try f.truth("to")) },
      "inputView": { f throws(WireProblem) in .inputView(try f.optionalText("to")) },
      "inputAccessoryView": { f throws(WireProblem) in
        .inputAccessoryView(try f.optionalText("to"))
      },
      "on": { f throws(WireProblem) in .on(try f.truth("to")) },
      "value": { f throws(WireProblem) in .value(try f.number("to")) },
      "continuous": { f throws(WireProblem) in .continuous(try f.truth("to")) },
      "segments": { f throws(WireProblem) in .segments(try f.integer("to")) },
      "pages": { f throws(WireProblem) in .pages(try f.integer("to")) },
      "text": { f throws(WireProblem) in .text(try f.text("to")) },
      "waitsFor": { f throws(WireProblem) in .waits(for: try f.optionalText("to")) },
      "isAwaitedBy": { f throws(WireProblem) in .isAwaited(by: try f.optionalText("to")) },
      "redirects": { f throws(WireProblem) in
        .redirects(try f.text("action"), to: try f.optionalText("to"))
      },
    ])
}
