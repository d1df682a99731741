#import "Stage.h"

/* Changes, calls and questions that UIKit alone has: a method for each word. */
@implementation World (Words)

- (void)change_insertInto:(NSDictionary *)step {
  UIView *parent = [self named:field(step, @"to")], *sibling = [self named:field(step, @"sibling")];
  if ([field(step, @"placement") isEqualToString:@"above"]) {
    [parent insertSubview:[self object:step] aboveSubview:sibling];
  } else {
    [parent insertSubview:[self object:step] belowSubview:sibling];
  }
}

- (void)change_makeView:(NSDictionary *)step {
  [(UIViewController *)[self named:field(step, @"controller")] setView:[self object:step]];
}

- (void)change_present:(NSDictionary *)step {
  UIViewController *presenter = [self named:field(step, @"by")], *presented = [self object:step];
  if ([presented presentingViewController] != nil) {
    cannot(@"the controller is presented already");
  }
  present(presented, presenter, [[presented view] frame]);
}

- (void)change_dismiss:(NSDictionary *)step {
  [(UIViewController *)[self object:step] dismissViewControllerAnimated:NO completion:nil];
  lasts(2);
}

- (void)change_ignoreInteractionEvents:(NSDictionary *)step {
  if (flag(step)) {
    [[UIApplication sharedApplication] beginIgnoringInteractionEvents];
  } else {
    [[UIApplication sharedApplication] endIgnoringInteractionEvents];
  }
}

- (void)change_attach:(NSDictionary *)step {
  [(UIView *)[self named:field(step, @"to")] addGestureRecognizer:[self object:step]];
}

static UIControlEvents eventsOf(NSDictionary *step) {
  NSString *other = field(step, @"other");
  return [controlEvents()[field(step, @"event")] unsignedIntegerValue]
    | (other == nil ? 0 : [controlEvents()[other] unsignedIntegerValue]);
}

- (void)change_addTarget:(NSDictionary *)step {
  [(UIControl *)[self object:step] addTarget:[self named:field(step, @"target")]
    action:[self selectorFor:field(step, @"action")] forControlEvents:eventsOf(step)];
}

- (void)change_removeTarget:(NSDictionary *)step {
  NSString *action = field(step, @"action");
  [(UIControl *)[self object:step] removeTarget:[self named:field(step, @"target")]
    action:action == nil ? NULL : [self selectorFor:action] forControlEvents:eventsOf(step)];
  if (field(step, @"target") == nil) {
    watch([self object:step]);
  }
}

- (void)do_endEditing:(NSDictionary *)step {
  lasts(1);
  result = [(UIView *)[self view:step] endEditing:[field(step, @"force") boolValue]];
}

- (void)do_sendActions:(NSDictionary *)step {
  [(UIControl *)[self object:step] sendActionsForControlEvents:eventsOf(step)];
}

- (void)do_sendActionsForBoth:(NSDictionary *)step {
  [self do_sendActions:step];
}

- (NSDictionary *)ask_target:(NSDictionary *)step {
  return responder([self nameOf:[[self object:step]
    targetForAction:[self selectorFor:field(step, @"action")] withSender:nil]]);
}

- (NSDictionary *)ask_payload:(NSDictionary *)step {
  return lastPayload() == nil ? responder(nil) : one(@"text", lastPayload());
}

- (NSDictionary *)ask_parent:(NSDictionary *)step {
  return responder([self nameOf:[(UIViewController *)[self object:step] parentViewController]]);
}

- (NSDictionary *)ask_value:(NSDictionary *)step {
  id control = [self object:step];
  return one(@"number", [control isKindOfClass:[UISegmentedControl class]]
    ? @([(UISegmentedControl *)control selectedSegmentIndex])
    : [control isKindOfClass:[UIPageControl class]] ? @([(UIPageControl *)control currentPage])
    : [control valueForKey:@"value"]);
}

- (NSDictionary *)ask_text:(NSDictionary *)step {
  return one(@"text", [[self object:step] valueForKey:@"text"] ?: @"");
}

- (NSDictionary *)ask_recognizerState:(NSDictionary *)step {
  NSUInteger state = (NSUInteger)[(UIGestureRecognizer *)[self object:step] state];
  return one(@"text", state < [stateNames() count] ? stateNames()[state] : @"possible");
}

- (NSDictionary *)ask_numberOfTouches:(NSDictionary *)step {
  return one(@"number", [NSNumber
    numberWithUnsignedInteger:[(UIGestureRecognizer *)[self object:step] numberOfTouches]]);
}

@end
