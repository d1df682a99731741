#import "Stage.h"
#import <objc/runtime.h>

/* The delegates of recognizers, text fields and scroll views, and the targets of recognizers. */

@interface RecognizerTarget : NSObject
@end

@implementation RecognizerTarget

- (void)fired:(UIGestureRecognizer *)recognizer {
  NSUInteger state = (NSUInteger)[recognizer state];
  if (state < [stateNames() count]) {
    [[Trace current] receiver:recognizer
      got:[@"action in state " stringByAppendingString:stateNames()[state]] with:nil];
  }
}

@end

id recognizerTarget(void) {
  static RecognizerTarget *target = nil;
  if (target == nil) {
    target = [RecognizerTarget new];
  }
  return target;
}

/* A recognizer asks only for what its delegate implements when it is set. So there is a class for
   each set of questions. Each answers from what the script said about the recognizer. */
#pragma mark Recognizers

static BOOL isAbout(UIGestureRecognizer *recognizer, NSString *word, UIGestureRecognizer *other) {
  NSString *name = field(overriding(recognizer, word), @"to");
  return name != nil && [[World current] named:name] == other;
}

static BOOL together(id self, SEL selector, id recognizer, id other) {
  return isAbout(recognizer, @"recognizesTogether", other);
}

static BOOL waitsFor(id self, SEL selector, id recognizer, id other) {
  [[Trace current] receiver:recognizer
    got:@"gestureRecognizer(_:shouldRequireFailureOf:)" with:nil];
  return isAbout(recognizer, @"waitsFor", other);
}

static BOOL isAwaitedBy(id self, SEL selector, id recognizer, id other) {
  [[Trace current] receiver:recognizer
    got:@"gestureRecognizer(_:shouldBeRequiredToFailBy:)" with:nil];
  return isAbout(recognizer, @"isAwaitedBy", other);
}

static BOOL begins(id self, SEL selector, UIPanGestureRecognizer *recognizer) {
  NSDictionary *step = overriding(recognizer, @"shouldBegin");
  [[Trace current] receiver:recognizer got:@"gestureRecognizerShouldBegin(_:)" with:nil];
  if (![[World current] beginnings:recognizer]) {
    return NO;
  }
  if (![[step objectForKey:@"set"] isEqualToString:@"beginsSideways"]) {
    return step == nil || flag(step);
  }
  CGPoint moved = [recognizer translationInView:[recognizer view]];
  return flag(step) ? fabs(moved.x) > fabs(moved.y) : fabs(moved.y) > fabs(moved.x);
}

static BOOL receives(id self, SEL selector, id recognizer, UITouch *touch) {
  NSDictionary *step = overriding(recognizer, @"shouldReceive");
  [[Trace current] receiver:recognizer got:@"gestureRecognizer(_:shouldReceive:)" with:nil];
  return (step == nil || flag(step)) && [[World current] receives:touch by:recognizer];
}

/* Whether the script said something that a question is answered by. */
static BOOL isAnswered(UIGestureRecognizer *recognizer, NSString *word) {
  return overriding(recognizer, word) != nil
    || ([word isEqualToString:@"shouldBegin"] && [[World current] hasBeginnings:recognizer])
    || ([word isEqualToString:@"shouldReceive"] && [[World current] hasTouchConditions:recognizer]);
}

static const struct {
  const char *selector, *types;
  IMP implementation;
  NSString *word;
} questions[] = {
  { "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:", "c@:@@",
    (IMP)together, @"recognizesTogether" },
  { "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:", "c@:@@",
    (IMP)waitsFor, @"waitsFor" },
  { "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:", "c@:@@",
    (IMP)isAwaitedBy, @"isAwaitedBy" },
  { "gestureRecognizerShouldBegin:", "c@:@", (IMP)begins, @"shouldBegin" },
  { "gestureRecognizer:shouldReceiveTouch:", "c@:@@", (IMP)receives, @"shouldReceive" },
};

static id delegateFor(UIGestureRecognizer *recognizer) {
  static NSMutableDictionary *delegates = nil;
  enum { count = sizeof(questions) / sizeof(questions[0]) };
  NSMutableString *name = [NSMutableString stringWithString:@"RecognizerDelegate"];
  for (int i = 0; i < count; i++) {
    if (isAnswered(recognizer, questions[i].word)) {
      [name appendFormat:@"%d", i];
    }
  }
  if (delegates == nil) {
    delegates = [NSMutableDictionary new];
  }
  if (delegates[name] == nil) {
    Class class = objc_allocateClassPair([NSObject class], [name UTF8String], 0);
    for (int i = 0; i < count; i++) {
      if (isAnswered(recognizer, questions[i].word)) {
        class_addMethod(class, sel_registerName(questions[i].selector),
          questions[i].implementation, questions[i].types);
      }
    }
    objc_registerClassPair(class);
    delegates[name] = [[class new] autorelease];
  }
  return delegates[name];
}

/* A scroll view is the delegate of its own recognizers: it answers what the script said, or else as
   ever, which is the default where UIScrollView does not answer. */
@interface AnsweringScrollView : UIScrollView
@end

@implementation AnsweringScrollView

static BOOL asEver(id self, SEL selector, id recognizer, id other, BOOL otherwise) {
  return ![UIScrollView instancesRespondToSelector:selector] ? otherwise
    : ((BOOL (*)(id, SEL, id, id))class_getMethodImplementation([UIScrollView class], selector))(
      self, selector, recognizer, other);
}

- (BOOL)gestureRecognizer:(UIGestureRecognizer *)recognizer
    shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer *)other {
  return overriding(recognizer, @"recognizesTogether") != nil
    ? together(self, _cmd, recognizer, other) : asEver(self, _cmd, recognizer, other, NO);
}

- (BOOL)gestureRecognizer:(UIGestureRecognizer *)recognizer
    shouldRequireFailureOfGestureRecognizer:(UIGestureRecognizer *)other {
  return overriding(recognizer, @"waitsFor") != nil
    ? waitsFor(self, _cmd, recognizer, other) : asEver(self, _cmd, recognizer, other, NO);
}

- (BOOL)gestureRecognizer:(UIGestureRecognizer *)recognizer
    shouldBeRequiredToFailByGestureRecognizer:(UIGestureRecognizer *)other {
  return overriding(recognizer, @"isAwaitedBy") != nil
    ? isAwaitedBy(self, _cmd, recognizer, other) : asEver(self, _cmd, recognizer, other, NO);
}

- (BOOL)gestureRecognizer:(UIGestureRecognizer *)recognizer shouldReceiveTouch:(UITouch *)touch {
  return isAnswered(recognizer, @"shouldReceive")
    ? receives(self, _cmd, recognizer, touch) : asEver(self, _cmd, recognizer, touch, YES);
}

/* Also asked as a view, about recognizers that have another delegate. */
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)recognizer {
  Role *role = roleOf(recognizer);
  BOOL isOwn = role != nil && [role->kind hasPrefix:@"scroll "];
  return isOwn && isAnswered(recognizer, @"shouldBegin")
    ? begins(self, _cmd, (UIPanGestureRecognizer *)recognizer)
    : [super gestureRecognizerShouldBegin:recognizer];
}

@end

@implementation World (Delegates)

/* Keeps what the delegate answers, and sets the delegate anew. */
- (void)answer:(NSDictionary *)step as:(NSString *)word {
  UIGestureRecognizer *recognizer = [self object:step];
  [roleOf(recognizer)->overridden setObject:step forKey:word];
  if (![roleOf(recognizer)->kind hasPrefix:@"scroll "]) {
    [recognizer setDelegate:nil];
    [recognizer setDelegate:delegateFor(recognizer)];
  }
}

- (void)set_recognizesTogether:(NSDictionary *)step { [self answer:step as:@"recognizesTogether"]; }
- (void)set_waitsFor:(NSDictionary *)step { [self answer:step as:@"waitsFor"]; }
- (void)set_isAwaitedBy:(NSDictionary *)step { [self answer:step as:@"isAwaitedBy"]; }
- (void)set_shouldBegin:(NSDictionary *)step { [self answer:step as:@"shouldBegin"]; }
- (void)set_beginsSideways:(NSDictionary *)step { [self answer:step as:@"shouldBegin"]; }
- (void)set_shouldReceive:(NSDictionary *)step { [self answer:step as:@"shouldReceive"]; }

@end

#pragma mark Scroll views

/* Records, and names the view that zooms. */
@interface ScrollViewDelegate : NSObject <UIScrollViewDelegate>
@end

@implementation ScrollViewDelegate

static void record(UIScrollView *view, NSString *message) {
  [[Trace current] receiver:view got:message with:nil];
}

- (void)scrollViewWillBeginDragging:(UIScrollView *)view {
  record(view, @"scrollViewWillBeginDragging(_:)");
}

- (void)scrollViewDidScroll:(UIScrollView *)view {
  record(view, @"scrollViewDidScroll(_:)");
}

- (void)scrollViewDidScrollToTop:(UIScrollView *)view {
  record(view, @"scrollViewDidScrollToTop(_:)");
}

- (void)scrollViewWillEndDragging:(UIScrollView *)view withVelocity:(CGPoint)velocity
              targetContentOffset:(inout CGPoint *)offset {
  record(view, @"scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)");
}

- (void)scrollViewDidEndDragging:(UIScrollView *)view willDecelerate:(BOOL)decelerates {
  record(view, @"scrollViewDidEndDragging(_:willDecelerate:)");
}

- (void)scrollViewWillBeginZooming:(UIScrollView *)view withView:(UIView *)zoomed {
  record(view, @"scrollViewWillBeginZooming(_:with:)");
}

- (void)scrollViewDidZoom:(UIScrollView *)view {
  record(view, @"scrollViewDidZoom(_:)");
}

- (void)scrollViewDidEndZooming:(UIScrollView *)view withView:(UIView *)zoomed
                        atScale:(CGFloat)scale {
  record(view, @"scrollViewDidEndZooming(_:with:atScale:)");
}

- (UIView *)viewForZoomingInScrollView:(UIScrollView *)view {
  return [[World current] named:field(overriding(view, @"zooming"), @"view")];
}

- (BOOL)scrollViewShouldScrollToTop:(UIScrollView *)view {
  return !flag(overriding(view, @"refusesScrollToTop"));
}

@end

id scrollViewDelegate(void) {
  static ScrollViewDelegate *delegate = nil;
  if (delegate == nil) {
    delegate = [ScrollViewDelegate new];
  }
  return delegate;
}
