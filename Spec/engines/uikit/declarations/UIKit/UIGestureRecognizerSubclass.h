/* Names and types only, of what the engine uses. */
#pragma once
#import <UIKit/UIKit.h>

typedef NSInteger UIGestureRecognizerState;

@interface UIGestureRecognizer (UIGestureRecognizerProtected)
- (void)setState:(UIGestureRecognizerState)state;
- (void)ignoreTouch:(UITouch *)touch forEvent:(UIEvent *)event;
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event;
@end
