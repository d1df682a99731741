#import "Stage.h"

/* The keyboard on the screen: it comes a frame or two after what wants it became first responder, and
   the first time much later. */

static BOOL comes = NO, isShown = NO;

BOOL hasKeyboard(void) {
  return comes;
}

BOOL isKeyboardShown(void) {
  return isShown;
}

void forgetKeyboard(void) {
  isShown = NO;
}

UIResponder *firstOfAll(World *world) {
  for (UIResponder *object in [world all:[UIResponder class]]) {
    if ([object isFirstResponder]) {
      return object;
    }
  }
  return nil;
}

static BOOL isReady(UIView *view) {
  return view == nil || [view window] != nil;
}

/* UIKit is asked in its own thread. */
@interface KeyboardWatch : NSObject {
 @public
  UITextField *field;
  BOOL isReached;
}
@end

@implementation KeyboardWatch

- (void)shown:(NSNotification *)notification {
  isShown = YES;
}

- (void)hidden:(NSNotification *)notification {
  isShown = NO;
}

- (void)posted:(NSNotification *)notification {
  NSString *name = [[notification name] substringFromIndex:3];
  [[Trace current] receiver:[UIApplication sharedApplication]
    got:[NSString stringWithFormat:@"post(name: k%@)", name] with:nil];
}

- (void)focus {
  CGRect frame = { { 0, 0 }, { 100, 30 } };
  field = [[UITextField alloc] initWithFrame:frame];
  [hostWindow addSubview:field];
  [field becomeFirstResponder];
}

- (void)blur {
  [field resignFirstResponder];
  [field removeFromSuperview];
  [field release];
  field = nil;
}

- (void)checkShown {
  isReached = isShown;
}

- (void)checkHidden {
  isReached = !isShown;
}

- (void)checkFirst {
  UIResponder *first = firstOfAll([World current]);
  UIView *view = [first inputView];
  BOOL types = view == nil && [first conformsToProtocol:@protocol(UIKeyInput)];
  isReached = isReady(view) && isReady([first inputAccessoryView])
    && (!comes || (types ? isShown : first != nil || !isShown));
}

@end

static KeyboardWatch *watcher(void) {
  static KeyboardWatch *watcher = nil;
  if (watcher == nil) {
    watcher = [KeyboardWatch new];
  }
  return watcher;
}

static BOOL reaches(SEL check, NSTimeInterval seconds) {
  NSTimeInterval limit = uptime() + seconds;
  do {
    [watcher() performSelectorOnMainThread:check withObject:nil waitUntilDone:YES];
    if (watcher()->isReached) {
      return YES;
    }
    [NSThread sleepForTimeInterval:0.02];
  } while (uptime() < limit);
  return NO;
}

void observeKeyboard(void) {
  NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
  [center addObserver:watcher() selector:@selector(shown:) name:UIKeyboardDidShowNotification
    object:nil];
  [center addObserver:watcher() selector:@selector(hidden:) name:UIKeyboardDidHideNotification
    object:nil];
  for (NSString *name in @[ UIKeyboardWillShowNotification, UIKeyboardDidShowNotification,
      UIKeyboardWillHideNotification, UIKeyboardDidHideNotification ]) {
    [center addObserver:watcher() selector:@selector(posted:) name:name object:nil];
  }
}

void warmUpKeyboard(void) {
  [watcher() performSelectorOnMainThread:@selector(focus) withObject:nil waitUntilDone:YES];
  comes = reaches(@selector(checkShown), 5);
  [watcher() performSelectorOnMainThread:@selector(blur) withObject:nil waitUntilDone:YES];
  reaches(@selector(checkHidden), 2);
  note([@"keyboard on the screen: " stringByAppendingString:comes ? @"comes"
    : @"does not come; is a hardware keyboard attached?"]);
}

void awaitKeyboard(void) {
  reaches(@selector(checkFirst), 1);
}
