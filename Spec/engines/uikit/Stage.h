#import "Private.h"
#import "Times.h"
#import "../objc/World.h"

/** What the engine has found out about ways to put events into the application. */
typedef enum { noTouches, digitizerTouches, objectTouches } TouchWay;

/** The way in which touches go in, and its name. */
extern TouchWay touchWay;
NSString *wayOfTouches(void);

/** The window that is there before and after all stages: behind them, and in no answer. */
extern UIWindow *hostWindow;

/** The delegate that the application has between scripts. */
extern id applicationDelegate;

/** Has the application notice when the keyboard comes and goes. */
void observeKeyboard(void);

/** Shows the keyboard once, because the first time takes long, and finds out whether it comes at all:
    where a hardware keyboard is attached it does not. Called in the thread of the conversation. */
void warmUpKeyboard(void);

/** Whether UIKit shows a keyboard of its own here, and whether one is on the screen. */
BOOL hasKeyboard(void);
BOOL isKeyboardShown(void);

/** Forgets a keyboard that an earlier script left on the screen. */
void forgetKeyboard(void);

/** Has the step wait for the keyboard, as a step before a question about it does. */
void awaitsKeyboard(void);

/** Waits up to a second for the input that the first responder of the stage wants, or for the keyboard
    to go. Called in the thread of the conversation. */
void awaitKeyboard(void);

/** The first responder of the stage, in whatever window; or nil. */
UIResponder *firstOfAll(World *world);

/** The scene that all windows are in. */
extern UIWindowScene *windowScene;

/** The features whose self-tests have passed, besides those that need no events. */
extern NSMutableSet *provenFeatures;

/** The key paths of the properties that the vocabulary names, by steps such as `set alpha`. */
NSDictionary *vocabularyProperties(void);

/** The kinds of a stage, all of which UIKit has. */
NSArray *frameworkKinds(void);

/** Runs the self-tests of the bundle, which takes half a minute at most, and keeps what may be claimed. */
void runSelfTests(void);

/** Passes a note to whoever started the application. */
void note(NSString *text);

/** The time of the real clock, in seconds, that events carry as well. */
NSTimeInterval uptime(void);

/** Lets the step that is carried out last for so many frames. */
void lasts(int frames);

/** Lets the step that is carried out last until so many seconds after the last one that did
    something, and for a touch, a key or a shake until so many seconds after its event. */
void waits(NSTimeInterval seconds);

/** Has the step end only when the events that it sent have been handled; sends the mark. */
void awaitsEvents(void);

/** Presses or releases a key, by its usage on page 7 of the USB usage tables. */
void sendKey(uint32_t usage, BOOL down);

/** Releases all keys that are down. */
void releaseKeys(void);

/** Names the key that the script presses. Others go down and up with it, and are not recorded. */
void nameKey(uint32_t usage);

/** Whether presses are of that key, or of none. */
BOOL areNamed(NSSet *presses);

/** Whether a scroll view may have let a touch through that it would hold back by the script's time. */
BOOL isHeldBackTooLong(void);

/** Counts the marks that were sent, and those that came by. */
void sentMark(void);
void handledMark(void);

/** Called for each event of the application's own queue. */
void handledHIDEvent(IOHIDEventRef event);

/** What fingers do. Changes are as the protocol has them. */
void moveFingers(NSArray *changes);

/** Cancels all touches; lifts fingers that are down where that cannot be done. */
BOOL cancelTouches(void);
void forgetTouches(void);

/** Sees the touches of an event before anybody gets them. */
void noteTouches(UIEvent *event);

/** The touch of a finger, and the finger of a touch, or 0. */
UITouch *touchOf(int finger);
int fingerOf(UITouch *touch);

/** The lowest finger that is down and has a touch, or 0. */
int lowestFingerDown(void);

/** The numbers of the fingers of touches, rising; nil where one is not known. */
NSArray *fingersOf(id touches);

/** Has a control record each control event for which it sends actions. */
void watch(UIControl *control);

/** The words of the protocol for phases, states and control events, by their values. */
NSArray *phaseNames(void);
NSArray *stateNames(void);
NSDictionary *controlEvents(void);

/** The delegate of scroll views. */
id scrollViewDelegate(void);

/** The target that records what a recognizer fires. */
id recognizerTarget(void);

/** The text that came with the last action, or nil. */
NSString *lastPayload(void);

/** Keeps a view whose animation has to end with the script. */
void animates(UIView *view);

/** Presents a controller over the current context; its view keeps its frame. */
void present(UIViewController *presented, UIViewController *presenter, CGRect frame);

@interface World (Delegates)
/** Keeps what a recognizer's delegate answers, and sets the delegate anew. */
- (void)answer:(NSDictionary *)step as:(NSString *)word;
@end

@interface World (Gestures)
/** Whether the script gave conditions on a recognizer's touches or beginnings, and whether they hold. */
- (BOOL)hasTouchConditions:(UIGestureRecognizer *)recognizer;
- (BOOL)receives:(UITouch *)touch by:(UIGestureRecognizer *)recognizer;
- (BOOL)hasBeginnings:(UIGestureRecognizer *)recognizer;
- (BOOL)beginnings:(UIGestureRecognizer *)recognizer;
@end

@interface World (UIKit)
/** Gives the recognizer of pinches that a scroll view has made the name that a row has for it. */
- (void)castPinchOf:(UIScrollView *)view;
@end

/** An event of the program's own, which carries a text. */
@interface PayloadEvent : UIEvent {
 @public
  NSString *text;
}
@end
