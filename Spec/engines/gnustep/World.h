#import "Staged.h"
#import "Lack.h"

/** A fresh copy of a stage, for one script. */
@interface World : NSObject
{
  NSMutableDictionary *staged;
  NSMutableArray *windows;
  NSMutableDictionary *forms;
  NSString *hit;
  BOOL result;
}

/** Builds the stage that the `responders` of a message tell. */
- (void) build: (NSArray *)responders;

/** Carries out the steps and returns a record for each. A step is carried out by the method that is
    named after it, such as `set_hidden:` or `ask_chain:`; where there is none, AppKit lacks the
    notion. */
- (NSArray *) perform: (NSArray *)steps;

/** Takes the stage apart, so that nothing of it is left in the application. */
- (void) strike;

@end

/** Who is who. */
@interface World (Names)

/** The responder with a name, or nil where the name is absent or null. */
- (id) named: (id)name;

/** The view with a name: for a window its content view, nil where the responder is no view. */
- (NSView *) viewNamed: (id)name;

/** The name that an object of AppKit has on the stage, or nil for nobody. */
- (NSString *) nameOf: (id)object;

@end

/** Actions. */
@interface World (Actions)

/** Finds out with how many arguments the script implements each action. */
- (void) learnFormsOf: (NSArray *)steps;

/** The selector that an action has in this script. */
- (SEL) selectorFor: (NSString *)action;

@end

/** A point that a message tells as `[x,y]`. */
static inline NSPoint pointOf(NSArray *numbers)
{
  return NSMakePoint([[numbers objectAtIndex: 0] doubleValue],
    [[numbers objectAtIndex: 1] doubleValue]);
}

/** A rectangle that a message tells as `[x,y,width,height]`; zero where it tells none. */
static inline NSRect rectOf(NSArray *numbers)
{
  return numbers == nil ? NSZeroRect : NSMakeRect([[numbers objectAtIndex: 0] doubleValue],
    [[numbers objectAtIndex: 1] doubleValue], [[numbers objectAtIndex: 2] doubleValue],
    [[numbers objectAtIndex: 3] doubleValue]);
}

/** The height at which the y of the protocol begins, in AppKit's screen, whose y grows up. */
static inline CGFloat screenTop(void)
{
  return NSMaxY([[NSScreen mainScreen] frame]);
}

/** A rectangle on AppKit's screen for one on a screen whose y grows down. */
static inline NSRect screenRect(NSRect frame)
{
  frame.origin.y = screenTop() - NSMaxY(frame);
  return frame;
}
