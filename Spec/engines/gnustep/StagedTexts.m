#import "Staged.h"

STAGED(StagedTextView, NSTextView)
#include "StagedView.inc"
@end

STAGED(StagedLabel, NSTextField)
#include "StagedView.inc"

- (id) initWithFrame: (NSRect)frame
{
  self = [super initWithFrame: frame];
  [self setEditable: NO];
  [self setSelectable: NO];
  return self;
}

@end

@interface StagedTextField : NSTextField <Staged>
{
  Role *role;
  BOOL handsOver;
}
@end

@implementation StagedTextField

#include "StagedResponder.inc"
#include "StagedSurface.inc"

/* The field makes the window's field editor first responder in its own place, and resigns for
   that. To the stage the two are one: the field goes on being first responder. */
- (BOOL) becomeFirstResponder
{
  BOOL became;

  handsOver = YES;
  became = [super becomeFirstResponder];
  handsOver = NO;
  return became;
}

- (BOOL) resignFirstResponder
{
  if (handsOver)
    {
      return [super resignFirstResponder];
    }
  if (isFirstResponder(self))
    {
      [[Trace current] receiver: [role name] got: @"resignFirstResponder()"];
    }
  return [role refusesToResign] ? NO : [super resignFirstResponder];
}

@end

@implementation StagedFieldEditor

- (BOOL) resignFirstResponder
{
  id field = [self delegate];

  if ([field conformsToProtocol: @protocol(Staged)])
    {
      [[Trace current] receiver: [[field role] name] got: @"resignFirstResponder()"];
      if ([[field role] refusesToResign])
        {
          return NO;
        }
    }
  return [super resignFirstResponder];
}

@end
