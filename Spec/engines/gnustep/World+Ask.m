#import "World.h"

/* Answering: a method for each word of the protocol that AppKit has something for. */
@implementation World (Ask)

static NSDictionary *one(NSString *type, id value)
{
  return [NSDictionary dictionaryWithObject: value != nil ? value : [NSNull null] forKey: type];
}

static NSDictionary *truth(BOOL flag)
{
  return one(@"truth", [NSNumber numberWithBool: flag]);
}

/* The next responder that stands on the stage: AppKit's own views in between are left out. */
static id nextOf(NSResponder *object)
{
  id next = [object nextResponder];

  while (next != nil && (![next conformsToProtocol: @protocol(Staged)] || [[next role] standsIn]))
    {
      next = [next nextResponder];
    }
  return next;
}

- (NSArray *) chainFrom: (id)object
{
  NSMutableArray *chain = [NSMutableArray array];

  while (object != nil)
    {
      [chain addObject: [self nameOf: object]];
      object = nextOf(object);
    }
  return chain;
}

- (NSDictionary *) ask_hitTestView: (NSDictionary *)step
{
  return one(@"responder", hit);
}

- (NSDictionary *) ask_next: (NSDictionary *)step
{
  return one(@"responder", [self nameOf: nextOf([self named: [step objectForKey: @"of"]])]);
}

- (NSDictionary *) ask_chain: (NSDictionary *)step
{
  return one(@"responders", [self chainFrom: [self named: [step objectForKey: @"of"]]]);
}

- (NSDictionary *) ask_contains: (NSDictionary *)step
{
  NSView *view = [self viewNamed: [step objectForKey: @"of"]];

  return truth([view mouse: pointOf([step objectForKey: @"at"]) inRect: [view bounds]]);
}

- (NSDictionary *) ask_subviews: (NSDictionary *)step
{
  NSEnumerator *all = [[[self viewNamed: [step objectForKey: @"of"]] subviews] objectEnumerator];
  NSMutableArray *subviews = [NSMutableArray array];
  NSView *subview;

  while ((subview = [all nextObject]) != nil)
    {
      if ([subview conformsToProtocol: @protocol(Staged)])
        {
          [subviews addObject: [self nameOf: subview]];
        }
    }
  return one(@"responders", subviews);
}

- (NSDictionary *) ask_keyWindow: (NSDictionary *)step
{
  return one(@"responder", [self nameOf: [NSApp keyWindow]]);
}

- (NSDictionary *) ask_firstResponder: (NSDictionary *)step
{
  NSWindow *window = [self named: [step objectForKey: @"of"]];

  return one(@"responder", [self nameOf: [window firstResponder]]);
}

- (NSDictionary *) ask_isFirstResponder: (NSDictionary *)step
{
  NSEnumerator *all = [windows objectEnumerator];
  BOOL isFirst = NO;
  NSWindow *window;

  while ((window = [all nextObject]) != nil)
    {
      isFirst |= [[self nameOf: [window firstResponder]]
        isEqualToString: [step objectForKey: @"of"]];
    }
  return truth(isFirst);
}

- (NSDictionary *) ask_isHighlighted: (NSDictionary *)step
{
  return truth([[[self named: [step objectForKey: @"of"]] cell] isHighlighted]);
}

- (NSDictionary *) ask_result: (NSDictionary *)step
{
  return truth(result);
}

/* What the search for a target asks of each responder. */
- (NSDictionary *) ask_canPerform: (NSDictionary *)step
{
  return truth([[self named: [step objectForKey: @"of"]]
    respondsToSelector: [self selectorFor: [step objectForKey: @"action"]]]);
}

@end
