#import "Framework.h"

/** What a stage and a script make of one object. */
@interface Role : NSObject {
 @public
  NSString *name, *kind;
  /** The last step for each word that overrides a method. */
  NSMutableDictionary *overridden;
  /** The selectors of the actions that it was given. */
  NSMutableSet *actions;
  /** Whether calls go through unrecorded, because the framework makes them for its own purposes. */
  BOOL isQuiet;
}
@end

/** The role of an object, or nil where it is not on the stage. */
Role *roleOf(id object);
void setRole(id object, Role *role);

/** Forgets all roles. */
void forgetRoles(void);

/** The step by which the script overrides a method of an object, or nil. */
NSDictionary *overriding(id object, NSString *word);

/** The staged class for a kind: a subclass of the framework's class that records what it is sent
    and overrides what a script says; Nil where there is none. Of an object that is given actions
    the class is its own. */
Class stagedClass(NSString *kind, BOOL isOwn);

/** A subclass of a class with these overrides only. */
Class stagedSubclass(Class base, NSString *name, const Override *overrides);

/** Whether an object has a method only because its class keeps an action of an earlier script, as
    that of the one application does. */
BOOL isPastAction(id object, SEL selector);

/** Lets an object implement an action, which takes so many arguments. */
void implementAction(id object, SEL selector, int arguments);

/** The implementation that a staged object's method overrides. */
IMP superMethod(id self, SEL selector);

/** The implementation of a method whose answer is what the script said by the override's word. */
BOOL answerFlag(id self, SEL selector);

/** Calls what a staged object's method overrides: `CALL_SUPER(BOOL)`, and with arguments
    `CALL_SUPER_WITH(id, (CGPoint, id), point, event)`. */
#define CALL_SUPER(Result) ((Result (*)(id, SEL))superMethod(self, selector))(self, selector)
#define CALL_SUPER_WITH(Result, Types, ...) \
  ((Result (*)(id, SEL, UNPAREN Types))superMethod(self, selector))(self, selector, __VA_ARGS__)
#define UNPAREN(...) __VA_ARGS__
