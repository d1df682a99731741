#import "Stage.h"

/* How touches and keys get into the application. Digitizer events go into its own queue, so that
   UIKit itself finds the window and the view, counts taps, and keeps touches apart. */

TouchWay touchWay = noTouches;

NSString *wayOfTouches(void) {
  return touchWay == digitizerTouches ? @"by digitizer events"
    : touchWay == objectTouches ? @"by touch objects" : @"without touches";
}

enum { hand = 3, rangeBit = 1, touchBit = 2, positionBit = 4 };
enum { isBuiltIn = 0xB0019, radiusX = 0xB0014, radiusY = 0xB0015, vendorPage = 0x10000 };
enum { vendorData = 0x10004, markPage = 0xFF64, mostFingers = 5 };

static const uint64_t sender = 0x436F6E666F726DULL;

/* A finger: where it is on the screen, where and when it went down, whether a scroll view may hold its
   touch back since, and the touch that it made last. */
static struct {
  BOOL isDown, begins, isHeldBack;
  CGPoint point, start;
  Moment down;
  UITouch *touch;
} fingers[mostFingers + 1];

/* When the first of the fingers went down. */
static Moment firstDown;

/* The keys that are down, and the one that the script names. */
static BOOL keys[256];
static uint32_t namedKey = 0;

#pragma mark Events of the queue

static void enqueue(IOHIDEventRef event, UIWindow *window) {
  hid.setSender(event, sender);
  hid.setDigitizerInfo(event, [window _contextId], 0, 0, NULL, 0, 0);
  [[UIApplication sharedApplication] _enqueueHIDEvent:event];
  CFRelease(event);
}

static UIWindow *addressee(void) {
  UIWindow *key = [[World current] keyWindow];
  UIWindow *front = [[[World current] all:[UIWindow class]] lastObject];
  return key ?: front ?: hostWindow;
}

/* The mark has its page twice: others had to set the field of the data, and read that. */
void awaitsEvents(void) {
  static const uint8_t nothing = 0;
  IOHIDEventRef mark = hid.createVendorDefined(NULL, mach_absolute_time(), markPage, 0, 1, &nothing, 1, 0);
  hid.setInteger(mark, vendorData, markPage);
  sentMark();
  enqueue(mark, addressee());
}

void handledHIDEvent(IOHIDEventRef event) {
  if (event != NULL && hid.integer != NULL && (hid.integer(event, vendorPage) == markPage
      || hid.integer(event, vendorData) == markPage)) {
    handledMark();
  }
}

/* Every finger that is down is in every event, those that do nothing without a mask: a finger that
   is missing would count as lifted. */
static void sendHand(NSSet *changed, NSSet *lifted) {
  uint64_t now = mach_absolute_time();
  BOOL touches = NO, changes = [lifted count] > 0;
  for (int i = 1; i <= mostFingers; i++) {
    touches = touches || fingers[i].isDown;
    changes = changes || fingers[i].begins;
  }
  IOHIDEventRef parent = hid.createHand(NULL, now, hand, 0, 0, changes ? touchBit : 0, 0,
    0, 0, 0, 0, 0, 0, touches, 0);
  hid.setInteger(parent, isBuiltIn, 1);
  for (int i = 1; i <= mostFingers; i++) {
    NSNumber *key = [NSNumber numberWithInt:i];
    BOOL lifts = [lifted containsObject:key];
    if (!fingers[i].isDown && !lifts) {
      continue;
    }
    uint32_t mask = lifts || fingers[i].begins ? rangeBit | touchBit
      : [changed containsObject:key] ? positionBit : 0;
    IOHIDEventRef child = hid.createFinger(NULL, now, i, i, mask, fingers[i].point.x,
      fingers[i].point.y, 0, 0, 0, fingers[i].isDown, fingers[i].isDown, 0);
    hid.setFloat(child, radiusX, 5);
    hid.setFloat(child, radiusY, 5);
    hid.append(parent, child, 0);
    CFRelease(child);
  }
  enqueue(parent, addressee());
  awaitsEvents();
}

void sendKey(uint32_t usage, BOOL down) {
  keys[usage & 0xFF] = down;
  timesAnchor(uptime());
  enqueue(hid.createKey(NULL, mach_absolute_time(), 7, usage, down, 0), addressee());
}

void releaseKeys(void) {
  BOOL isAny = NO;
  for (uint32_t usage = 0; usage < 256; usage++) {
    if (keys[usage]) {
      sendKey(usage, NO);
      isAny = YES;
    }
  }
  if (isAny) {
    awaitsEvents();
  }
}

void nameKey(uint32_t usage) {
  namedKey = usage;
}

BOOL areNamed(NSSet *presses) {
  for (UIPress *press in presses) {
    if ([press key] == nil || (uint32_t)[[press key] keyCode] == namedKey) {
      return YES;
    }
  }
  return NO;
}

#pragma mark Touches made of UITouch objects

/* One finger in one window; UIKit then delivers, and its recognizers see the touch. */
static void sendTouch(UITouchPhase phase) {
  UIApplication *application = [UIApplication sharedApplication];
  UIWindow *window = [[[World current] all:[UIWindow class]] lastObject];
  CGPoint point = [window convertPoint:fingers[1].point fromWindow:nil];
  UITouch *touch = fingers[1].touch;
  if (phase == UITouchPhaseBegan) {
    [touch release];
    touch = fingers[1].touch = [UITouch new];
    [touch setWindow:window];
    [touch setTapCount:1];
    [touch _setLocationInWindow:point resetPrevious:YES];
    [touch setView:[window hitTest:point withEvent:[application _touchesEvent]]];
    if ([touch respondsToSelector:@selector(_setIsFirstTouchForView:)]) {
      [touch _setIsFirstTouchForView:YES];
    }
  } else {
    [touch _setLocationInWindow:point resetPrevious:NO];
  }
  [touch setPhase:phase];
  [touch setTimestamp:[[NSProcessInfo processInfo] systemUptime]];
  UIEvent *event = [application _touchesEvent];
  [event _clearTouches];
  [event _addTouch:touch forDelayedDelivery:NO];
  [application sendEvent:event];
  [event _clearTouches];
}

#pragma mark Time

/* The directions of the swipes that a touch may still be. */
static UISwipeGestureRecognizerDirection directionsOf(UITouch *touch) {
  UISwipeGestureRecognizerDirection directions = 0;
  for (UIGestureRecognizer *recognizer in [touch gestureRecognizers]) {
    if ([recognizer isKindOfClass:[UISwipeGestureRecognizer class]]
        && [recognizer state] == UIGestureRecognizerStatePossible) {
      directions |= [(UISwipeGestureRecognizer *)recognizer direction];
    }
  }
  return directions;
}

static BOOL isSwipeInDoubt(int finger, Moment now) {
  enum {
    sideways = UISwipeGestureRecognizerDirectionLeft | UISwipeGestureRecognizerDirectionRight,
    upright = UISwipeGestureRecognizerDirectionUp | UISwipeGestureRecognizerDirectionDown,
  };
  UISwipeGestureRecognizerDirection directions = directionsOf(fingers[finger].touch);
  double x = fingers[finger].point.x - fingers[finger].start.x;
  double y = fingers[finger].point.y - fingers[finger].start.y;
  return ((directions & sideways) != 0 && clockDecidesSwipe(firstDown, now, x, y))
    || ((directions & upright) != 0 && clockDecidesSwipe(firstDown, now, y, x));
}

/* Whether the content of a scroll view is told of a touch in this view only after a while. That of a
   text view is UIKit's own. */
static BOOL isInDelay(UIView *view) {
  for (; view != nil; view = [view superview]) {
    if ([view isKindOfClass:[UIScrollView class]] && [(UIScrollView *)view isScrollEnabled]
        && [(UIScrollView *)view delaysContentTouches]
        && ![view conformsToProtocol:@protocol(UIKeyInput)]) {
      return YES;
    }
  }
  return NO;
}

BOOL isHeldBackTooLong(void) {
  Moment now = timesAt(uptime());
  for (int i = 1; i <= mostFingers; i++) {
    if (fingers[i].isHeldBack && clockDecidesDelay(fingers[i].down, now)) {
      return YES;
    }
  }
  return NO;
}

#pragma mark Fingers

/* Events carry the time of the real clock, because nobody has shown that UIKit takes another one of
   digitizer events. So it is asked only what that time leaves as the script says. */
static void keepTime(int finger, BOOL begins, BOOL moves, Moment now) {
  BOOL isFirst = YES;
  for (int i = 1; i <= mostFingers; i++) {
    isFirst = isFirst && !fingers[i].isDown;
  }
  if (begins) {
    firstDown = isFirst ? now : firstDown;
    fingers[finger].down = now;
    fingers[finger].start = fingers[finger].point;
  } else if (moves && isSwipeInDoubt(finger, now)) {
    lacks(@"clock");
  }
  fingers[finger].isHeldBack = NO;
}

static void change(NSDictionary *step, NSMutableSet *changed, NSMutableSet *lifted, Moment now) {
  NSString *does = field(step, @"does");
  NSNumber *key = field(step, @"finger");
  int finger = [key intValue];
  if (finger < 1 || finger > mostFingers) {
    lacks(@"finger");
  }
  BOOL begins = [does isEqualToString:@"touches"];
  if (begins == fingers[finger].isDown) {
    cannot(begins ? @"the finger is down already" : @"the finger is not down");
  }
  if (field(step, @"at") != nil) {
    fingers[finger].point = pointOf(field(step, @"at"));
  }
  if (begins) {
    [[World current] found:nil];
  }
  keepTime(finger, begins, [does isEqualToString:@"moves"], now);
  fingers[finger].begins = begins;
  if ([does isEqualToString:@"lifts"]) {
    fingers[finger].isDown = NO;
    [lifted addObject:key];
  } else {
    fingers[finger].isDown = YES;
    [changed addObject:key];
  }
}

void moveFingers(NSArray *changes) {
  NSMutableSet *changed = [NSMutableSet set], *lifted = [NSMutableSet set];
  if (touchWay == noTouches) {
    lacks(@"touches");
  }
  if (touchWay == objectTouches && ([changes count] > 1
      || [[[changes lastObject] objectForKey:@"finger"] intValue] != 1
      || [[[World current] all:[UIWindow class]] count] != 1)) {
    lacks(@"several touches");
  }
  if (touchWay == objectTouches && [[UIApplication sharedApplication] isIgnoringInteractionEvents]) {
    lacks(@"ignored touches");
  }
  Moment now = timesAt(uptime());
  for (NSDictionary *step in changes) {
    change(step, changed, lifted, now);
  }
  timesAnchor(now.real);
  if (touchWay == digitizerTouches) {
    sendHand(changed, lifted);
  } else {
    sendTouch(fingers[1].begins ? UITouchPhaseBegan
      : fingers[1].isDown ? UITouchPhaseMoved : UITouchPhaseEnded);
  }
  lasts(1);
}

BOOL cancelTouches(void) {
  UIApplication *application = [UIApplication sharedApplication];
  BOOL isDigitizer = touchWay == digitizerTouches;
  BOOL cancels = [application respondsToSelector:@selector(_cancelAllTouches)];
  NSMutableSet *lifted = [NSMutableSet set];
  for (int i = 1; i <= mostFingers; i++) {
    if (fingers[i].isDown) {
      [lifted addObject:[NSNumber numberWithInt:i]];
    }
    fingers[i].isDown = fingers[i].begins = fingers[i].isHeldBack = NO;
  }
  timesAnchor(uptime());
  if (isDigitizer && cancels) {
    [application _cancelAllTouches];
  }
  if ([lifted count] > 0 && isDigitizer) {
    sendHand(lifted, lifted);
  } else if ([lifted count] > 0) {
    sendTouch(UITouchPhaseCancelled);
  }
  return cancels || !isDigitizer;
}

void forgetTouches(void) {
  for (int i = 1; i <= mostFingers; i++) {
    [fingers[i].touch release];
    fingers[i].touch = nil;
  }
}

/* A touch that begins is that of the finger that went down nearest to it. */
void noteTouches(UIEvent *event) {
  for (UITouch *touch in [event allTouches]) {
    if ([touch phase] != UITouchPhaseBegan || fingerOf(touch) != 0) {
      continue;
    }
    CGPoint point = [touch locationInView:nil];
    if ([touch window] != nil) {
      point = [[touch window] convertPoint:point toWindow:nil];
    }
    int nearest = 0;
    double least = 0;
    for (int i = 1; i <= mostFingers; i++) {
      double x = fingers[i].point.x - point.x, y = fingers[i].point.y - point.y;
      if (fingers[i].begins && (nearest == 0 || x * x + y * y < least)) {
        nearest = i;
        least = x * x + y * y;
      }
    }
    if (nearest != 0) {
      fingers[nearest].begins = NO;
      fingers[nearest].isHeldBack = fingers[nearest].isDown && isInDelay([touch view]);
      [touch retain];
      [fingers[nearest].touch release];
      fingers[nearest].touch = touch;
      [[World current] found:[touch view]];
    }
  }
}

UITouch *touchOf(int finger) {
  return finger < 1 || finger > mostFingers ? nil : fingers[finger].touch;
}

int fingerOf(UITouch *touch) {
  for (int i = 1; i <= mostFingers; i++) {
    if (touch != nil && fingers[i].touch == touch && !fingers[i].begins) {
      return i;
    }
  }
  return 0;
}

int lowestFingerDown(void) {
  for (int i = 1; i <= mostFingers; i++) {
    if (fingers[i].isDown && fingers[i].touch != nil) {
      return i;
    }
  }
  return 0;
}

NSArray *fingersOf(id touches) {
  NSMutableArray *numbers = [NSMutableArray array];
  for (UITouch *touch in touches) {
    if (fingerOf(touch) == 0 && touchWay != objectTouches) {
      return nil;
    }
    [numbers addObject:[NSNumber numberWithInt:MAX(fingerOf(touch), 1)]];
  }
  return [numbers sortedArrayUsingSelector:@selector(compare:)];
}
