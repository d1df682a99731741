#import "Lack.h"

NSString *const Lack = @"Lack";

void lacks(NSString *reason)
{
  [NSException raise: Lack format: @"%@", reason];
}

static NSString *const noContainment = @"Nothing asks an NSView whether it contains a point in a "
  @"way that the view could override: hitTest: sends mouse:inRect: to the superview, with the "
  @"view's frame";

/* What AppKit has in place of a notion that it lacks. */
static NSDictionary *reasons(void)
{
  return [NSDictionary dictionaryWithObjectsAndKeys:
    @"An NSView has a frame rotation, and no other transform of its frame",
    @"scale",
    @"An NSView has a frame rotation, and no other transform of its frame",
    @"translation",
    noContainment,
    @"pointInside",
    noContainment,
    @"pointInsideOutset",
    @"NSResponder has no canResignFirstResponder: resignFirstResponder itself answers no",
    @"canResignFirstResponder",
    @"NSResponder has no canPerformAction: the search for a target asks respondsToSelector:",
    @"denies",
    @"NSResponder has no target(forAction:): only the application looks for a target",
    @"redirects",
    @"NSResponder has no target(forAction:): only the application looks for a target, and it "
    @"begins at the key window's first responder",
    @"target",
    @"An NSControl does not tell whether it is tracking: it tracks the mouse in a loop of its own",
    @"isTracking",
    @"An NSControl is tracked by its cell, which has methods of other names for that",
    @"refusesTracking",
    @"An NSControl is tracked by its cell, which has methods of other names for that",
    @"stopsTracking",
    @"An NSControl has one target and one action: there are no registrations to take back",
    @"removeTarget",
    @"An NSControl has one target and one action",
    @"second target",
    @"An NSControl has one action and no control events: a button's action comes when it is let "
    @"go inside, another control's when its value changes",
    @"control event",
    @"An NSControl tracks a press of the mouse in a loop of its own until it is let go: there is "
    @"no touch that stays down",
    @"press of a control",
    @"An AppKit action comes with its sender, and with no event",
    @"payload",
    @"An AppKit action is one selector, and so it has one form",
    @"second form",
    @"The window server decides which of several windows lies under a point, not AppKit",
    @"window under a point",
    @"The window server gives an application no mouse events from outside its windows",
    @"point outside",
    @"In AppKit a window takes the role of first responder from whoever has it: another responder "
    @"has nothing to give up",
    @"resigning by another",
    nil];
}

void lacksWord(NSString *word)
{
  NSString *reason = [reasons() objectForKey: word];

  lacks(reason != nil ? reason : [NSString stringWithFormat: @"AppKit has nothing like %@", word]);
}
