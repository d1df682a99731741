#import "Private.h"
#import "../objc/World.h"

/** What the engine has found out about ways to put events into the application. */
typedef enum { noTouches, digitizerTouches, objectTouches } TouchWay;

/** The way in which touches go in. */
extern TouchWay touchWay;

/** The window that is there before and after all stages: behind them, and in no answer. */
extern UIWindow *hostWindow;

/** The delegate that the application has between scripts. */
extern id applicationDelegate;

/** Whether a keyboard is on the screen. */
BOOL isKeyboardShown(void);

/** The scene that all windows are in. */
extern UIWindowScene *windowScene;

/** The features whose self-tests have passed, besides those that need no events. */
extern NSMutableSet *provenFeatures;

/** The kinds of a stage, all of which UIKit has. */
NSArray *frameworkKinds(void);

/** Runs the self-tests of the bundle, and keeps what may be claimed. */
void runSelfTests(void);

/** Lets the step that is carried out last for so many seconds, and then so many frames. */
void lasts(NSTimeInterval seconds, int frames);

/** Has the step end only when the events that it sent have been handled; sends the mark. */
void awaitsEvents(void);

/** Presses or releases a key, by its usage on page 7 of the USB usage tables. */
void sendKey(uint32_t usage, BOOL down);

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

/** The words of the protocol for phases, states and control events, by their values. */
NSArray *phaseNames(void);
NSArray *stateNames(void);
NSDictionary *controlEvents(void);

/** The delegates of text fields and scroll views. */
id textFieldDelegate(void);
id scrollViewDelegate(void);

/** The target that records what a recognizer fires. */
id recognizerTarget(void);

/** The text that came with the last action, or nil. */
NSString *lastPayload(void);

/** Keeps a view whose animation has to end with the script. */
void animates(UIView *view);

/** Presents a controller over the current context; its view keeps its frame. */
void present(UIViewController *presented, UIViewController *presenter, CGRect frame);

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
