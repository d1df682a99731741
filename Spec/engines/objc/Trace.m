#import "Staged.h"
#import "Trace.h"

@implementation Trace

+ (Trace *)current {
  static Trace *current = nil;
  if (current == nil) {
    current = [Trace new];
  }
  return current;
}

- (void)beginRecording:(BOOL)flag {
  [calls release];
  calls = [NSMutableArray new];
  isRecording = flag;
}

- (BOOL)isRecording {
  return isRecording;
}

- (NSArray *)calls {
  return calls;
}

- (void)receiver:(id)object got:(NSString *)message with:(NSDictionary *)fields {
  Role *role = roleOf(object);
  if (isRecording && role != nil) {
    NSMutableDictionary *call = [NSMutableDictionary dictionaryWithObjectsAndKeys:
      role->name, @"receiver", message, @"message", nil];
    if (fields != nil) {
      [call addEntriesFromDictionary:fields];
    }
    [calls addObject:call];
  }
}

@end
