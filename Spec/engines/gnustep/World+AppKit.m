#import "Views.h"

/* The height at which the y of the protocol begins, in AppKit's screen, whose y grows up. */
static CGFloat screenTop(void) {
  return NSMaxY([[NSScreen mainScreen] frame]);
}

/* A rectangle on AppKit's screen for one on a screen whose y grows down. */
static NSRect screenRect(NSRect frame) {
  frame.origin.y = screenTop() - NSMaxY(frame);
  return frame;
}

static BOOL isWindow(id object) {
  return [object isKindOfClass:[NSWindow class]];
}

static BOOL isView(id object) {
  return [object isKindOfClass:[NSView class]];
}

@implementation World (Framework)

#pragma mark The stage

/* Everything in a window stands in its content view, which UIKit does not have. */
- (id)newObject:(Class)class row:(NSDictionary *)row {
  NSRect frame = rectOf(field(row, @"frame"));
  if ([class isSubclassOfClass:[NSApplication class]]) {
    return [NSApp retain];
  }
  if ([class isSubclassOfClass:[NSView class]]) {
    return [[class alloc] initWithFrame:frame];
  }
  if (![class isSubclassOfClass:[NSWindow class]]) {
    return [class new];
  }
  NSWindow *window = [[class alloc] initWithContentRect:screenRect(frame)
    styleMask:NSBorderlessWindowMask backing:NSBackingStoreRetained defer:NO];
  NSView *content = newContentView(NSMakeRect(0, 0, frame.size.width, frame.size.height));
  [window setReleasedWhenClosed:NO];
  [window setContentView:content];
  [content release];
  return window;
}

- (void)give:(id)view to:(id)controller {}

- (void)place:(id)object row:(NSDictionary *)row {
  id container = [self named:field(row, @"in")];
  if (isWindow(object)) {
    setRole([object contentView], roleOf(object));
  } else if (isView(object)) {
    [[self viewOf:container] addSubview:object];
  } else if (container == NSApp && container != nil) {
    [NSApp setDelegate:object];
  }
}

/* A single window is the key window, as the pages have it. */
- (void)show {
  NSArray *windows = [self all:[NSWindow class]];
  for (NSWindow *window in windows) {
    if ([windows count] == 1) {
      [window makeKeyAndOrderFront:nil];
    } else {
      [window orderFront:nil];
    }
  }
}

/* A press of the mouse is over when its step is. */
- (void)letGo {}

- (void)strike {
  [NSApp setDelegate:nil];
  for (NSWindow *window in [self all:[NSWindow class]]) {
    [window makeFirstResponder:nil];
    [window close];
  }
  /* Text views leave messages to themselves, and timers, in the run loop. */
  [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:[NSDate date]];
  [[NSRunLoop currentRunLoop] runMode:NSModalPanelRunLoopMode beforeDate:[NSDate date]];
}

- (BOOL)records:(id)event {
  return YES;
}

/* AppKit puts views of its own between those of the stage: the frame view of a window, and what a
   text field holds while it is edited. */
- (id)holderOf:(id)object {
  if ([object isKindOfClass:[NSText class]] && [object isFieldEditor]) {
    return [object delegate];
  }
  if (!isView(object)) {
    cannot([NSString stringWithFormat:@"%@ is not on the stage", object]);
  }
  return [object superview] != nil ? (id)[object superview] : (id)[object window];
}

- (id)viewOf:(id)object {
  return isWindow(object) ? [object contentView] : isView(object) ? object : nil;
}

#pragma mark Properties

/* A window is hidden by taking it off the screen. */
- (void)setHidden:(BOOL)hidden of:(id)object {
  if (!isWindow(object)) {
    [object setHidden:hidden];
  } else if (hidden) {
    [object orderOut:nil];
  } else {
    [object orderFront:nil];
  }
}

- (void)setFrame:(CGRect)frame of:(id)object {
  if (isWindow(object)) {
    [object setFrame:screenRect(frame) display:NO];
  } else {
    [object setFrame:frame];
  }
}

- (void)setBoundsOrigin:(CGPoint)origin of:(id)view {
  [view setBoundsOrigin:origin];
}

- (void)setLevel:(double)level of:(id)window {
  [window setLevel:(int)level];
}

- (void)setApplicationDelegate:(id)delegate {
  [NSApp setDelegate:delegate];
}

- (void)set_interactionEnabled:(NSDictionary *)step {
  if (!isWindow([self object:step])) {
    lacks(@"interactionEnabled");
  }
  [[self object:step] setIgnoresMouseEvents:!flag(step)];
}

static NSPoint centreOf(NSView *view) {
  NSRect bounds = [view bounds];
  return [view convertPoint:NSMakePoint(NSMidX(bounds), NSMidY(bounds)) toView:[view superview]];
}

/* The frame rotation turns a view about the origin of its frame, clockwise where y grows down. So
   the origin is moved until the centre is where it was, which is what setFrameCenterRotation:
   would do if it were more than an empty method. */
- (void)set_rotation:(NSDictionary *)step {
  NSView *view = [self view:step];
  NSPoint origin = [view frame].origin;
  NSPoint before = centreOf(view);
  [view setFrameRotation:number(step, @"to")];
  NSPoint after = centreOf(view);
  [view setFrameOrigin:NSMakePoint(origin.x + before.x - after.x, origin.y + before.y - after.y)];
}

#pragma mark Changes

- (void)remove:(id)object {
  if (isWindow(object)) {
    [object close];
  } else {
    [object removeFromSuperview];
  }
}

- (void)put:(id)view above:(BOOL)above sibling:(id)sibling {
  [[(sibling != nil ? sibling : view) superview] addSubview:view
    positioned:above ? NSWindowAbove : NSWindowBelow relativeTo:sibling];
}

- (void)change_addTarget:(NSDictionary *)step {
  id control = [self object:step];
  if (![field(step, @"event") isEqualToString:ownControlEvent(roleOf(control)->kind)]) {
    lacks(@"control event");
  }
  if (field(step, @"other") != nil) {
    lacks(@"registration for two events");
  }
  if ([control action] != NULL) {
    lacks(@"second target");
  }
  [control setTarget:[self named:field(step, @"target")]];
  [control setAction:[self selectorFor:field(step, @"action")]];
}

#pragma mark The mouse

static void sendMouse(NSEventType type, NSPoint point, NSWindow *window) {
  [NSApp sendEvent:[NSEvent mouseEventWithType:type location:point modifierFlags:0 timestamp:0
    windowNumber:[window windowNumber] context:nil eventNumber:0 clickCount:1 pressure:1]];
}

/* The question that begins a touch is whose it is, and a press of the mouse puts it too. */
- (void)do_touchBegins:(NSDictionary *)step {
  NSArray *windows = [self all:[NSWindow class]];
  NSWindow *window = [windows lastObject];
  NSPoint point = pointOf(field(step, @"at"));
  point.y = screenTop() - point.y;
  if ([windows count] > 1) {
    lacks(@"window under a point");
  }
  /* Where y grows up, NSMouseInRect takes the upper edge in and leaves the lower one out. */
  if (!NSMouseInRect(point, [window frame], NO)) {
    lacks(@"point outside");
  }
  forgetPress();
  sendMouse(NSLeftMouseDown, [window convertScreenToBase:point], window);
  [self found:[self named:pressed()]];
  if (hit != nil && ownControlEvent(roleOf([self named:hit])->kind) != nil) {
    lacks(@"press of a control");
  }
}

- (void)do_touchEnds:(NSDictionary *)step {
  sendMouse(NSLeftMouseUp, NSZeroPoint, [[self all:[NSWindow class]] lastObject]);
}

/* AppKit's hitTest: has a point in the coordinates of the superview. */
- (id)hitTest:(id)view at:(CGPoint)point {
  if ([view superview] != nil) {
    point = [view convertPoint:point toView:[view superview]];
  }
  return [view hitTest:point];
}

- (BOOL)view:(id)view contains:(CGPoint)point {
  return [view mouse:point inRect:[view bounds]];
}

#pragma mark First responders

- (id)keyWindow {
  return [NSApp keyWindow];
}

- (id)firstResponderOf:(id)window {
  return [window firstResponder];
}

/* What is no view has no window of its own, and is made first responder of the key window. */
static NSWindow *windowOf(id object) {
  return isWindow(object) ? object : isView(object) ? [object window] : [NSApp keyWindow];
}

/* In AppKit the window is told; to call becomeFirstResponder itself would change nothing. */
- (BOOL)becomeFirst:(id)object {
  return [windowOf(object) makeFirstResponder:object];
}

- (BOOL)resign:(id)object {
  NSWindow *window = windowOf(object);
  if (![[self nameOf:[window firstResponder]] isEqualToString:[self nameOf:object]]) {
    lacks(@"another resigns");
  }
  return [window makeFirstResponder:nil];
}

#pragma mark Actions

- (BOOL)hasActionEvents {
  return NO;
}

- (NSDictionary *)fieldsOfEvent:(id)event {
  return nil;
}

- (void)performed:(NSString *)action by:(id)object {}

- (BOOL)sendAction:(SEL)action to:(id)target from:(id)sender payload:(NSString *)payload {
  if (payload != nil) {
    lacks(@"event of an action");
  }
  return [NSApp sendAction:action to:target from:sender];
}

/* What the search for a target asks of each responder. */
- (BOOL)can:(id)object perform:(SEL)action {
  return [object respondsToSelector:action];
}

- (void)do_sendActions:(NSDictionary *)step {
  id control = [self object:step];
  if (![field(step, @"event") isEqualToString:ownControlEvent(roleOf(control)->kind)]) {
    lacks(@"control event");
  }
  [control sendAction:[control action] to:[control target]];
}

- (BOOL)isHighlighted:(id)control {
  return [[control cell] isHighlighted];
}

@end
