/* What a framework fills in to become an engine. Everything else is common. */

#import <Foundation/Foundation.h>

#ifdef GNUSTEP
typedef NSPoint CGPoint;
typedef NSRect CGRect;
#else
#import <CoreGraphics/CoreGraphics.h>
#endif

/** A method that staged objects override where their class has it. */
typedef struct {
  const char *selector;
  IMP implementation;
  /** For `answerFlag`: the word of the script that says what is returned. */
  NSString *word;
} Override;

/** What a framework has in place of a notion that it lacks, and the page that says so. */
typedef struct {
  NSString *word, *reason, *page;
} Absence;

/** The field `engine` of the message hello. */
NSDictionary *frameworkProfile(void);

/** The framework's class for a kind of a stage, or Nil where it has nothing like it. */
Class frameworkClass(NSString *kind);

/** The methods that are overridden in staged classes besides the common ones; ends with zero. */
const Override *frameworkOverrides(void);

/** The key path of the property that a step sets, or asks whether it is true, by its form, such as `set`,
    and its word; empty for a word that overrides a method, whose last step is kept; nil for all others. */
NSString *frameworkProperty(NSString *form, NSString *word);

/** The reasons for skipping what the framework lacks. The last has no word: its reason begins those
    of all other words. */
const Absence *frameworkAbsences(void);

/** Waits until everything has happened that a step makes happen. It is called in the thread of the
    conversation; the steps are carried out in the main thread. */
void frameworkSettles(void);

/** Called before each step, in the thread of the conversation, with the step after it or nil. */
void frameworkBegins(NSDictionary *step, NSDictionary *next);

/** A fresh copy of a stage, for one script. */
@interface World : NSObject {
 @public
  /** The objects of the stage by their names, and the names in the order of the rows. */
  NSMutableDictionary *staged;
  NSMutableArray *order;
  /** With how many arguments the script implements each action, and who is given any. */
  NSMutableDictionary *forms;
  /** The name of the view that was found last, or nil. */
  NSString *hit;
  /** What the last call returned. */
  BOOL result;
}
@end

/** What a framework does for a stage. */
@interface World (Framework)

/** Makes the object of a row. A view has its frame already when it is placed. */
- (id)newObject:(Class)class row:(NSDictionary *)row;

/** Makes a view the root view of a controller. This comes before anything is placed. */
- (void)give:(id)view to:(id)controller;

/** Puts an object where its row says. */
- (void)place:(id)object row:(NSDictionary *)row;

/** Puts the windows on the screen, once the stage stands. */
- (void)show;

/** Ends what the user still does when the script is over: what is down comes up. */
- (void)letGo;

/** Takes everything out of the application again. */
- (void)strike;

/** Whether an event is one of those that `sendEvent(_:)` is recorded for. */
- (BOOL)records:(id)event;

/** What an object of the framework that is not on the stage stands for, or belongs to; or nil. */
- (id)holderOf:(id)object;

/** The view that an object is, or that does what UIKit asks of it as a view; or nil. */
- (id)viewOf:(id)object;

- (void)setHidden:(BOOL)hidden of:(id)object;
- (void)setFrame:(CGRect)frame of:(id)object;
- (void)setBoundsOrigin:(CGPoint)origin of:(id)view;
- (void)setLevel:(double)level of:(id)window;
- (void)setApplicationDelegate:(id)delegate;

/** Takes an object out of what it is in. */
- (void)remove:(id)object;

/** Moves a view in front of a sibling or behind it; nil means all of them. */
- (void)put:(id)view above:(BOOL)above sibling:(id)sibling;

/** The view that code finds by hit-testing a view at a point in that view's coordinates. */
- (id)hitTest:(id)view at:(CGPoint)point;
- (BOOL)view:(id)view contains:(CGPoint)point;

- (id)keyWindow;
- (id)firstResponderOf:(id)window;
- (BOOL)becomeFirst:(id)object;
- (BOOL)resign:(id)object;
- (BOOL)isHighlighted:(id)control;

- (BOOL)sendAction:(SEL)action to:(id)target from:(id)sender payload:(NSString *)payload;
- (BOOL)can:(id)object perform:(SEL)action;

/** Whether an action can come with an event, and the fields of a call that describe the event. */
- (BOOL)hasActionEvents;
- (NSDictionary *)fieldsOfEvent:(id)event;

/** Called when an object has performed an action. */
- (void)performed:(NSString *)action by:(id)object;

@end
