#import "Staged.h"

STAGED(StagedObject, NSObject)
#include "StagedObject.inc"
@end

STAGED(StagedResponder, NSResponder)
#include "StagedResponder.inc"
#include "StagedResigning.inc"
@end

STAGED(StagedView, NSView)
#include "StagedView.inc"
@end

STAGED(StagedImageView, NSImageView)
#include "StagedView.inc"
@end

/* A control without a look of its own still needs a cell to keep its target and action in. */
STAGED(StagedControl, NSControl)
#include "StagedControl.inc"

+ (Class) cellClass
{
  return [NSActionCell class];
}

@end

STAGED(StagedButton, NSButton)
#include "StagedControl.inc"
@end

STAGED(StagedSwitch, NSButton)
#include "StagedControl.inc"

- (id) initWithFrame: (NSRect)frame
{
  self = [super initWithFrame: frame];
  [self setButtonType: NSSwitchButton];
  return self;
}

@end

STAGED(StagedSlider, NSSlider)
#include "StagedControl.inc"
@end

STAGED(StagedStepper, NSStepper)
#include "StagedControl.inc"
@end

STAGED(StagedSegmentedControl, NSSegmentedControl)
#include "StagedControl.inc"
@end
