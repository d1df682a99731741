#import "Stage.h"

/* Setting what is not the same in every framework: a method for each word. */
@implementation World (Properties)

- (void)set_scale:(NSDictionary *)step {
  CGPoint by = pointOf(field(step, @"to"));
  [(UIView *)[self view:step] setTransform:CGAffineTransformMakeScale(by.x, by.y)];
}

- (void)set_rotation:(NSDictionary *)step {
  [(UIView *)[self view:step]
    setTransform:CGAffineTransformMakeRotation(number(step, @"to") * M_PI / 180)];
}

- (void)set_translation:(NSDictionary *)step {
  CGPoint by = pointOf(field(step, @"to"));
  [(UIView *)[self view:step] setTransform:CGAffineTransformMakeTranslation(by.x, by.y)];
}

/* A long animation of something that changes nothing else. */
- (void)set_animation:(NSDictionary *)step {
  UIView *view = [self view:step];
  NSString *kind = field(step, @"to");
  [[view layer] removeAllAnimations];
  if (![kind isEqualToString:@"none"]) {
    [UIView setAnimationsEnabled:YES];
    [UIView animateWithDuration:1000 delay:0
      options:[kind isEqualToString:@"withInteraction"] ? UIViewAnimationOptionAllowUserInteraction
        : 0
      animations:^{
        [view setBackgroundColor:[UIColor redColor]];
      } completion:nil];
    [UIView setAnimationsEnabled:NO];
    animates(view);
  }
}

/* These two override one method. */
- (void)set_pointInside:(NSDictionary *)step {
  [roleOf([self view:step])->overridden removeObjectForKey:@"pointInsideOutset"];
  [self override:step of:[self view:step]];
}

- (void)set_pointInsideOutset:(NSDictionary *)step {
  [roleOf([self view:step])->overridden removeObjectForKey:@"pointInside"];
  [self override:step of:[self view:step]];
}

- (void)keep:(NSDictionary *)step as:(NSString *)word about:(NSString *)other {
  [roleOf([self object:step])->overridden
    setObject:step forKey:[NSString stringWithFormat:@"%@ %@", word, other]];
}

- (void)set_handlesTouches:(NSDictionary *)step {
  for (NSString *phase in @[ @"began", @"moved", @"ended", @"cancelled" ]) {
    [self keep:step as:@"keeps" about:phase];
  }
}

- (void)set_keepsTouches:(NSDictionary *)step {
  [self keep:step as:@"keeps" about:field(step, @"phase")];
}

- (void)set_denies:(NSDictionary *)step {
  [self keep:step as:@"denies" about:field(step, @"action")];
}

- (void)set_redirects:(NSDictionary *)step {
  [self keep:step as:@"redirects" about:field(step, @"action")];
}

- (void)set_leavesControl:(NSDictionary *)step {
  [self keep:step as:@"leaves" about:field(step, @"action")];
}

- (void)set_refusesGesture:(NSDictionary *)step {
  [self keep:step as:@"refusesGesture" about:field(step, @"to")];
}

- (void)set_refusesTouches:(NSDictionary *)step {
  [self keep:step as:@"refusesTouches" about:field(step, @"view")];
}

- (void)set_cancelsTouches:(NSDictionary *)step {
  [self keep:step as:@"cancelsTouches" about:field(step, @"view")];
}

- (void)set_value:(NSDictionary *)step {
  id control = [self object:step];
  double value = number(step, @"to");
  if ([control isKindOfClass:[UISegmentedControl class]]) {
    [(UISegmentedControl *)control setSelectedSegmentIndex:(NSInteger)value];
  } else if ([control isKindOfClass:[UIPageControl class]]) {
    [(UIPageControl *)control setCurrentPage:(NSInteger)value];
  } else {
    [control setValue:@(value) forKey:@"value"];
  }
}

- (void)set_segments:(NSDictionary *)step {
  UISegmentedControl *control = [self object:step];
  [control removeAllSegments];
  for (int i = 0; i < (int)number(step, @"to"); i++) {
    [control insertSegmentWithTitle:[NSString stringWithFormat:@"%d", i] atIndex:(NSUInteger)i
      animated:NO];
  }
}

- (void)set_tapsRequired:(NSDictionary *)step {
  [[self object:step] setValue:field(step, @"to") forKey:@"numberOfTapsRequired"];
}

/* A pan has a smallest number of fingers, the others a number. */
- (void)set_touchesRequired:(NSDictionary *)step {
  BOOL pans = [[self object:step] isKindOfClass:[UIPanGestureRecognizer class]];
  [[self object:step] setValue:field(step, @"to")
    forKey:pans ? @"minimumNumberOfTouches" : @"numberOfTouchesRequired"];
}

static UISwipeGestureRecognizerDirection direction(NSDictionary *step) {
  return [@{
    @"right": @(UISwipeGestureRecognizerDirectionRight),
    @"left": @(UISwipeGestureRecognizerDirectionLeft),
    @"up": @(UISwipeGestureRecognizerDirectionUp),
    @"down": @(UISwipeGestureRecognizerDirectionDown),
  }[field(step, @"to")] unsignedIntegerValue];
}

- (void)set_direction:(NSDictionary *)step {
  [(UISwipeGestureRecognizer *)[self object:step] setDirection:direction(step)];
}

- (void)set_alsoDirection:(NSDictionary *)step {
  UISwipeGestureRecognizer *swipe = [self object:step];
  [swipe setDirection:[swipe direction] | direction(step)];
}

// The buttons of a remote control cannot be pressed here.
- (void)set_allowedPress:(NSDictionary *)step {
  lacks(@"press");
}

- (void)set_requiresFailure:(NSDictionary *)step {
  [(UIGestureRecognizer *)[self object:step]
    requireGestureRecognizerToFail:[self named:field(step, @"to")]];
}

#pragma mark Scroll views

- (void)set_contentSize:(NSDictionary *)step {
  CGPoint size = pointOf(field(step, @"to"));
  [(UIScrollView *)[self object:step] setContentSize:CGSizeMake(size.x, size.y)];
}

- (void)set_contentOffset:(NSDictionary *)step {
  [(UIScrollView *)[self object:step] setContentOffset:pointOf(field(step, @"to"))];
}

- (void)set_contentInset:(NSDictionary *)step {
  UIScrollView *view = [self object:step];
  UIEdgeInsets insets = [view contentInset];
  NSString *edge = field(step, @"edge");
  if ([edge isEqualToString:@"top"]) {
    insets.top = number(step, @"to");
  } else if ([edge isEqualToString:@"left"]) {
    insets.left = number(step, @"to");
  } else if ([edge isEqualToString:@"right"]) {
    insets.right = number(step, @"to");
  } else {
    insets.bottom = number(step, @"to");
  }
  [view setContentInset:insets];
}

/* A recognizer of pinches comes to be when zooming is set. */
- (void)castPinchOf:(UIScrollView *)view {
  NSDictionary *row = overriding(view, @"pinch");
  UIPinchGestureRecognizer *pinch = row == nil ? nil : [view pinchGestureRecognizer];
  if (pinch != nil && roleOf(pinch) == nil) {
    [self cast:pinch row:row];
    [pinch addTarget:recognizerTarget() action:@selector(fired:)];
  }
}

- (void)set_zooming:(NSDictionary *)step {
  UIScrollView *view = [self object:step];
  [self override:step of:view];
  [view setMinimumZoomScale:number(step, @"minimum")];
  [view setMaximumZoomScale:number(step, @"maximum")];
  [self castPinchOf:view];
}

/* Since iOS 17.4. */
- (void)set_keepsScrolling:(NSDictionary *)step {
  BOOL isVertical = [field(step, @"axis") isEqualToString:@"vertical"];
  if (![[self object:step]
      respondsToSelector:@selector(setTransfersVerticalScrollingToParent:)]) {
    lacks(@"keepsScrolling before iOS 17.4");
  }
  [[self object:step] setValue:@NO forKey:isVertical ? @"transfersVerticalScrollingToParent"
    : @"transfersHorizontalScrollingToParent"];
}

- (void)set_dismissesKeyboard:(NSDictionary *)step {
  BOOL isOnDrag = [field(step, @"to") isEqualToString:@"onDrag"];
  [(UIScrollView *)[self object:step] setKeyboardDismissMode:isOnDrag
    ? UIScrollViewKeyboardDismissModeOnDrag : UIScrollViewKeyboardDismissModeInteractive];
}

@end
