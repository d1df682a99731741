#import "Staged.h"

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
