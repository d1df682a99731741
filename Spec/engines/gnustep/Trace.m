#import "Trace.h"

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
