/* Names and types only, of what the engine uses. */
#pragma once
#include <Foundation/Foundation.h>

@class UIEvent, UITouch, UIView, UIWindow, UIWindowScene, UIViewController, UIGestureRecognizer,
  UIScrollView, UIColor, UITextField, CALayer, UISceneSession, UISceneConnectionOptions,
  UIPanGestureRecognizer, UIPinchGestureRecognizer;

typedef NSInteger UIEventType;
enum {
  UIEventTypeTouches = 0,
  UIEventTypeMotion = 1,
  UIEventTypeRemoteControl = 2,
  UIEventTypePresses = 3,
};
typedef NSInteger UIEventSubtype;
enum { UIEventSubtypeMotionShake = 1 };
typedef NSInteger UITouchPhase;
enum {
  UITouchPhaseBegan, UITouchPhaseMoved, UITouchPhaseStationary, UITouchPhaseEnded,
  UITouchPhaseCancelled,
};
typedef NSUInteger UIControlEvents;
static const UIControlEvents UIControlEventTouchDown = 1 << 0;
static const UIControlEvents UIControlEventTouchDownRepeat = 1 << 1;
static const UIControlEvents UIControlEventTouchDragInside = 1 << 2;
static const UIControlEvents UIControlEventTouchDragOutside = 1 << 3;
static const UIControlEvents UIControlEventTouchDragEnter = 1 << 4;
static const UIControlEvents UIControlEventTouchDragExit = 1 << 5;
static const UIControlEvents UIControlEventTouchUpInside = 1 << 6;
static const UIControlEvents UIControlEventTouchUpOutside = 1 << 7;
static const UIControlEvents UIControlEventTouchCancel = 1 << 8;
static const UIControlEvents UIControlEventValueChanged = 1 << 12;
static const UIControlEvents UIControlEventPrimaryActionTriggered = 1 << 13;
static const UIControlEvents UIControlEventEditingDidBegin = 1 << 16;
static const UIControlEvents UIControlEventEditingChanged = 1 << 17;
static const UIControlEvents UIControlEventEditingDidEnd = 1 << 18;
static const UIControlEvents UIControlEventEditingDidEndOnExit = 1 << 19;
static const UIControlEvents UIControlEventAllTouchEvents = 0x00000FFF;
static const UIControlEvents UIControlEventAllEditingEvents = 0x000F0000;
static const UIControlEvents UIControlEventAllEvents = 0xFFFFFFFF;
typedef NSInteger UIKeyModifierFlags;
enum { UIKeyModifierControl = 1 << 18, UIKeyModifierAlternate = 1 << 19 };
typedef struct UIEdgeInsets { CGFloat top, left, bottom, right; } UIEdgeInsets;
typedef NSUInteger UIViewAnimationOptions;
enum { UIViewAnimationOptionAllowUserInteraction = 1 << 1 };
typedef NSInteger UIModalPresentationStyle;
enum { UIModalPresentationOverCurrentContext = 6 };
typedef CGFloat UIWindowLevel;

@interface UIResponder : NSObject
- (UIResponder *)nextResponder;
- (BOOL)becomeFirstResponder;
- (BOOL)resignFirstResponder;
- (BOOL)isFirstResponder;
- (BOOL)canPerformAction:(SEL)action withSender:(id)sender;
- (id)targetForAction:(SEL)action withSender:(id)sender;
- (NSUndoManager *)undoManager;
- (UIView *)inputView;
- (UIView *)inputAccessoryView;
- (void)reloadInputViews;
@end

@interface UIEvent : NSObject
- (UIEventType)type;
- (NSSet *)allTouches;
@end

@interface UITouch : NSObject
- (UITouchPhase)phase;
- (NSUInteger)tapCount;
- (UIView *)view;
- (UIWindow *)window;
- (NSArray *)gestureRecognizers;
- (CGPoint)locationInView:(UIView *)view;
- (CGPoint)previousLocationInView:(UIView *)view;
@end

typedef NSInteger UIPressPhase;
enum { UIPressPhaseStationary = 2 };

@interface UIKey : NSObject
- (NSInteger)keyCode;
@end

@interface UIPress : NSObject
- (UIPressPhase)phase;
- (UIKey *)key;
@end

@interface UIPressesEvent : UIEvent
- (NSSet *)allPresses;
@end

@protocol UIApplicationDelegate <NSObject>
@end

@interface UIApplication : UIResponder
+ (UIApplication *)sharedApplication;
- (id)delegate;
- (void)setDelegate:(id)delegate;
- (void)sendEvent:(UIEvent *)event;
- (BOOL)sendAction:(SEL)action to:(id)target from:(id)sender forEvent:(UIEvent *)event;
- (BOOL)isIgnoringInteractionEvents;
- (void)beginIgnoringInteractionEvents;
- (void)endIgnoringInteractionEvents;
@end

int UIApplicationMain(int, char **, NSString *, NSString *);
extern NSString *const UIKeyboardDidShowNotification;
extern NSString *const UIKeyboardDidHideNotification;
extern NSString *const UIKeyboardWillShowNotification;
extern NSString *const UIKeyboardWillHideNotification;

@interface UIScene : UIResponder
@end

@interface UIScreen : NSObject
- (id)coordinateSpace;
- (CGRect)bounds;
@end

@interface UIWindowScene : UIScene
- (UIScreen *)screen;
@end

@protocol UISceneDelegate <NSObject>
@end

@protocol UIWindowSceneDelegate <UISceneDelegate>
@end

@interface CALayer : NSObject
- (void)removeAllAnimations;
@end

@interface UIColor : NSObject
+ (UIColor *)redColor;
@end

@interface UIView : UIResponder
+ (void)setAnimationsEnabled:(BOOL)enabled;
+ (void)animateWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay
  options:(UIViewAnimationOptions)options animations:(void (^)(void))animations
  completion:(void (^)(BOOL))completion;
- (id)initWithFrame:(CGRect)frame;
- (CGRect)frame;
- (void)setFrame:(CGRect)frame;
- (CGRect)bounds;
- (void)setBounds:(CGRect)bounds;
- (void)setHidden:(BOOL)hidden;
- (void)setUserInteractionEnabled:(BOOL)isEnabled;
- (void)setTransform:(CGAffineTransform)transform;
- (void)setBackgroundColor:(UIColor *)color;
- (CALayer *)layer;
- (UIWindow *)window;
- (UIView *)superview;
- (void)addSubview:(UIView *)view;
- (void)removeFromSuperview;
- (void)bringSubviewToFront:(UIView *)view;
- (void)sendSubviewToBack:(UIView *)view;
- (void)insertSubview:(UIView *)view aboveSubview:(UIView *)sibling;
- (void)insertSubview:(UIView *)view belowSubview:(UIView *)sibling;
- (BOOL)isDescendantOfView:(UIView *)view;
- (CGPoint)convertPoint:(CGPoint)point toCoordinateSpace:(id)space;
- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event;
- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event;
- (BOOL)endEditing:(BOOL)force;
- (void)addGestureRecognizer:(UIGestureRecognizer *)recognizer;
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)recognizer;
- (void)removeGestureRecognizer:(UIGestureRecognizer *)recognizer;
@end

@interface UIWindow : UIView
- (id)initWithWindowScene:(UIWindowScene *)scene;
- (void)setWindowScene:(UIWindowScene *)scene;
- (void)setWindowLevel:(UIWindowLevel)level;
- (UIViewController *)rootViewController;
- (void)setRootViewController:(UIViewController *)controller;
- (BOOL)isKeyWindow;
- (void)makeKeyWindow;
- (void)makeKeyAndVisible;
- (CGPoint)convertPoint:(CGPoint)point toWindow:(UIWindow *)window;
- (CGPoint)convertPoint:(CGPoint)point fromWindow:(UIWindow *)window;
@end

@interface UIViewController : UIResponder
- (UIView *)view;
- (void)setView:(UIView *)view;
- (UIView *)viewIfLoaded;
- (UIViewController *)parentViewController;
- (UIViewController *)presentingViewController;
- (UIViewController *)presentedViewController;
- (void)addChildViewController:(UIViewController *)child;
- (void)didMoveToParentViewController:(UIViewController *)parent;
- (void)willMoveToParentViewController:(UIViewController *)parent;
- (void)removeFromParentViewController;
- (void)setModalPresentationStyle:(UIModalPresentationStyle)style;
- (void)presentViewController:(UIViewController *)controller animated:(BOOL)isAnimated
                   completion:(void (^)(void))completion;
- (void)dismissViewControllerAnimated:(BOOL)isAnimated completion:(void (^)(void))completion;
@end

@interface UIControl : UIView
- (BOOL)isHighlighted;
- (void)addTarget:(id)target action:(SEL)action forControlEvents:(UIControlEvents)events;
- (void)removeTarget:(id)target action:(SEL)action forControlEvents:(UIControlEvents)events;
- (void)sendActionsForControlEvents:(UIControlEvents)events;
- (BOOL)beginTrackingWithTouch:(UITouch *)touch withEvent:(UIEvent *)event;
@end

@interface UISegmentedControl : UIControl
- (NSInteger)selectedSegmentIndex;
- (void)setSelectedSegmentIndex:(NSInteger)index;
- (void)removeAllSegments;
- (void)insertSegmentWithTitle:(NSString *)title atIndex:(NSUInteger)index animated:(BOOL)animated;
@end

@interface UIPageControl : UIControl
- (NSInteger)currentPage;
- (void)setCurrentPage:(NSInteger)page;
@end

@protocol UITextFieldDelegate <NSObject>
@end

@interface UITextField : UIControl
- (void)setDelegate:(id)delegate;
- (NSString *)text;
- (void)setText:(NSString *)text;
- (void)insertText:(NSString *)text;
- (void)deleteBackward;
- (BOOL)hasText;
- (id)markedTextRange;
- (void)setMarkedText:(NSString *)text selectedRange:(NSRange)range;
@end

@class UITextView;

@protocol UIKeyInput <NSObject>
- (void)insertText:(NSString *)text;
@end

@protocol UIScrollViewDelegate <NSObject>
@end

typedef NSInteger UIScrollViewContentInsetAdjustmentBehavior;
enum { UIScrollViewContentInsetAdjustmentNever = 2 };
typedef NSInteger UIScrollViewKeyboardDismissMode;
enum { UIScrollViewKeyboardDismissModeOnDrag = 1, UIScrollViewKeyboardDismissModeInteractive = 2 };

@interface UIScrollView : UIView
- (void)setDelegate:(id)delegate;
- (void)setContentInsetAdjustmentBehavior:(UIScrollViewContentInsetAdjustmentBehavior)behaviour;
- (UIPanGestureRecognizer *)panGestureRecognizer;
- (UIPinchGestureRecognizer *)pinchGestureRecognizer;
- (void)setContentSize:(CGSize)size;
- (CGPoint)contentOffset;
- (void)setContentOffset:(CGPoint)offset;
- (UIEdgeInsets)contentInset;
- (void)setContentInset:(UIEdgeInsets)insets;
- (void)setMinimumZoomScale:(CGFloat)scale;
- (void)setMaximumZoomScale:(CGFloat)scale;
- (BOOL)isScrollEnabled;
- (BOOL)delaysContentTouches;
- (void)setKeyboardDismissMode:(UIScrollViewKeyboardDismissMode)mode;
- (void)setTransfersVerticalScrollingToParent:(BOOL)transfers;
@end

enum { UIGestureRecognizerStatePossible = 0 };

@interface UIGestureRecognizer : NSObject
- (id)initWithTarget:(id)target action:(SEL)action;
- (void)addTarget:(id)target action:(SEL)action;
- (NSInteger)state;
- (NSUInteger)numberOfTouches;
- (UIView *)view;
- (void)setDelegate:(id)delegate;
- (CGPoint)locationInView:(UIView *)view;
- (void)requireGestureRecognizerToFail:(UIGestureRecognizer *)other;
@end

@interface UIButton : UIControl
@end

@interface UISlider : UIControl
@end

@interface UISwitch : UIControl
@end

@interface UILabel : UIView
@end

@interface UIPanGestureRecognizer : UIGestureRecognizer
- (CGPoint)translationInView:(UIView *)view;
- (void)setTranslation:(CGPoint)translation inView:(UIView *)view;
- (CGPoint)velocityInView:(UIView *)view;
@end

@interface UIPinchGestureRecognizer : UIGestureRecognizer
@end

typedef NSUInteger UISwipeGestureRecognizerDirection;
enum {
  UISwipeGestureRecognizerDirectionRight = 1 << 0,
  UISwipeGestureRecognizerDirectionLeft = 1 << 1,
  UISwipeGestureRecognizerDirectionUp = 1 << 2,
  UISwipeGestureRecognizerDirectionDown = 1 << 3,
};

@interface UISwipeGestureRecognizer : UIGestureRecognizer
- (UISwipeGestureRecognizerDirection)direction;
- (void)setDirection:(UISwipeGestureRecognizerDirection)direction;
@end

@interface UIKeyCommand : NSObject
+ (UIKeyCommand *)keyCommandWithInput:(NSString *)input modifierFlags:(UIKeyModifierFlags)flags
                               action:(SEL)action;
- (void)setWantsPriorityOverSystemBehavior:(BOOL)wants;
@end

@interface CADisplayLink : NSObject
+ (CADisplayLink *)displayLinkWithTarget:(id)target selector:(SEL)selector;
- (void)addToRunLoop:(NSRunLoop *)loop forMode:(NSString *)mode;
- (void)invalidate;
@end
