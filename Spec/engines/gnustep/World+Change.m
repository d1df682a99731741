#import "World.h"

/* Changing the stage: a method for each word of the protocol that AppKit has something for. */
@implementation World (Change)

- (void) change_remove: (NSDictionary *)step
{
  id object = [self named: [step objectForKey: @"of"]];

  if ([object isKindOfClass: [NSWindow class]])
    {
      [object close];
    }
  else
    {
      [object removeFromSuperview];
    }
}

- (void) change_add: (NSDictionary *)step
{
  [[self viewNamed: [step objectForKey: @"to"]]
    addSubview: [self named: [step objectForKey: @"of"]]];
}

- (void) change_bringToFront: (NSDictionary *)step
{
  NSView *view = [self named: [step objectForKey: @"of"]];

  [[view superview] addSubview: view positioned: NSWindowAbove relativeTo: nil];
}

- (void) change_sendToBack: (NSDictionary *)step
{
  NSView *view = [self named: [step objectForKey: @"of"]];

  [[view superview] addSubview: view positioned: NSWindowBelow relativeTo: nil];
}

- (void) change_insert: (NSDictionary *)step
{
  NSView *view = [self named: [step objectForKey: @"of"]];
  NSView *sibling = [self named: [step objectForKey: @"sibling"]];
  BOOL above = [[step objectForKey: @"placement"] isEqualToString: @"above"];

  [[sibling superview] addSubview: view
                       positioned: above ? NSWindowAbove : NSWindowBelow
                       relativeTo: sibling];
}

- (void) change_makeKey: (NSDictionary *)step
{
  [[self named: [step objectForKey: @"of"]] makeKeyWindow];
}

- (void) change_addTarget: (NSDictionary *)step
{
  id control = [self named: [step objectForKey: @"of"]];

  if (![[step objectForKey: @"event"] isEqualToString: ownControlEvent([[control role] kind])])
    {
      lacks(@"control event");
    }
  if ([[step objectForKey: @"other"] isKindOfClass: [NSString class]])
    {
      lacks(@"registration for two events");
    }
  if ([control action] != NULL)
    {
      lacks(@"second target");
    }
  [control setTarget: [self named: [step objectForKey: @"target"]]];
  [control setAction: [self selectorFor: [step objectForKey: @"action"]]];
}

@end
