#import <Foundation/Foundation.h>

/** What staged responders were sent during one step, and who got the mouse button. */
@interface Trace : NSObject
{
  NSMutableArray *calls;
  NSMutableArray *asked;
  NSString *pressed;
  BOOL recording;
}

/** The trace that all staged responders write to. */
+ (Trace *) current;

/** Forgets everything, and records from now on, or only keeps quiet. */
- (void) beginRecording: (BOOL)flag;

/** The calls since the beginning, as the protocol spells them. */
- (NSArray *) calls;

/** Records that a responder was sent a message. */
- (void) receiver: (NSString *)name got: (NSString *)message;

/** Records that an object performed an action that takes a sender, which is given by
    its role; nil is nobody, and who has no role is not told. */
- (void) receiver: (NSString *)name performed: (NSString *)action from: (id)sender;

/** Says that a view is being hit-tested; `mouse:inRect:` until the end is about that view. */
- (void) beginHitTesting: (NSString *)name;
- (void) endHitTesting;

/** Records that the view that is being hit-tested is asked whether it contains a point. */
- (void) containmentAsked;

/** Notes the responder that was told first of a mouse button that goes down. */
- (void) mouseDownIn: (NSString *)name;

/** The responder that was told, or nil. */
- (NSString *) pressed;

@end
