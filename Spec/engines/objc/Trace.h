#import <Foundation/Foundation.h>

/** What staged objects were sent during one step. */
@interface Trace : NSObject {
  NSMutableArray *calls;
  BOOL isRecording;
}

/** The trace that all staged objects write to. */
+ (Trace *)current;

/** Forgets the calls, and records from now on, or only keeps quiet. */
- (void)beginRecording:(BOOL)flag;
- (BOOL)isRecording;

/** The calls since the beginning, as the protocol spells them. */
- (NSArray *)calls;

/** Records that an object of the stage was sent a message, with further fields or nil. */
- (void)receiver:(id)object got:(NSString *)message with:(NSDictionary *)fields;

@end
