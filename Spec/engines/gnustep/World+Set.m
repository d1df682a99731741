#import "World.h"

/* Setting properties: a method for each word of the protocol that AppKit has something for. */
@implementation World (Set)

/* A window is hidden by taking it off the screen. */
- (void) set_hidden: (NSDictionary *)step
{
  id object = [self named: [step objectForKey: @"of"]];
  BOOL hidden = [[step objectForKey: @"to"] boolValue];

  if (![object isKindOfClass: [NSWindow class]])
    {
      [object setHidden: hidden];
    }
  else if (hidden)
    {
      [object orderOut: nil];
    }
  else
    {
      [object orderFront: nil];
    }
}

- (void) set_alpha: (NSDictionary *)step
{
  [[self named: [step objectForKey: @"of"]]
    setAlphaValue: [[step objectForKey: @"to"] doubleValue]];
}

- (void) set_interactionEnabled: (NSDictionary *)step
{
  id object = [self named: [step objectForKey: @"of"]];

  if (![object isKindOfClass: [NSWindow class]])
    {
      lacks(@"interactionEnabled");
    }
  [object setIgnoresMouseEvents: ![[step objectForKey: @"to"] boolValue]];
}

- (void) set_frame: (NSDictionary *)step
{
  id object = [self named: [step objectForKey: @"of"]];
  NSRect frame = rectOf([step objectForKey: @"to"]);

  if ([object isKindOfClass: [NSWindow class]])
    {
      [object setFrame: screenRect(frame) display: NO];
    }
  else
    {
      [object setFrame: frame];
    }
}

- (void) set_boundsOrigin: (NSDictionary *)step
{
  [[self viewNamed: [step objectForKey: @"of"]]
    setBoundsOrigin: pointOf([step objectForKey: @"to"])];
}

static NSPoint centreOf(NSView *view)
{
  NSRect bounds = [view bounds];

  return [view convertPoint: NSMakePoint(NSMidX(bounds), NSMidY(bounds)) toView: [view superview]];
}

/* The frame rotation turns a view about the origin of its frame, clockwise where y grows down. So
   the origin is moved until the centre is where it was, which is what setFrameCenterRotation:
   would do if it were more than an empty method. */
- (void) set_rotation: (NSDictionary *)step
{
  NSView *view = [self viewNamed: [step objectForKey: @"of"]];
  NSPoint origin = [view frame].origin;
  NSPoint before = centreOf(view);
  NSPoint after;

  [view setFrameRotation: [[step objectForKey: @"to"] doubleValue]];
  after = centreOf(view);
  [view setFrameOrigin:
    NSMakePoint(origin.x + before.x - after.x, origin.y + before.y - after.y)];
}

- (void) set_clipsToBounds: (NSDictionary *)step
{
  id <Staged> view = (id <Staged>)[self viewNamed: [step objectForKey: @"of"]];

  [[view role] setDrawsOutside: ![[step objectForKey: @"to"] boolValue]];
}

- (void) set_next: (NSDictionary *)step
{
  Role *role = [[self named: [step objectForKey: @"of"]] role];

  [role setOverridesNext: YES];
  [role setNext: [self named: [step objectForKey: @"to"]]];
}

- (void) set_hitTest: (NSDictionary *)step
{
  Role *role = [(id <Staged>)[self viewNamed: [step objectForKey: @"of"]] role];

  [role setOverridesHitTest: YES];
  [role setHitTest: [self viewNamed: [step objectForKey: @"to"]]];
}

- (void) set_hitTestPassesSelfThrough: (NSDictionary *)step
{
  id <Staged> view = (id <Staged>)[self viewNamed: [step objectForKey: @"of"]];

  [[view role] setPassesSelfThrough: YES];
}

- (void) set_delegate: (NSDictionary *)step
{
  [NSApp setDelegate: [self named: [step objectForKey: @"to"]]];
}

- (void) set_swallowsEvents: (NSDictionary *)step
{
  [[[self named: [step objectForKey: @"of"]] role]
    setSwallowsEvents: [[step objectForKey: @"to"] boolValue]];
}

- (void) set_windowLevel: (NSDictionary *)step
{
  [[self named: [step objectForKey: @"of"]] setLevel: [[step objectForKey: @"to"] intValue]];
}

- (void) set_canBecomeFirstResponder: (NSDictionary *)step
{
  Role *role = [[self named: [step objectForKey: @"of"]] role];

  [role setSaysWhetherItAccepts: YES];
  [role setAcceptsFirstResponder: [[step objectForKey: @"to"] boolValue]];
}

- (void) set_refusesToResign: (NSDictionary *)step
{
  [[[self named: [step objectForKey: @"of"]] role]
    setRefusesToResign: [[step objectForKey: @"to"] boolValue]];
}

- (void) set_implements: (NSDictionary *)step
{
  NSString *action = [step objectForKey: @"action"];

  [[[self named: [step objectForKey: @"of"]] role] implement: action
                                                          as: [self selectorFor: action]];
}

- (void) set_enabled: (NSDictionary *)step
{
  [[self named: [step objectForKey: @"of"]] setEnabled: [[step objectForKey: @"to"] boolValue]];
}

@end
