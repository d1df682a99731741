#import "Stage.h"

/* What the user does, and questions about touches: a method for each word. */
@implementation World (Touches)

static NSDictionary *changeOf(NSString *does, id at) {
  return [NSDictionary dictionaryWithObjectsAndKeys:[NSNumber numberWithInt:1], @"finger",
    does, @"does", at, @"at", nil];
}

static void moveFirst(NSString *does, id at) {
  moveFingers([NSArray arrayWithObject:changeOf(does, at)]);
}

- (void)do_touchBegins:(NSDictionary *)step {
  moveFirst(@"touches", field(step, @"at"));
}

- (void)do_touchMoves:(NSDictionary *)step {
  moveFirst(@"moves", field(step, @"at"));
}

- (void)do_touchEnds:(NSDictionary *)step {
  moveFirst(@"lifts", nil);
}

- (void)do_touchFlicks:(NSDictionary *)step {
  moveFirst(@"lifts", nil);
}

- (void)do_fingers:(NSDictionary *)step {
  moveFingers(field(step, @"changes"));
}

- (void)do_touchesAreCancelled:(NSDictionary *)step {
  if (touchWay == noTouches || !cancelTouches()) {
    lacks(@"touchesAreCancelled");
  }
}

- (void)do_wait:(NSDictionary *)step {
  waits(number(step, @"seconds"));
}

/* The usage of a key by its name, or 0. Modifiers of the page's own are pressed as control and
   option, because the main menu has commands of its own for the command key. */
static uint32_t usageOf(NSString *key) {
  NSNumber *named = @{
    @"home": @0x4A, @"pageUp": @0x4B, @"end": @0x4D, @"pageDown": @0x4E, @"rightArrow": @0x4F,
    @"leftArrow": @0x50, @"downArrow": @0x51, @"upArrow": @0x52, @"return": @0x28, @"delete": @0x2A,
    @"tab": @0x2B, @"space": @0x2C,
  }[key];
  if (named != nil) {
    return (uint32_t)[named unsignedIntegerValue];
  }
  unichar letter = [key length] == 0 ? 0 : [[key uppercaseString] characterAtIndex:[key length] - 1];
  BOOL isOne = [key length] == 1 || [key hasPrefix:@"cmd-"];
  return isOne && letter >= 'A' && letter <= 'Z' ? 4 + letter - 'A'
    : isOne && letter >= '1' && letter <= '9' ? 30 + letter - '1' : 0;
}

static void sendChord(uint32_t usage, BOOL isModified, BOOL down) {
  static const uint32_t modifiers[] = { 0xE0, 0xE2 };
  nameKey(usage);
  for (int i = 0; isModified && down && i < 2; i++) {
    sendKey(modifiers[i], YES);
  }
  sendKey(usage, down);
  for (int i = 0; isModified && !down && i < 2; i++) {
    sendKey(modifiers[i], NO);
  }
  awaitsEvents();
  lasts(2);
}

- (void)do_press:(NSDictionary *)step {
  NSString *key = field(step, @"key"), *stage = field(step, @"stage");
  BOOL begins = [stage isEqualToString:@"began"];
  if (touchWay != digitizerTouches || usageOf(key) == 0) {
    lacks(@"press");
  }
  if (!begins && ![stage isEqualToString:@"ended"]) {
    lacks(@"stage of a press");
  }
  sendChord(usageOf(key), [key hasPrefix:@"cmd-"], begins);
}

- (void)do_pressReturn:(NSDictionary *)step {
  if (touchWay != digitizerTouches) {
    lacks(@"press");
  }
  nameKey(0x28);
  sendKey(0x28, YES);
  sendChord(0x28, NO, NO);
}

- (void)do_pressDelete:(NSDictionary *)step {
  if (touchWay != digitizerTouches) {
    lacks(@"press");
  }
  nameKey(0x2A);
  sendKey(0x2A, YES);
  sendChord(0x2A, NO, NO);
}

- (void)do_shake:(NSDictionary *)step {
  UIApplication *application = [UIApplication sharedApplication];
  NSString *stage = field(step, @"stage");
  BOOL begins = [stage isEqualToString:@"began"];
  UIEvent *event = [application respondsToSelector:@selector(_motionEvent)]
    ? [application _motionEvent] : nil;
  if (![event respondsToSelector:@selector(setShakeState:)]
      || ![event respondsToSelector:@selector(_setSubtype:)]
      || (!begins && ![stage isEqualToString:@"ended"])) {
    lacks(@"shake");
  }
  [event setShakeState:begins ? 1 : 0];
  [event _setSubtype:UIEventSubtypeMotionShake];
  timesAnchor(uptime());
  [application sendEvent:event];
  lasts(1);
}

#pragma mark Questions

static UITouch *asked(NSDictionary *step) {
  UITouch *touch = touchOf([field(step, @"finger") intValue]);
  if (touch == nil) {
    cannot(@"the finger has no touch");
  }
  return touch;
}

/* Of several fingers that are down, the one with the lowest number. */
- (NSDictionary *)ask_touchView:(NSDictionary *)step {
  return responder([self nameOf:[touchOf(lowestFingerDown()) view]]);
}

- (NSDictionary *)ask_fingerView:(NSDictionary *)step {
  return responder([self nameOf:[asked(step) view]]);
}

- (NSDictionary *)ask_phase:(NSDictionary *)step {
  NSUInteger phase = (NSUInteger)[asked(step) phase];
  return one(@"text", phase < [phaseNames() count] ? [phaseNames() objectAtIndex:phase] : nil);
}

- (NSDictionary *)ask_tapCount:(NSDictionary *)step {
  if (touchWay == objectTouches) {
    lacks(@"tapCount");
  }
  return one(@"number", [NSNumber numberWithUnsignedInteger:[asked(step) tapCount]]);
}

static NSDictionary *pointAnswer(CGPoint point) {
  return one(@"point", [NSArray arrayWithObjects:[NSNumber numberWithDouble:point.x],
    [NSNumber numberWithDouble:point.y], nil]);
}

/* Where no view is named, in those of the touch's window. */
static UIView *reference(NSDictionary *step) {
  UIView *view = [[World current] named:field(step, @"in")];
  return view != nil ? view : [asked(step) window];
}

- (NSDictionary *)ask_location:(NSDictionary *)step {
  return pointAnswer([asked(step) locationInView:reference(step)]);
}

- (NSDictionary *)ask_previousLocation:(NSDictionary *)step {
  return pointAnswer([asked(step) previousLocationInView:reference(step)]);
}

- (NSDictionary *)ask_contentOffset:(NSDictionary *)step {
  return pointAnswer([(UIScrollView *)[self object:step] contentOffset]);
}

- (NSDictionary *)ask_recognizers:(NSDictionary *)step {
  NSMutableArray *found = [NSMutableArray array];
  for (UIGestureRecognizer *recognizer in [self all:[UIGestureRecognizer class]]) {
    if ([[asked(step) gestureRecognizers] containsObject:recognizer]) {
      [found addObject:[self nameOf:recognizer]];
    }
  }
  return one(@"responders", found);
}

@end
