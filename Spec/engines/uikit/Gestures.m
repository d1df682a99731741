#import "Stage.h"
#import <UIKit/UIGestureRecognizerSubclass.h>

/* The conditions of recognizers' delegates, what a gesture has gone, and recognizers of one's own. */

/** Recognizes when the script says so, with the event that it was told of last. */
@interface CustomRecognizer : UIGestureRecognizer {
 @public
  UIEvent *lastEvent;
}
@end

@implementation CustomRecognizer

- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  lastEvent = event;
  [super touchesBegan:touches withEvent:event];
}

@end

static double along(NSString *direction, CGPoint way) {
  return [direction isEqualToString:@"left"] ? -way.x : [direction isEqualToString:@"right"] ? way.x
    : [direction isEqualToString:@"up"] ? -way.y : way.y;
}

static BOOL isOfClass(UIView *view, NSString *word) {
  Class class = [@{
    @"controls": [UIControl class], @"buttons": [UIButton class], @"sliders": [UISlider class],
    @"switches": [UISwitch class], @"labels": [UILabel class],
  } objectForKey:word];
  return [view isKindOfClass:class];
}

static BOOL isAt(NSDictionary *step, CGPoint point) {
  return step == nil || CGRectContainsPoint(rectOf(field(step, @"to")), point);
}

@implementation World (Gestures)

- (BOOL)hasTouchConditions:(UIGestureRecognizer *)recognizer {
  return overriding(recognizer, @"seesTouchesOf") != nil
    || overriding(recognizer, @"seesNoTouchesOn") != nil
    || overriding(recognizer, @"seesTouchesAt") != nil;
}

- (BOOL)receives:(UITouch *)touch by:(UIGestureRecognizer *)recognizer {
  NSDictionary *of = overriding(recognizer, @"seesTouchesOf");
  NSDictionary *on = overriding(recognizer, @"seesNoTouchesOn");
  UIView *view = [self named:field(of, @"view")];
  BOOL isItself = [field(of, @"where") isEqualToString:@"itself"];
  BOOL isOf = isItself ? [touch view] == view : [[touch view] isDescendantOfView:view];
  return (of == nil || isOf == flag(of))
    && (on == nil || !isOfClass([touch view], field(on, @"class")))
    && isAt(overriding(recognizer, @"seesTouchesAt"), [touch locationInView:[recognizer view]]);
}

- (BOOL)hasBeginnings:(UIGestureRecognizer *)recognizer {
  return overriding(recognizer, @"beginsGoing") != nil
    || overriding(recognizer, @"beginsAtTop") != nil || overriding(recognizer, @"beginsAt") != nil;
}

- (BOOL)beginnings:(UIGestureRecognizer *)recognizer {
  NSDictionary *going = overriding(recognizer, @"beginsGoing");
  UIScrollView *content = [self named:field(overriding(recognizer, @"beginsAtTop"), @"view")];
  if (going != nil) {
    CGPoint way = [(UIPanGestureRecognizer *)recognizer translationInView:[recognizer view]];
    CGPoint turned = { way.y, way.x };
    NSString *direction = field(going, @"to");
    if (along(direction, way) <= fabs(along(direction, turned))) {
      return NO;
    }
  }
  if (content != nil && [content contentOffset].y > -[content contentInset].top) {
    return NO;
  }
  return isAt(overriding(recognizer, @"beginsAt"), [recognizer locationInView:[recognizer view]]);
}

- (void)set_seesTouchesOf:(NSDictionary *)step { [self answer:step as:@"seesTouchesOf"]; }
- (void)set_seesNoTouchesOn:(NSDictionary *)step { [self answer:step as:@"seesNoTouchesOn"]; }
- (void)set_seesTouchesAt:(NSDictionary *)step { [self answer:step as:@"seesTouchesAt"]; }
- (void)set_beginsGoing:(NSDictionary *)step { [self answer:step as:@"beginsGoing"]; }
- (void)set_beginsAtTop:(NSDictionary *)step { [self answer:step as:@"beginsAtTop"]; }
- (void)set_beginsAt:(NSDictionary *)step { [self answer:step as:@"beginsAt"]; }

- (void)do_setTranslation:(NSDictionary *)step {
  UIPanGestureRecognizer *pan = [self object:step];
  [pan setTranslation:pointOf(field(step, @"to")) inView:[[pan view] window]];
}

- (void)do_setState:(NSDictionary *)step {
  NSUInteger state = [stateNames() indexOfObject:field(step, @"to")];
  [(UIGestureRecognizer *)[self object:step] setState:(UIGestureRecognizerState)state];
}

- (void)do_ignoreTouch:(NSDictionary *)step {
  CustomRecognizer *recognizer = [self object:step];
  [recognizer ignoreTouch:touchOf((int)number(step, @"finger")) forEvent:recognizer->lastEvent];
}

static NSDictionary *pointAnswer(CGPoint point) {
  return one(@"point", @[ @(point.x), @(point.y) ]);
}

- (NSDictionary *)ask_translation:(NSDictionary *)step {
  UIPanGestureRecognizer *pan = [self object:step];
  return pointAnswer([pan translationInView:[[pan view] window]]);
}

- (NSDictionary *)ask_velocityGoes:(NSDictionary *)step {
  UIPanGestureRecognizer *pan = [self object:step];
  CGPoint velocity = [pan velocityInView:[[pan view] window]];
  return truth(along(field(step, @"direction"), velocity) > 0);
}

- (NSDictionary *)ask_gestureLocation:(NSDictionary *)step {
  UIGestureRecognizer *recognizer = [self object:step];
  return pointAnswer([recognizer locationInView:[recognizer view]]);
}

@end
