#import "Trace.h"
#import "Role.h"

@implementation Trace

+ (Trace *) current
{
  static Trace *current = nil;

  if (current == nil)
    {
      current = [Trace new];
    }
  return current;
}

- (void) beginRecording: (BOOL)flag
{
  ASSIGN(calls, [NSMutableArray array]);
  ASSIGN(asked, [NSMutableArray array]);
  DESTROY(pressed);
  recording = flag;
}

- (NSArray *) calls
{
  return calls;
}

- (void) receiver: (NSString *)name got: (NSString *)message
{
  if (recording && name != nil)
    {
      [calls addObject: [NSDictionary dictionaryWithObjectsAndKeys:
        name, @"receiver", message, @"message", nil]];
    }
}

- (void) receiver: (NSString *)name performed: (NSString *)action from: (id)sender
{
  if (sender != nil && ![sender isKindOfClass: [Role class]])
    {
      [self receiver: name got: action];
    }
  else if (recording && name != nil)
    {
      id from = sender != nil ? (id)[sender name] : (id)[NSNull null];

      [calls addObject: [NSDictionary dictionaryWithObjectsAndKeys:
        name, @"receiver", action, @"message",
        [NSDictionary dictionaryWithObject: from forKey: @"responder"], @"sender", nil]];
    }
}

- (void) beginHitTesting: (NSString *)name
{
  [asked addObject: name != nil ? name : @""];
}

- (void) endHitTesting
{
  [asked removeLastObject];
}

- (void) containmentAsked
{
  if ([[asked lastObject] length] > 0)
    {
      [self receiver: [asked lastObject] got: @"point(inside:with:)"];
    }
}

- (void) mouseDownIn: (NSString *)name
{
  if (pressed == nil)
    {
      ASSIGN(pressed, name);
    }
}

- (NSString *) pressed
{
  return pressed;
}

@end
