#import "Stage.h"

/* How long a step lasts: until its events have been handled, the time that it waits, and frames. */

static NSCondition *condition(void) {
  static NSCondition *condition = nil;
  if (condition == nil) {
    condition = [NSCondition new];
  }
  return condition;
}

static NSTimeInterval waiting = 0;
static int frames = 0, sent = 0, handled = 0;

void lasts(NSTimeInterval seconds, int count) {
  waiting += seconds;
  frames = MAX(frames, count);
}

/* Frames and turns of the main run loop are counted there, while this thread waits. */
@interface FrameCounter : NSObject {
  CADisplayLink *link;
  int left;
}
@end

@implementation FrameCounter

- (void)count:(CADisplayLink *)aLink {
  if (--left <= 0) {
    [link invalidate];
    [link release];
    link = nil;
    [condition() lock];
    [condition() broadcast];
    [condition() unlock];
  }
}

- (void)start:(NSNumber *)count {
  left = [count intValue] + 1;
  link = [[CADisplayLink displayLinkWithTarget:self selector:@selector(count:)] retain];
  [link addToRunLoop:[NSRunLoop mainRunLoop] forMode:NSRunLoopCommonModes];
}

- (BOOL)isDone {
  return left <= 0;
}

- (void)turn {}

@end

void frameworkSettles(void) {
  static FrameCounter *counter = nil;
  if (counter == nil) {
    counter = [FrameCounter new];
  }
  NSDate *limit = [NSDate dateWithTimeIntervalSinceNow:2];
  BOOL isInTime = YES;
  [condition() lock];
  while (handled < sent && isInTime) {
    isInTime = [condition() waitUntilDate:limit];
  }
  [condition() unlock];
  handled = sent;
  if (waiting > 0) {
    [NSThread sleepForTimeInterval:waiting];
  }
  if (frames > 0) {
    limit = [NSDate dateWithTimeIntervalSinceNow:2];
    [counter performSelectorOnMainThread:@selector(start:)
      withObject:[NSNumber numberWithInt:frames] waitUntilDone:YES];
    [condition() lock];
    while (![counter isDone] && [condition() waitUntilDate:limit]) {
      continue;
    }
    [condition() unlock];
  }
  [counter performSelectorOnMainThread:@selector(turn) withObject:nil waitUntilDone:YES];
  waiting = 0;
  frames = 0;
  if (!isInTime) {
    cannot(@"the application did not handle the events within two seconds");
  }
}

void sentMark(void) {
  [condition() lock];
  sent++;
  [condition() unlock];
}

void handledMark(void) {
  [condition() lock];
  handled++;
  [condition() broadcast];
  [condition() unlock];
}
