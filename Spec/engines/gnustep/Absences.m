#import "../objc/Framework.h"

#define NO_CONTAINMENT \
  @"Nothing asks an NSView whether it contains a point in a way that the view could override: " \
  @"hitTest: sends mouse:inRect: to the superview, with the view's frame"
#define NO_TRACKING \
  @"An NSControl is tracked by its cell, which has methods of other names for that"
#define WINDOW_EVENTS \
  @"https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/WinPanel/Tasks/" \
  @"HandlingWindowEvents.html"
#define APPKIT(page) @"https://developer.apple.com/documentation/appkit/" page

/* What AppKit has in place of a notion that it lacks. */
static const Absence absences[] = {
  { @"scale", @"An NSView has a frame rotation, and no other transform of its frame",
    APPKIT("nsview") },
  { @"translation", @"An NSView has a frame rotation, and no other transform of its frame",
    APPKIT("nsview") },
  { @"interactionEnabled",
    @"An NSView cannot be told to ignore the user: only a whole window can (ignoresMouseEvents), "
    @"and a control can be disabled", APPKIT("nsview") },
  { @"pointInside", NO_CONTAINMENT, APPKIT("nsview") },
  { @"pointInsideOutset", NO_CONTAINMENT, APPKIT("nsview") },
  { @"canResignFirstResponder",
    @"NSResponder has no canResignFirstResponder: resignFirstResponder itself answers no",
    APPKIT("nsresponder/resignfirstresponder()") },
  { @"another resigns",
    @"In AppKit a window takes the role of first responder from whoever has it: another responder "
    @"has nothing to give up", APPKIT("nsresponder/resignfirstresponder()") },
  { @"pressReturn", @"A press of return is a key event in AppKit, and this engine sends none",
    APPKIT("nsresponder/keydown(with:)") },
  { @"denies",
    @"NSResponder has no canPerformAction: the search for a target asks respondsToSelector:",
    APPKIT("nsapplication") },
  { @"redirects", @"NSResponder has no target(forAction:): only the application looks for a target",
    APPKIT("nsapplication") },
  { @"target",
    @"NSResponder has no target(forAction:): only the application looks for a target, and it "
    @"begins at the key window's first responder", APPKIT("nsapplication") },
  { @"event of an action", @"An AppKit action comes with its sender, and with no event",
    APPKIT("nsapplication") },
  { @"second form", @"An AppKit action is one selector, and so it has one form",
    APPKIT("nsapplication") },
  { @"isTracking",
    @"An NSControl does not tell whether it is tracking: it tracks the mouse in a loop of its own",
    APPKIT("nscontrol") },
  { @"refusesTracking", NO_TRACKING, APPKIT("nscontrol") },
  { @"stopsTracking", NO_TRACKING, APPKIT("nscontrol") },
  { @"removeTarget",
    @"An NSControl has one target and one action: there are no registrations to take back",
    APPKIT("nscontrol") },
  { @"second target", @"An NSControl has one target and one action", APPKIT("nscontrol") },
  { @"control event",
    @"An NSControl has one action and no control events: a button's action comes when it is let "
    @"go inside, another control's when its value changes", APPKIT("nscontrol") },
  { @"press of a control",
    @"An NSControl tracks a press of the mouse in a loop of its own until it is let go: there is "
    @"no touch that stays down", APPKIT("nscontrol") },
  { @"window under a point",
    @"The window server decides which of several windows lies under a point, not AppKit",
    WINDOW_EVENTS },
  { @"point outside",
    @"The window server gives an application no mouse events from outside its windows",
    WINDOW_EVENTS },
  { nil, @"AppKit has nothing like ", nil },
};

const Absence *frameworkAbsences(void) {
  return absences;
}
