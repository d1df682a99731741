#import <AppKit/AppKit.h>

/** What a stage and a script make of one responder: its name, and what is overridden in it. */
@interface Role : NSObject
{
  NSString *name;
  NSString *kind;
  NSMutableDictionary *actions;
  NSResponder *next;
  NSView *hitTest;
  BOOL overridesNext;
  BOOL overridesHitTest;
  BOOL passesSelfThrough;
  BOOL saysWhetherItAccepts;
  BOOL acceptsFirstResponder;
  BOOL refusesToResign;
  BOOL swallowsEvents;
  BOOL drawsOutside;
  BOOL standsIn;
}

@property (copy) NSString *name;
@property (copy) NSString *kind;
@property (assign) NSResponder *next;
@property (assign) NSView *hitTest;
@property BOOL overridesNext;
@property BOOL overridesHitTest;
@property BOOL passesSelfThrough;
@property BOOL saysWhetherItAccepts;
@property BOOL acceptsFirstResponder;
@property BOOL refusesToResign;
@property BOOL swallowsEvents;
@property BOOL drawsOutside;

/** Whether this is the content view of a window, which has the window's name. */
@property BOOL standsIn;

/** Lets the responder implement an action. */
- (void) implement: (NSString *)action as: (SEL)selector;

/** The action that the responder implements by a selector, or nil. */
- (NSString *) actionFor: (SEL)selector;

@end

/** A responder of a stage: an AppKit object of a subclass that records what it is sent. */
@protocol Staged
- (Role *) role;
- (void) setRole: (Role *)aRole;
@end
