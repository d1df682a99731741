#import "World.h"

@implementation World (Names)

- (id) named: (id)name
{
  if (name == nil || name == [NSNull null])
    {
      return nil;
    }
  return [staged objectForKey: name];
}

- (NSView *) viewNamed: (id)name
{
  id object = [self named: name];

  if ([object isKindOfClass: [NSWindow class]])
    {
      return [object contentView];
    }
  return [object isKindOfClass: [NSView class]] ? object : nil;
}

/* AppKit puts views of its own between those of the stage: the content view and the frame view of
   a window, and what a text field holds while it is edited. Each stands for what it belongs to. */
- (NSString *) nameOf: (id)object
{
  if (object == nil)
    {
      return nil;
    }
  if ([object conformsToProtocol: @protocol(Staged)])
    {
      return [[object role] name];
    }
  if ([object isKindOfClass: [NSText class]] && [object isFieldEditor])
    {
      return [self nameOf: [object delegate]];
    }
  if ([object isKindOfClass: [NSView class]])
    {
      id holder = [object superview];

      return [self nameOf: holder != nil ? holder : (id)[object window]];
    }
  [NSException raise: NSInternalInconsistencyException
              format: @"%@ is not on the stage", object];
  return nil;
}

@end
