#import "Staged.h"
#import <objc/runtime.h>

static NSDictionary *classNames(void)
{
  return [NSDictionary dictionaryWithObjectsAndKeys:
    @"StagedApplication", @"application",
    @"StagedResponder", @"application delegate",
    @"StagedObject", @"object",
    @"StagedResponder", @"responder",
    @"StagedWindow", @"window",
    @"StagedView", @"view",
    @"StagedLabel", @"label",
    @"StagedImageView", @"image view",
    @"StagedControl", @"control",
    @"StagedButton", @"button",
    @"StagedSwitch", @"switch",
    @"StagedSlider", @"slider",
    @"StagedStepper", @"stepper",
    @"StagedSegmentedControl", @"segmented control",
    @"StagedTextField", @"text field",
    @"StagedTextView", @"text view",
    nil];
}

NSArray *stagedKinds(void)
{
  return [classNames() allKeys];
}

Class stagedClass(NSString *kind)
{
  return NSClassFromString([classNames() objectForKey: kind]);
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
        && (id)[(StagedFieldEditor *)first delegate] == responder))
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
