#import "Framework.h"
#import "Staged.h"
#import "Trace.h"

@interface World (Stage)

/** The world whose script is being carried out, or nil. */
+ (World *)current;

/** Carries out a script on a fresh stage, and returns the message that answers it, without its id.
    A step is carried out by the method that is named after it, such as `set_hidden:` or
    `ask_chain:`; where there is none, the framework lacks the notion. */
+ (NSDictionary *)perform:(NSArray *)steps on:(NSArray *)responders;

/** The object with a name, or nil where the name is absent. */
- (id)named:(NSString *)name;

/** The object that a field of a step names, or the view that stands for it. */
- (id)object:(NSDictionary *)step;
- (id)view:(NSDictionary *)step;

/** The name that an object has on the stage, or nil for nobody. */
- (NSString *)nameOf:(id)object;

/** Whether an object is on the stage itself, and does not only stand in for one that is. */
- (BOOL)isStaged:(id)object;

/** Whether an object is the first responder of a window, or the owner of one that is. */
- (BOOL)isFirst:(id)object;

/** The objects of the stage of a class, in the order of the rows. */
- (NSArray *)all:(Class)class;

/** Gives an object the name and kind of a row. */
- (void)cast:(id)object row:(NSDictionary *)row;

/** Keeps a step that overrides a method of an object, until the next step for the same word. */
- (void)override:(NSDictionary *)step of:(id)object;

/** Keeps the view that was found last. */
- (void)found:(id)view;

/** The selector that an action has in this script. */
- (SEL)selectorFor:(NSString *)action;

@end

/** Gives up the script because of a word of the protocol, or of a framework's list of absences. */
void lacks(NSString *word);

/** Ends the script because a step cannot be carried out. */
void cannot(NSString *reason);

/** A field of a message, or nil where it is absent or null. */
static inline id field(NSDictionary *step, NSString *name) {
  id value = [step objectForKey:name];
  return value == [NSNull null] ? nil : value;
}

static inline double number(NSDictionary *step, NSString *name) {
  return [field(step, name) doubleValue];
}

static inline BOOL flag(NSDictionary *step) { return [field(step, @"to") boolValue]; }

static inline double at(NSArray *numbers, unsigned index) {
  return [[numbers objectAtIndex:index] doubleValue];
}

/** A point that a message has as `[x,y]`. */
static inline CGPoint pointOf(NSArray *numbers) {
  CGPoint point = { at(numbers, 0), at(numbers, 1) };
  return point;
}

/** A rectangle that a message has as `[x,y,width,height]`; zero where it has none. */
static inline CGRect rectOf(NSArray *numbers) {
  CGRect rect = { { 0, 0 }, { 0, 0 } };
  if (numbers != nil) {
    rect.origin = pointOf(numbers);
    rect.size.width = at(numbers, 2);
    rect.size.height = at(numbers, 3);
  }
  return rect;
}

/** Answers to questions. */
static inline NSDictionary *one(NSString *type, id value) {
  return [NSDictionary dictionaryWithObject:value != nil ? value : [NSNull null] forKey:type];
}

static inline NSDictionary *truth(BOOL flag) {
  return one(@"truth", [NSNumber numberWithBool:flag]);
}

static inline NSDictionary *responder(NSString *name) { return one(@"responder", name); }
