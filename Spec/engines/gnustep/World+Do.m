#import "World.h"

/* Making something happen: a method for each word of the protocol that AppKit has something for. */
@implementation World (Do)

static void sendMouse(NSEventType type, NSPoint point, NSWindow *window)
{
  [NSApp sendEvent: [NSEvent mouseEventWithType: type
                                       location: point
                                  modifierFlags: 0
                                      timestamp: 0
                                   windowNumber: [window windowNumber]
                                        context: nil
                                    eventNumber: 0
                                     clickCount: 1
                                       pressure: 1]];
}

/* The question that begins a touch is whose it is, and a press of the mouse puts it too. */
- (void) do_touchBegins: (NSDictionary *)step
{
  NSWindow *window = [windows lastObject];
  NSPoint point = pointOf([step objectForKey: @"at"]);

  point.y = screenTop() - point.y;
  if ([windows count] > 1)
    {
      lacks(@"window under a point");
    }
  /* Where y grows up, NSMouseInRect takes the upper edge in and leaves the lower one out. */
  if (!NSMouseInRect(point, [window frame], NO))
    {
      lacks(@"point outside");
    }
  sendMouse(NSLeftMouseDown, [window convertScreenToBase: point], window);
  ASSIGN(hit, [[Trace current] pressed]);
  if (ownControlEvent([[[self named: hit] role] kind]) != nil)
    {
      lacks(@"press of a control");
    }
}

- (void) do_touchEnds: (NSDictionary *)step
{
  sendMouse(NSLeftMouseUp, NSZeroPoint, [windows lastObject]);
}

/* The point of a step is in the view's coordinates, that of hitTest: in its superview's. */
- (void) do_hitTest: (NSDictionary *)step
{
  NSView *view = [self viewNamed: [step objectForKey: @"of"]];
  NSPoint point = pointOf([step objectForKey: @"at"]);

  if ([view superview] != nil)
    {
      point = [view convertPoint: point toView: [view superview]];
    }
  ASSIGN(hit, [self nameOf: [view hitTest: point]]);
}

/* What is no view has no window of its own, and is made first responder of the key window. */
static NSWindow *windowOf(id object)
{
  if ([object isKindOfClass: [NSWindow class]])
    {
      return object;
    }
  return [object isKindOfClass: [NSView class]] ? [object window] : [NSApp keyWindow];
}

/* In AppKit the window is told; to call becomeFirstResponder itself would change nothing. */
- (void) do_becomeFirstResponder: (NSDictionary *)step
{
  id object = [self named: [step objectForKey: @"of"]];

  result = [windowOf(object) makeFirstResponder: object];
}

- (void) do_resignFirstResponder: (NSDictionary *)step
{
  NSString *name = [step objectForKey: @"of"];
  NSWindow *window = windowOf([self named: name]);

  if (![[self nameOf: [window firstResponder]] isEqualToString: name])
    {
      lacks(@"another resigns");
    }
  result = [window makeFirstResponder: nil];
}

- (void) do_sendAction: (NSDictionary *)step
{
  id payload = [step objectForKey: @"payload"];

  if (payload != nil && payload != [NSNull null])
    {
      lacks(@"event of an action");
    }
  result = [NSApp sendAction: [self selectorFor: [step objectForKey: @"action"]]
                          to: [self named: [step objectForKey: @"to"]]
                        from: [self named: [step objectForKey: @"from"]]];
}

- (void) do_sendActions: (NSDictionary *)step
{
  id control = [self named: [step objectForKey: @"of"]];

  if (![[step objectForKey: @"event"] isEqualToString: ownControlEvent([[control role] kind])])
    {
      lacks(@"control event");
    }
  [control sendAction: [control action] to: [control target]];
}

@end
