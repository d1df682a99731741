#import "Staged.h"
#import "Trace.h"
#import <objc/runtime.h>

/** The field editor of a window: it stands for the text field that it edits. */
@interface StagedFieldEditor : NSTextView
@end

#define STAGED(Name, Super) \
  @interface Name : Super <Staged> \
  { \
    Role *role; \
  } \
  @end \
  @implementation Name

STAGED(StagedObject, NSObject)
#include "StagedObject.inc"
@end

STAGED(StagedResponder, NSResponder)
#include "StagedResponder.inc"
#include "StagedResigning.inc"
@end

STAGED(StagedView, NSView)
#include "StagedResponder.inc"
#include "StagedResigning.inc"
#include "StagedSurface.inc"
@end

STAGED(StagedImageView, NSImageView)
#include "StagedResponder.inc"
#include "StagedResigning.inc"
#include "StagedSurface.inc"
@end

STAGED(StagedTextView, NSTextView)
#include "StagedResponder.inc"
#include "StagedResigning.inc"
#include "StagedSurface.inc"
@end

STAGED(StagedLabel, NSTextField)
#include "StagedResponder.inc"
#include "StagedResigning.inc"
#include "StagedSurface.inc"

- (id) initWithFrame: (NSRect)frame
{
  self = [super initWithFrame: frame];
  [self setEditable: NO];
  [self setSelectable: NO];
  return self;
}

@end

/* A control without a look of its own still needs a cell to keep its target and action in. */
STAGED(StagedControl, NSControl)
#include "StagedResponder.inc"
#include "StagedResigning.inc"
#include "StagedSurface.inc"
#include "StagedControl.inc"

+ (Class) cellClass
{
  return [NSActionCell class];
}

@end

STAGED(StagedButton, NSButton)
#include "StagedResponder.inc"
#include "StagedResigning.inc"
#include "StagedSurface.inc"
#include "StagedControl.inc"
@end

STAGED(StagedSlider, NSSlider)
#include "StagedResponder.inc"
#include "StagedResigning.inc"
#include "StagedSurface.inc"
#include "StagedControl.inc"
@end

STAGED(StagedStepper, NSStepper)
#include "StagedResponder.inc"
#include "StagedResigning.inc"
#include "StagedSurface.inc"
#include "StagedControl.inc"
@end

STAGED(StagedSegmentedControl, NSSegmentedControl)
#include "StagedResponder.inc"
#include "StagedResigning.inc"
#include "StagedSurface.inc"
#include "StagedControl.inc"
@end

@interface StagedTextField : NSTextField <Staged>
{
  Role *role;
  BOOL handsOver;
}
@end

@implementation StagedTextField

#include "StagedResponder.inc"
#include "StagedSurface.inc"

/* The field makes the window's field editor first responder in its own place, and resigns for
   that. It is not asked to resign as long as its editor is at work. */
- (BOOL) becomeFirstResponder
{
  BOOL became;

  handsOver = YES;
  became = [super becomeFirstResponder];
  handsOver = NO;
  return became;
}

- (BOOL) resignFirstResponder
{
  if (handsOver)
    {
      return [super resignFirstResponder];
    }
  if (isFirstResponder(self))
    {
      [[Trace current] receiver: [role name] got: @"resignFirstResponder()"];
    }
  return [role refusesToResign] ? NO : [super resignFirstResponder];
}

@end

@implementation StagedFieldEditor

- (BOOL) resignFirstResponder
{
  id field = [self delegate];

  if ([field isKindOfClass: [StagedTextField class]])
    {
      [[Trace current] receiver: [[field role] name] got: @"resignFirstResponder()"];
      if ([[field role] refusesToResign])
        {
          return NO;
        }
    }
  return [super resignFirstResponder];
}

@end

@implementation StagedContentView

- (Role *) role
{
  return role;
}

- (void) setRole: (Role *)aRole
{
  ASSIGN(role, aRole);
}

#include "StagedSurface.inc"

@end

@implementation StagedWindow

#include "StagedResponder.inc"
#include "StagedResigning.inc"

- (void) dealloc
{
  RELEASE(editor);
  [super dealloc];
}

/* Windows without a border may not become key or main by themselves. */
- (BOOL) canBecomeKeyWindow
{
  return YES;
}

- (BOOL) canBecomeMainWindow
{
  return YES;
}

- (void) display {}
- (void) displayIfNeeded {}

- (NSText *) fieldEditor: (BOOL)create forObject: (id)object
{
  if (editor == nil && create)
    {
      editor = [[StagedFieldEditor alloc] initWithFrame: NSZeroRect];
      [editor setFieldEditor: YES];
    }
  return editor;
}

- (void) sendEvent: (NSEvent *)event
{
  [[Trace current] receiver: [role name] got: @"sendEvent(_:)"];
  if (![role swallowsEvents])
    {
      [super sendEvent: event];
    }
}

- (void) mouseDown: (NSEvent *)event
{
  [[Trace current] mouseDownIn: [role name]];
}

@end

@implementation StagedApplication

#include "StagedResponder.inc"
#include "StagedResigning.inc"

- (void) sendEvent: (NSEvent *)event
{
  [[Trace current] receiver: [role name] got: @"sendEvent(_:)"];
  if (![role swallowsEvents])
    {
      [super sendEvent: event];
    }
}

@end

Class stagedClass(NSString *kind)
{
  static NSDictionary *classes = nil;

  if (classes == nil)
    {
      classes = [[NSDictionary alloc] initWithObjectsAndKeys:
        [StagedApplication class], @"application",
        [StagedResponder class], @"application delegate",
        [StagedObject class], @"object",
        [StagedResponder class], @"responder",
        [StagedWindow class], @"window",
        [StagedView class], @"view",
        [StagedLabel class], @"label",
        [StagedImageView class], @"image view",
        [StagedControl class], @"control",
        [StagedButton class], @"button",
        [StagedButton class], @"switch",
        [StagedSlider class], @"slider",
        [StagedStepper class], @"stepper",
        [StagedSegmentedControl class], @"segmented control",
        [StagedTextField class], @"text field",
        [StagedTextView class], @"text view",
        nil];
    }
  return [classes objectForKey: kind];
}

NSString *ownControlEvent(NSString *kind)
{
  if ([kind isEqualToString: @"button"])
    {
      return @"touchUpInside";
    }
  return [[NSSet setWithObjects: @"control", @"switch", @"slider", @"stepper",
    @"segmented control", nil] containsObject: kind] ? @"valueChanged" : nil;
}

BOOL isFirstResponder(NSResponder *responder)
{
  NSEnumerator *windows = [[NSApp windows] objectEnumerator];
  NSWindow *window;

  while ((window = [windows nextObject]) != nil)
    {
      NSResponder *first = [window firstResponder];

      if (first == responder || ([first isKindOfClass: [StagedFieldEditor class]]
        && [(StagedFieldEditor *)first delegate] == (id)responder))
        {
          return YES;
        }
    }
  return NO;
}

static BOOL (*mouseInRect)(NSView *, SEL, NSPoint, NSRect);

static BOOL recordedMouseInRect(NSView *view, SEL selector, NSPoint point, NSRect rect)
{
  [[Trace current] containmentAsked];
  return mouseInRect(view, selector, point, rect);
}

/* A view's superview is asked about the view's frame; so the hook stands in NSView itself, where
   the frame view of the window passes too. */
void recordContainment(void)
{
  Method method = class_getInstanceMethod([NSView class], @selector(mouse:inRect:));

  mouseInRect = (BOOL (*)(NSView *, SEL, NSPoint, NSRect))
    method_setImplementation(method, (IMP)recordedMouseInRect);
}
