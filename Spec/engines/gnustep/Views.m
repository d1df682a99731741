#import "Views.h"
#import <objc/runtime.h>

/* What AppKit's classes need before they can be staged. */

/* A label is a text field that does nothing. */
@interface Label : NSTextField
@end

@implementation Label

- (id)initWithFrame:(NSRect)frame {
  self = [super initWithFrame:frame];
  [self setEditable:NO];
  [self setSelectable:NO];
  return self;
}

@end

/* A control without a look of its own still needs a cell to keep its target and action in. */
@interface PlainControl : NSControl
@end

@implementation PlainControl

+ (Class)cellClass {
  return [NSActionCell class];
}

@end

@interface Switch : NSButton
@end

@implementation Switch

- (id)initWithFrame:(NSRect)frame {
  self = [super initWithFrame:frame];
  [self setButtonType:NSSwitchButton];
  return self;
}

@end

/* The field editor of a window: it stands for the text field that it edits. */
@interface FieldEditor : NSTextView
@end

@implementation FieldEditor

- (BOOL)resignFirstResponder {
  id field = [self delegate];
  if (roleOf(field) != nil) {
    [[Trace current] receiver:field got:@"resignFirstResponder()" with:nil];
    if (flag(overriding(field, @"refusesToResign"))) {
      return NO;
    }
  }
  return [super resignFirstResponder];
}

@end

/* The field makes the window's field editor first responder in its own place, and resigns for
   that. To the stage the two are one: the field goes on being first responder. */
@interface Field : NSTextField
@end

@implementation Field

- (BOOL)becomeFirstResponder {
  Role *role = roleOf(self);
  BOOL became;
  if (role == nil) {
    return [super becomeFirstResponder];
  }
  role->isQuiet = YES;
  became = [super becomeFirstResponder];
  role->isQuiet = NO;
  return became;
}

@end

@interface Window : NSWindow {
  NSTextView *editor;
}
@end

@implementation Window

- (void)dealloc {
  [editor release];
  [super dealloc];
}

/* Windows without a border may not become key or main by themselves. */
- (BOOL)canBecomeKeyWindow {
  return YES;
}

- (BOOL)canBecomeMainWindow {
  return YES;
}

- (void)display {}
- (void)displayIfNeeded {}

- (NSText *)fieldEditor:(BOOL)create forObject:(id)object {
  if (editor == nil && create) {
    editor = [[FieldEditor alloc] initWithFrame:NSZeroRect];
    [editor setFieldEditor:YES];
  }
  return editor;
}

@end

static NSDictionary *classNames(void) {
  return [NSDictionary dictionaryWithObjectsAndKeys:
    @"NSApplication", @"application",
    @"NSResponder", @"application delegate",
    @"NSObject", @"object",
    @"NSResponder", @"responder",
    @"Window", @"window",
    @"NSView", @"view",
    @"Label", @"label",
    @"NSImageView", @"image view",
    @"PlainControl", @"control",
    @"NSButton", @"button",
    @"Switch", @"switch",
    @"NSSlider", @"slider",
    @"NSStepper", @"stepper",
    @"NSSegmentedControl", @"segmented control",
    @"Field", @"text field",
    @"NSTextView", @"text view",
    nil];
}

NSArray *frameworkKinds(void) {
  return [classNames() allKeys];
}

Class frameworkClass(NSString *kind) {
  return NSClassFromString([classNames() objectForKey:kind]);
}

NSString *frameworkProperty(NSString *form, NSString *word) {
  return [word isEqualToString:@"alpha"] ? @"alphaValue"
    : [word isEqualToString:@"clipsToBounds"] ? @"" : nil;
}

NSString *ownControlEvent(NSString *kind) {
  if ([kind isEqualToString:@"button"]) {
    return @"touchUpInside";
  }
  return [[NSSet setWithObjects:@"control", @"switch", @"slider", @"stepper",
    @"segmented control", nil] containsObject:kind] ? @"valueChanged" : nil;
}

static NSString *firstPressed = nil;
static id tested = nil;

void forgetPress(void) {
  [firstPressed release];
  firstPressed = nil;
}

NSString *pressed(void) {
  return firstPressed;
}

static BOOL (*mouseInRect)(NSView *, SEL, NSPoint, NSRect);

static BOOL recordedMouseInRect(NSView *view, SEL selector, NSPoint point, NSRect rect) {
  [[Trace current] receiver:tested got:@"point(inside:with:)" with:nil];
  return mouseInRect(view, selector, point, rect);
}

/* A view's superview is asked about the view's frame; so the hook stands in NSView itself, where
   the frame view of the window passes too. */
void recordContainment(void) {
  Method method = class_getInstanceMethod([NSView class], @selector(mouse:inRect:));
  mouseInRect = (BOOL (*)(NSView *, SEL, NSPoint, NSRect))
    method_setImplementation(method, (IMP)recordedMouseInRect);
}

static NSView *recordedHitTest(NSView *self, SEL selector, NSPoint point) {
  NSDictionary *step = overriding(self, @"hitTest");
  BOOL passesThrough = overriding(self, @"hitTestPassesSelfThrough") != nil;
  id before = tested;
  NSView *found;
  if (step != nil || passesThrough) {
    [[Trace current] receiver:self got:@"hitTest(_:with:)" with:nil];
  }
  if (step != nil) {
    return [[World current] viewOf:[[World current] named:field(step, @"to")]];
  }
  tested = self;
  found = CALL_SUPER_WITH(NSView *, (NSPoint), point);
  tested = before;
  return passesThrough && found == self ? nil : found;
}

/* Nothing is done with the mouse: it only has to be seen where a press arrives first. */
static void notedMouseDown(id self, SEL selector, NSEvent *event) {
  if (firstPressed == nil && roleOf(self) != nil) {
    firstPressed = [roleOf(self)->name copy];
  }
}

static BOOL isFlipped(NSView *self, SEL selector) {
  return YES;
}

static BOOL wantsDefaultClipping(NSView *self, SEL selector) {
  NSDictionary *step = overriding(self, @"clipsToBounds");
  return step == nil || flag(step);
}

static BOOL recordedSendAction(NSControl *self, SEL selector, SEL action, id target) {
  NSString *event = roleOf(self) == nil ? nil : ownControlEvent(roleOf(self)->kind);
  if (event != nil) {
    [[Trace current] receiver:self
      got:[NSString stringWithFormat:@"sendActions(for: %@)", event] with:nil];
  }
  return CALL_SUPER_WITH(BOOL, (SEL, id), action, target);
}

static const Override overrides[] = {
  { "isFlipped", (IMP)isFlipped, nil },
  { "wantsDefaultClipping", (IMP)wantsDefaultClipping, nil },
  { "hitTest:", (IMP)recordedHitTest, nil },
  { "mouseDown:", (IMP)notedMouseDown, nil },
  { "sendAction:to:", (IMP)recordedSendAction, nil },
  { "acceptsFirstResponder", (IMP)answerFlag, @"canBecomeFirstResponder" },
  { NULL, NULL, nil },
};

const Override *frameworkOverrides(void) {
  return overrides;
}

/* The content view shares its window's role, and with it only what is above, not who is next. */
NSView *newContentView(NSRect frame) {
  static Class class = Nil;
  if (class == Nil) {
    Override surface[5];
    memcpy(surface, overrides, 4 * sizeof(Override));
    memset(surface + 4, 0, sizeof(Override));
    class = stagedSubclass([NSView class], @"ContentView", surface);
  }
  return [[class alloc] initWithFrame:frame];
}
