#import "World.h"

@implementation World (Actions)

/* AppKit has these itself, with a sender. Without one, `copy` is another method altogether. */
static BOOL isEditingCommand(NSString *action)
{
  return [[NSArray arrayWithObjects: @"copy", @"cut", @"paste", nil] containsObject: action];
}

- (void) learnFormsOf: (NSArray *)steps
{
  NSEnumerator *all = [steps objectEnumerator];
  NSDictionary *step;

  while ((step = [all nextObject]) != nil)
    {
      NSString *action = [step objectForKey: @"action"];
      NSNumber *arguments = [step objectForKey: @"arguments"];

      if (arguments == nil || isEditingCommand(action))
        {
          continue;
        }
      if ([arguments intValue] > 1)
        {
          lacks(@"event of an action");
        }
      if ([forms objectForKey: action] != nil && ![[forms objectForKey: action] isEqual: arguments])
        {
          lacks(@"second form");
        }
      [forms setObject: arguments forKey: action];
    }
}

- (SEL) selectorFor: (NSString *)action
{
  NSNumber *form = [forms objectForKey: action];

  if ([action isEqualToString: @"resignFirstResponder"] || (form != nil && [form intValue] == 0))
    {
      return NSSelectorFromString(action);
    }
  return NSSelectorFromString([action stringByAppendingString: @":"]);
}

@end
