#import "Role.h"
#import "Trace.h"

/** The kinds of a stage that AppKit has something of. */
NSArray *stagedKinds(void);

/** The class for one of these kinds. */
Class stagedClass(NSString *kind);

/** The control event that comes nearest to the one action of a control of a kind, or nil. */
NSString *ownControlEvent(NSString *kind);

/** Whether a responder, or a field editor that works for it, is the first responder of a window. */
BOOL isFirstResponder(NSResponder *responder);

/** Sees to it that the question `mouse:inRect:`, which hit-testing puts, is recorded. */
void recordContainment(void);

/** Begins a class that is staged; the parts to include and `@end` follow. */
#define STAGED(Name, Super) \
  @interface Name : Super <Staged> \
  { \
    Role *role; \
  } \
  @end \
  @implementation Name

@interface StagedApplication : NSApplication <Staged>
{
  Role *role;
}
@end

@interface StagedWindow : NSWindow <Staged>
{
  Role *role;
  NSTextView *editor;
}
@end

/** The content view of a staged window: where AppKit hit-tests what UIKit asks of the window. */
@interface StagedContentView : NSView <Staged>
{
  Role *role;
}
@end

/** The field editor of a window: it stands for the text field that it edits. */
@interface StagedFieldEditor : NSTextView
@end
