#import <AppKit/AppKit.h>
#import "../objc/World.h"

/** The kinds of a stage that AppKit has something of. */
NSArray *frameworkKinds(void);

/** The control event that comes nearest to the one action of a control of a kind, or nil. */
NSString *ownControlEvent(NSString *kind);

/** Records the question `mouse:inRect:`, which hit-testing puts. */
void recordContainment(void);

/** Forgets, or returns, the name of the responder that was first told of a press of the mouse. */
void forgetPress(void);
NSString *pressed(void);

/** Makes the content view of a window, which does what UIKit asks of the window as a view. */
NSView *newContentView(NSRect frame);
