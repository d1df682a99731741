#import "Stage.h"
#import <objc/runtime.h>

/* The class for each kind, and the methods that are overridden and recorded. */

static NSDictionary *classNames(void) {
  return @{
    @"application": @"UIApplication", @"application delegate": @"UIResponder",
    @"object": @"NSObject", @"window scene": @"UIWindowScene", @"window": @"UIWindow",
    @"view controller": @"UIViewController", @"view": @"UIView", @"label": @"UILabel",
    @"image view": @"UIImageView", @"control": @"UIControl", @"button": @"UIButton",
    @"switch": @"UISwitch", @"stepper": @"UIStepper", @"segmented control": @"UISegmentedControl",
    @"page control": @"UIPageControl", @"slider": @"UISlider", @"text field": @"UITextField",
    @"text view": @"UITextView", @"scroll view": @"AnsweringScrollView",
    @"tap recognizer": @"UITapGestureRecognizer",
    @"long press recognizer": @"UILongPressGestureRecognizer",
    @"pan recognizer": @"UIPanGestureRecognizer", @"swipe recognizer": @"UISwipeGestureRecognizer",
    @"pinch recognizer": @"UIPinchGestureRecognizer",
    @"rotation recognizer": @"UIRotationGestureRecognizer",
    @"custom recognizer": @"CustomRecognizer",
    @"scroll pan recognizer": @"UIPanGestureRecognizer",
    @"scroll pinch recognizer": @"UIPinchGestureRecognizer", @"responder": @"UIResponder",
  };
}

NSArray *frameworkKinds(void) {
  return [classNames() allKeys];
}

Class frameworkClass(NSString *kind) {
  return NSClassFromString([classNames() objectForKey:kind]);
}

/* The words that override a method are listed by hand. A method `set_WORD:` comes before this function. */
NSString *frameworkProperty(NSString *form, NSString *word) {
  static NSDictionary *properties = nil;
  static NSArray *methods = nil;
  if (properties == nil) {
    properties = [vocabularyProperties() retain];
    methods = [@[
      @"pointInside", @"pointInsideOutset", @"canBecomeKey", @"canResignFirstResponder",
      @"refusesTracking", @"stopsTracking", @"handlesPresses", @"handlesMotion",
      @"handlesRemoteControl", @"inputView", @"inputAccessoryView", @"refusesScrollToTop",
    ] retain];
  }
  return [methods containsObject:word] ? @""
    : [properties objectForKey:[NSString stringWithFormat:@"%@ %@", form, word]];
}

NSArray *phaseNames(void) {
  return @[ @"began", @"moved", @"stationary", @"ended", @"cancelled" ];
}

NSArray *stateNames(void) {
  return @[ @"possible", @"began", @"changed", @"ended", @"cancelled", @"failed" ];
}

NSDictionary *controlEvents(void) {
  return @{
    @"touchDown": @(UIControlEventTouchDown), @"touchDownRepeat": @(UIControlEventTouchDownRepeat),
    @"touchDragInside": @(UIControlEventTouchDragInside),
    @"touchDragOutside": @(UIControlEventTouchDragOutside),
    @"touchDragEnter": @(UIControlEventTouchDragEnter),
    @"touchDragExit": @(UIControlEventTouchDragExit),
    @"touchUpInside": @(UIControlEventTouchUpInside),
    @"touchUpOutside": @(UIControlEventTouchUpOutside),
    @"touchCancel": @(UIControlEventTouchCancel), @"valueChanged": @(UIControlEventValueChanged),
    @"primaryActionTriggered": @(UIControlEventPrimaryActionTriggered),
    @"editingDidBegin": @(UIControlEventEditingDidBegin),
    @"editingChanged": @(UIControlEventEditingChanged),
    @"editingDidEnd": @(UIControlEventEditingDidEnd),
    @"editingDidEndOnExit": @(UIControlEventEditingDidEndOnExit),
    @"allTouchEvents": @(UIControlEventAllTouchEvents),
    @"allEditingEvents": @(UIControlEventAllEditingEvents),
    @"allEvents": @(UIControlEventAllEvents),
  };
}

#pragma mark Events

/* `touchesBegan:withEvent:` is recorded as `touchesBegan(_:with:)`. */
static NSString *messageOf(SEL selector) {
  NSString *name = [NSStringFromSelector(selector) componentsSeparatedByString:@":"][0];
  return [name stringByAppendingString:@"(_:with:)"];
}

static void recordedTouches(id self, SEL selector, NSSet *touches, UIEvent *event) {
  NSString *name = [NSStringFromSelector(selector) componentsSeparatedByString:@":"][0];
  NSString *phase = [[name substringFromIndex:[@"touches" length]] lowercaseString];
  NSArray *numbers = fingersOf(touches);
  [[Trace current] receiver:self got:messageOf(selector)
    with:numbers != nil ? @{ @"fingers": numbers } : nil];
  if (!flag(overriding(self, [@"keeps " stringByAppendingString:phase]))) {
    CALL_SUPER_WITH(void, (id, id), touches, event);
  }
}

static void recordedPresses(id self, SEL selector, NSSet *presses, UIEvent *event) {
  if ([self isKindOfClass:[UIResponder class]] && areNamed(presses)) {
    [[Trace current] receiver:self got:messageOf(selector) with:nil];
  }
  if (!flag(overriding(self, @"handlesPresses"))) {
    CALL_SUPER_WITH(void, (id, id), presses, event);
  }
}

static void recordedMotion(id self, SEL selector, UIEventSubtype motion, UIEvent *event) {
  [[Trace current] receiver:self got:messageOf(selector) with:nil];
  if (!flag(overriding(self, @"handlesMotion"))) {
    CALL_SUPER_WITH(void, (UIEventSubtype, id), motion, event);
  }
}

static void recordedRemoteControl(id self, SEL selector, UIEvent *event) {
  [[Trace current] receiver:self got:@"remoteControlReceived(with:)" with:nil];
  if (!flag(overriding(self, @"handlesRemoteControl"))) {
    CALL_SUPER_WITH(void, (id), event);
  }
}

static void seenHIDEvent(id self, SEL selector, IOHIDEventRef event) {
  CALL_SUPER_WITH(void, (IOHIDEventRef), event);
  handledHIDEvent(event);
}

#pragma mark Hit-testing

static UIView *recordedHitTest(UIView *self, SEL selector, CGPoint point, UIEvent *event) {
  NSDictionary *step = overriding(self, @"hitTest");
  BOOL passesThrough = overriding(self, @"hitTestPassesSelfThrough") != nil;
  if (step != nil || passesThrough) {
    [[Trace current] receiver:self got:@"hitTest(_:with:)" with:nil];
  }
  if (step != nil) {
    return [[World current] named:field(step, @"to")];
  }
  UIView *found = CALL_SUPER_WITH(UIView *, (CGPoint, id), point, event);
  return passesThrough && found == self ? nil : found;
}

static BOOL recordedPointInside(UIView *self, SEL selector, CGPoint point, UIEvent *event) {
  NSDictionary *answer = overriding(self, @"pointInside");
  NSDictionary *outset = overriding(self, @"pointInsideOutset");
  [[Trace current] receiver:self got:@"point(inside:with:)" with:nil];
  if (answer != nil) {
    return flag(answer);
  }
  if (outset != nil) {
    double by = -number(outset, @"to");
    return CGRectContainsPoint(CGRectInset([self bounds], by, by), point);
  }
  return CALL_SUPER_WITH(BOOL, (CGPoint, id), point, event);
}

#pragma mark Actions

static NSString *actionOf(SEL selector) {
  return [NSStringFromSelector(selector) componentsSeparatedByString:@":"][0];
}

static BOOL canPerform(id self, SEL selector, SEL action, id from) {
  NSString *denial = [@"denies " stringByAppendingString:actionOf(action)];
  return overriding(self, denial) != nil || isPastAction(self, action) ? NO
    : CALL_SUPER_WITH(BOOL, (SEL, id), action, from);
}

static id target(id self, SEL selector, SEL action, id from) {
  NSDictionary *step = overriding(self, [@"redirects " stringByAppendingString:actionOf(action)]);
  return step != nil ? [[World current] named:field(step, @"to")]
    : CALL_SUPER_WITH(id, (SEL, id), action, from);
}

/* Two events of the return key change what a text field does where a target is registered for them. */
enum { returnKey = UIControlEventEditingDidEndOnExit | UIControlEventPrimaryActionTriggered };

static UIControlEvents unwatched(UIControl *control) {
  return [control isKindOfClass:[UITextField class]] ? returnKey : 0;
}

/* The call by code that is going on: what it says itself is not recorded again. */
static UIControl *sending = nil;
static UIControlEvents sendingEvents = 0;

static void recordEvent(UIControl *control, NSString *name) {
  UIControlEvents event = [controlEvents()[name] unsignedIntegerValue];
  if (sending != control || (sendingEvents & event) == 0) {
    [[Trace current] receiver:control
      got:[NSString stringWithFormat:@"sendActions(for: %@)", name] with:nil];
  }
}

static BOOL isSingle(UIControlEvents events) {
  return (events & (events - 1)) == 0;
}

/* The target of each event alone, whose action is named after it. So it is seen that actions are sent
   for an event, whichever method sends them and whatever other events it sends them for. Those of one
   call are recorded in the order of their numbers, `touchUpInside` before `primaryActionTriggered`. */
static void sentFor(id self, SEL selector, UIControl *control, UIEvent *event) {
  recordEvent(control, actionOf(selector));
}

void watch(UIControl *control) {
  static id watcher = nil;
  NSDictionary *events = controlEvents();
  if (watcher == nil) {
    Class class = objc_allocateClassPair([NSObject class], "ControlWatcher", 0);
    for (NSString *name in events) {
      class_addMethod(class, NSSelectorFromString([name stringByAppendingString:@":forEvent:"]),
        (IMP)sentFor, "v@:@@");
    }
    objc_registerClassPair(class);
    watcher = [class new];
  }
  [control removeTarget:watcher action:NULL forControlEvents:UIControlEventAllEvents];
  for (NSString *name in [events keysSortedByValueUsingSelector:@selector(compare:)]) {
    UIControlEvents event = [events[name] unsignedIntegerValue];
    if (isSingle(event) && (event & unwatched(control)) == 0) {
      [control addTarget:watcher
        action:NSSelectorFromString([name stringByAppendingString:@":forEvent:"])
        forControlEvents:event];
    }
  }
}

/* A call for several events is left out; what follows from it is not. */
static void recordedSendActions(UIControl *self, SEL selector, UIControlEvents events) {
  UIControl *before = sending;
  UIControlEvents eventsBefore = sendingEvents;
  NSArray *names = [controlEvents() allKeysForObject:@(events)];
  sending = nil;
  if ([names count] > 0) {
    recordEvent(self, names[0]);
  }
  sending = self;
  sendingEvents = events;
  CALL_SUPER_WITH(void, (UIControlEvents), events);
  sending = before;
  sendingEvents = eventsBefore;
}

/* Only for the events of the return key; others are seen by their targets. */
static void recordedSendEvents(UIControl *self, SEL selector, UIControlEvents events,
    UIEvent *event) {
  for (NSString *name in @[ @"editingDidEndOnExit", @"primaryActionTriggered" ]) {
    if (events & unwatched(self) & [controlEvents()[name] unsignedIntegerValue]) {
      recordEvent(self, name);
    }
  }
  CALL_SUPER_WITH(void, (UIControlEvents, id), events, event);
}

static BOOL tracks(id self, SEL selector, UITouch *touch, UIEvent *event) {
  BOOL begins = selector == @selector(beginTrackingWithTouch:withEvent:);
  return flag(overriding(self, begins ? @"refusesTracking" : @"stopsTracking")) ? NO
    : CALL_SUPER_WITH(BOOL, (id, id), touch, event);
}

#pragma mark Input

static NSArray *keyCommands(id self, SEL selector) {
  NSArray *own = overriding(self, @"keyCommands")[@"commands"];
  NSArray *others = CALL_SUPER(NSArray *);
  return own == nil ? others : others == nil ? own : [others arrayByAddingObjectsFromArray:own];
}

static NSUndoManager *undoManager(id self, SEL selector) {
  NSUndoManager *own = overriding(self, @"undoManager")[@"manager"];
  return own != nil ? own : CALL_SUPER(NSUndoManager *);
}

static UIView *inputView(id self, SEL selector) {
  NSDictionary *step = overriding(self, NSStringFromSelector(selector));
  return step != nil ? [[World current] named:field(step, @"to")] : CALL_SUPER(UIView *);
}

#pragma mark Recognizers and scroll views

/* Asked of a view, and of a scroll view also as the delegate of its own recognizers. */
static BOOL shouldBegin(id self, SEL selector, UIGestureRecognizer *recognizer) {
  NSString *name = [[World current] nameOf:recognizer] ?: @"";
  return overriding(self, [@"refusesGesture " stringByAppendingString:name]) != nil ? NO
    : CALL_SUPER_WITH(BOOL, (id), recognizer);
}

static BOOL touchesShouldBegin(id self, SEL selector, NSSet *touches, UIEvent *event,
    UIView *view) {
  NSString *name = [[World current] nameOf:view] ?: @"";
  [[Trace current] receiver:self got:@"touchesShouldBegin(_:with:in:)" with:nil];
  return overriding(self, [@"refusesTouches " stringByAppendingString:name]) != nil ? NO
    : CALL_SUPER_WITH(BOOL, (id, id, id), touches, event, view);
}

static BOOL touchesShouldCancel(id self, SEL selector, UIView *view) {
  NSString *name = [[World current] nameOf:view] ?: @"";
  NSDictionary *step = overriding(self, [@"cancelsTouches " stringByAppendingString:name]);
  [[Trace current] receiver:self got:@"touchesShouldCancel(in:)" with:nil];
  return step != nil ? flag(step) : CALL_SUPER_WITH(BOOL, (id), view);
}

static void insertText(id self, SEL selector, NSString *text) {
  [[Trace current] receiver:self got:@"insertText(_:)" with:nil];
  CALL_SUPER_WITH(void, (id), text);
}

static void deleteBackward(id self, SEL selector) {
  [[Trace current] receiver:self got:@"deleteBackward()" with:nil];
  CALL_SUPER(void);
}

static const Override overrides[] = {
  { "touchesBegan:withEvent:", (IMP)recordedTouches, nil },
  { "touchesMoved:withEvent:", (IMP)recordedTouches, nil },
  { "touchesEnded:withEvent:", (IMP)recordedTouches, nil },
  { "touchesCancelled:withEvent:", (IMP)recordedTouches, nil },
  { "pressesBegan:withEvent:", (IMP)recordedPresses, nil },
  { "pressesChanged:withEvent:", (IMP)recordedPresses, nil },
  { "pressesEnded:withEvent:", (IMP)recordedPresses, nil },
  { "pressesCancelled:withEvent:", (IMP)recordedPresses, nil },
  { "motionBegan:withEvent:", (IMP)recordedMotion, nil },
  { "motionEnded:withEvent:", (IMP)recordedMotion, nil },
  { "motionCancelled:withEvent:", (IMP)recordedMotion, nil },
  { "remoteControlReceivedWithEvent:", (IMP)recordedRemoteControl, nil },
  { "_handleHIDEvent:", (IMP)seenHIDEvent, nil },
  { "hitTest:withEvent:", (IMP)recordedHitTest, nil },
  { "pointInside:withEvent:", (IMP)recordedPointInside, nil },
  { "canPerformAction:withSender:", (IMP)canPerform, nil },
  { "targetForAction:withSender:", (IMP)target, nil },
  { "sendActionsForControlEvents:", (IMP)recordedSendActions, nil },
  { "_sendActionsForEvents:withEvent:", (IMP)recordedSendEvents, nil },
  { "beginTrackingWithTouch:withEvent:", (IMP)tracks, nil },
  { "continueTrackingWithTouch:withEvent:", (IMP)tracks, nil },
  { "keyCommands", (IMP)keyCommands, nil },
  { "undoManager", (IMP)undoManager, nil },
  { "inputView", (IMP)inputView, nil },
  { "inputAccessoryView", (IMP)inputView, nil },
  { "gestureRecognizerShouldBegin:", (IMP)shouldBegin, nil },
  { "touchesShouldBegin:withEvent:inContentView:", (IMP)touchesShouldBegin, nil },
  { "touchesShouldCancelInContentView:", (IMP)touchesShouldCancel, nil },
  { "insertText:", (IMP)insertText, nil },
  { "deleteBackward", (IMP)deleteBackward, nil },
  { "canBecomeFirstResponder", (IMP)answerFlag, @"canBecomeFirstResponder" },
  { "canResignFirstResponder", (IMP)answerFlag, @"canResignFirstResponder" },
  { "canBecomeKeyWindow", (IMP)answerFlag, @"canBecomeKey" },
  { NULL, NULL, nil },
};

const Override *frameworkOverrides(void) {
  return overrides;
}

const Absence *frameworkAbsences(void) {
  static const Absence absences[] = {
    { @"touches", @"No way was found to put touches into this UIKit: the self-test failed", nil },
    { @"several touches", @"Touches made of UITouch objects are one finger's, in one window", nil },
    { @"ignored touches", @"Touches made of UITouch objects come past what ignores them", nil },
    { @"clock", @"Events carry the time of a real clock, and what it adds to the script's decides here",
      nil },
    { @"keyboard", @"UIKit shows no keyboard here, as where a hardware keyboard is attached", nil },
    { @"tapCount", @"Of touches made of UITouch objects the engine sets the count itself", nil },
    { @"press", @"This engine presses letters, digits and return, by events of a keyboard", nil },
    { @"stage of a press", @"A key of a keyboard goes down and comes up, and nothing else", nil },
    { @"second form", @"In Objective-C an action is one selector, and so it has one form", nil },
    { @"second scene", @"The application has one window scene", nil },
    { nil, @"This engine does not do ", nil },
  };
  return absences;
}
