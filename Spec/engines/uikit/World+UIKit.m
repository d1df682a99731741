#import "Stage.h"

/* What UIKit does for a stage. */

@implementation PayloadEvent
@end

static UIApplication *application(void) {
  return [UIApplication sharedApplication];
}

/* The text that came with the last action. */
static NSString *payloadOfLast = nil;

/* What animates, and who presents whom. */
static NSMutableArray *animated = nil, *presentations = nil;

NSString *lastPayload(void) {
  return payloadOfLast;
}

void animates(UIView *view) {
  [animated addObject:view];
}

static void setPayload(NSString *text) {
  [payloadOfLast release];
  payloadOfLast = [text copy];
}

@implementation World (Framework)

#pragma mark The stage

- (id)newObject:(Class)class row:(NSDictionary *)row {
  if (presentations == nil) {
    presentations = [NSMutableArray new];
    animated = [NSMutableArray new];
  }
  NSString *kind = [row objectForKey:@"kind"];
  if ([kind isEqualToString:@"application"]) {
    return [application() retain];
  }
  if ([kind isEqualToString:@"window scene"]) {
    if ([[self all:[UIWindowScene class]] count] > 0) {
      lacks(@"second scene");
    }
    return [windowScene retain];
  }
  if ([kind hasPrefix:@"scroll "] && [kind hasSuffix:@"recognizer"]) {
    return nil;
  }
  if ([class isSubclassOfClass:[UIGestureRecognizer class]]) {
    return [[class alloc] initWithTarget:recognizerTarget() action:@selector(fired:)];
  }
  if (![class isSubclassOfClass:[UIView class]]) {
    return [class new];
  }
  UIView *view = [[class alloc] initWithFrame:rectOf(field(row, @"frame"))];
  if ([view isKindOfClass:[UIControl class]]) {
    watch((UIControl *)view);
  }
  if ([view isKindOfClass:[UIWindow class]]) {
    [(UIWindow *)view setWindowScene:windowScene];
  } else if ([kind isEqualToString:@"scroll view"]) {
    [(UIScrollView *)view setDelegate:scrollViewDelegate()];
    [(UIScrollView *)view
      setContentInsetAdjustmentBehavior:UIScrollViewContentInsetAdjustmentNever];
  }
  return view;
}

- (void)give:(id)view to:(id)controller {
  [(UIViewController *)controller setView:view];
}

- (void)place:(id)object row:(NSDictionary *)row {
  id container = [self named:field(row, @"in")];
  NSString *kind = [row objectForKey:@"kind"];
  if ([kind isEqualToString:@"scroll pan recognizer"]) {
    UIPanGestureRecognizer *pan = [(UIScrollView *)container panGestureRecognizer];
    [self cast:pan row:row];
    [pan addTarget:recognizerTarget() action:@selector(fired:)];
  } else if ([kind isEqualToString:@"scroll pinch recognizer"]) {
    roleOf(container)->overridden[@"pinch"] = row;
    [self castPinchOf:container];
  } else if ([object isKindOfClass:[UIGestureRecognizer class]]) {
    [(UIView *)container addGestureRecognizer:object];
  } else if ([object isKindOfClass:[UIViewController class]]) {
    if ([container isKindOfClass:[UIWindow class]]) {
      [(UIWindow *)container setRootViewController:object];
    } else if (container != nil) {
      [(UIViewController *)container addChildViewController:object];
      [(UIViewController *)object didMoveToParentViewController:container];
    }
  } else if ([object isKindOfClass:[UIWindow class]]) {
    return;
  } else if ([object isKindOfClass:[UIView class]]) {
    if (container != nil && ![(UIView *)object isDescendantOfView:container]) {
      [(UIView *)container addSubview:object];
    }
    [(UIView *)object setFrame:rectOf(field(row, @"frame"))];
  } else if (container == application() && object != windowScene) {
    [application() setDelegate:object];
  }
  if (field(row, @"presentedBy") != nil) {
    [presentations addObject:@[ [self named:field(row, @"presentedBy")], object ]];
  }
}

void present(UIViewController *presented, UIViewController *presenter, CGRect frame) {
  [presented setModalPresentationStyle:UIModalPresentationOverCurrentContext];
  [presenter presentViewController:presented animated:NO completion:nil];
  [[presented view] setFrame:frame];
  lasts(2);
}

/* A single window is key; of several none is, and the host window stays it. */
- (void)show {
  forgetKeyboard();
  NSArray *windows = [self all:[UIWindow class]];
  for (UIWindow *window in windows) {
    CGRect frame = [[window rootViewController] viewIfLoaded].frame;
    if ([windows count] == 1) {
      [window makeKeyAndVisible];
    } else {
      [window setHidden:NO];
    }
    if ([self isStaged:[[window rootViewController] viewIfLoaded]]) {
      [[[window rootViewController] view] setFrame:frame];
    }
  }
  for (NSArray *pair in presentations) {
    present(pair[1], pair[0], [[pair[1] view] frame]);
  }
  lasts(2);
  timesBegin(uptime());
}

- (void)letGo {
  while ([application() isIgnoringInteractionEvents]) {
    [application() endIgnoringInteractionEvents];
  }
  cancelTouches();
  releaseKeys();
}

- (void)strike {
  if (isKeyboardShown()) {
    awaitsKeyboard();
  }
  for (UIViewController *controller in [self all:[UIViewController class]]) {
    if ([controller presentedViewController] != nil) {
      [controller dismissViewControllerAnimated:NO completion:nil];
    }
  }
  for (UIView *view in animated) {
    [[view layer] removeAllAnimations];
  }
  for (UIWindow *window in [self all:[UIWindow class]]) {
    [window endEditing:YES];
    [window setHidden:YES];
    [window setRootViewController:nil];
    [window setWindowScene:nil];
  }
  for (id object in [self all:[UIResponder class]]) {
    if ([object isFirstResponder]) {
      [object resignFirstResponder];
    }
  }
  [application() setDelegate:applicationDelegate];
  [hostWindow makeKeyWindow];
  [presentations removeAllObjects];
  [animated removeAllObjects];
  setPayload(nil);
  forgetTouches();
  lasts(1);
}

/* The presses that an event is about, without those of keys that stay down. */
static NSSet *changedPresses(UIPressesEvent *event) {
  NSMutableSet *changed = [NSMutableSet set];
  for (UIPress *press in [event allPresses]) {
    if ([press phase] != UIPressPhaseStationary) {
      [changed addObject:press];
    }
  }
  return changed;
}

- (BOOL)records:(id)event {
  UIEventType type = [(UIEvent *)event type];
  if (type == UIEventTypeTouches) {
    noteTouches(event);
  }
  if (type == UIEventTypePresses) {
    return areNamed(changedPresses((UIPressesEvent *)event));
  }
  return type == UIEventTypeTouches || type == UIEventTypeMotion || type == UIEventTypeRemoteControl;
}

/* A view that UIKit puts into one of the stage stands for that one; so does what edits a text. */
- (id)holderOf:(id)object {
  return [object isKindOfClass:[UIView class]] ? [object superview] : nil;
}

- (id)viewOf:(id)object {
  return [object isKindOfClass:[UIView class]] ? object : nil;
}

#pragma mark Properties

- (void)setHidden:(BOOL)hidden of:(id)object {
  [(UIView *)object setHidden:hidden];
}

- (void)setFrame:(CGRect)frame of:(id)object {
  [(UIView *)object setFrame:frame];
}

- (void)setBoundsOrigin:(CGPoint)origin of:(id)view {
  CGRect bounds = [(UIView *)view bounds];
  bounds.origin = origin;
  [(UIView *)view setBounds:bounds];
}

- (void)setLevel:(double)level of:(id)window {
  [(UIWindow *)window setWindowLevel:level];
}

- (void)setApplicationDelegate:(id)delegate {
  [application() setDelegate:delegate];
}

#pragma mark Changes

- (void)remove:(id)object {
  if ([object isKindOfClass:[UIWindow class]]) {
    [(UIWindow *)object setHidden:YES];
    [(UIWindow *)object setWindowScene:nil];
  } else if ([object isKindOfClass:[UIViewController class]]) {
    [(UIViewController *)object willMoveToParentViewController:nil];
    [[(UIViewController *)object view] removeFromSuperview];
    [(UIViewController *)object removeFromParentViewController];
  } else if ([object isKindOfClass:[UIGestureRecognizer class]]) {
    [[(UIGestureRecognizer *)object view] removeGestureRecognizer:object];
  } else {
    [(UIView *)object removeFromSuperview];
  }
}

- (void)put:(id)view above:(BOOL)above sibling:(id)sibling {
  UIView *parent = [(UIView *)(sibling != nil ? sibling : view) superview];
  if (sibling == view || parent == nil) {
    cannot(@"a view has no sibling there");
  }
  if (sibling == nil && above) {
    [parent bringSubviewToFront:view];
  } else if (sibling == nil) {
    [parent sendSubviewToBack:view];
  } else if (above) {
    [parent insertSubview:view aboveSubview:sibling];
  } else {
    [parent insertSubview:view belowSubview:sibling];
  }
}

#pragma mark Hit-testing and first responders

- (id)hitTest:(id)view at:(CGPoint)point {
  return [(UIView *)view hitTest:point withEvent:nil];
}

- (BOOL)view:(id)view contains:(CGPoint)point {
  return [(UIView *)view pointInside:point withEvent:nil];
}

- (id)keyWindow {
  for (UIWindow *window in [self all:[UIWindow class]]) {
    if ([window isKeyWindow]) {
      return window;
    }
  }
  return nil;
}

/* The window that a responder is in, by what comes after it. */
static UIWindow *windowOf(UIResponder *object) {
  for (int i = 0; i < 1000 && object != nil; i++) {
    if ([object isKindOfClass:[UIView class]]) {
      return [object isKindOfClass:[UIWindow class]] ? (UIWindow *)object
        : [(UIView *)object window];
    }
    if ([object isKindOfClass:[UIViewController class]]) {
      return [[(UIViewController *)object viewIfLoaded] window];
    }
    object = [object nextResponder];
  }
  return nil;
}

- (id)firstResponderOf:(id)window {
  for (UIResponder *object in [self all:[UIResponder class]]) {
    if ([object isFirstResponder] && windowOf(object) == window) {
      return object;
    }
  }
  return nil;
}

- (BOOL)becomeFirst:(id)object {
  lasts(1);
  return [object becomeFirstResponder];
}

- (BOOL)resign:(id)object {
  lasts(1);
  return [object resignFirstResponder];
}

#pragma mark Actions

- (BOOL)hasActionEvents {
  return YES;
}

- (NSDictionary *)fieldsOfEvent:(id)event {
  NSMutableDictionary *fields = [NSMutableDictionary dictionary];
  fields[@"event"] = [NSNumber numberWithBool:event != nil];
  if ([event isKindOfClass:[PayloadEvent class]]) {
    setPayload(((PayloadEvent *)event)->text);
  } else if ([(UIEvent *)event type] == UIEventTypeTouches && event != nil) {
    NSArray *numbers = fingersOf([event allTouches]);
    if ([numbers count] > 0) {
      fields[@"fingers"] = numbers;
    }
  }
  return fields;
}

- (void)performed:(NSString *)action by:(id)object {
  NSDictionary *step = overriding(object, [@"leaves " stringByAppendingString:action]);
  if (step != nil) {
    [(UIControl *)[self named:field(step, @"control")] removeTarget:object action:NULL
      forControlEvents:UIControlEventAllEvents];
  }
}

- (BOOL)sendAction:(SEL)action to:(id)target from:(id)sender payload:(NSString *)payload {
  PayloadEvent *event = payload == nil ? nil : [[PayloadEvent new] autorelease];
  setPayload(nil);
  if (event != nil) {
    event->text = [payload copy];
  }
  lasts(1);
  return [application() sendAction:action to:target from:sender forEvent:event];
}

- (BOOL)can:(id)object perform:(SEL)action {
  return [object canPerformAction:action withSender:nil];
}

- (BOOL)isHighlighted:(id)control {
  return [(UIControl *)control isHighlighted];
}

@end
