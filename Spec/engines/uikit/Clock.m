#import "Stage.h"

/* How long a step lasts: until its events have been handled, the time that it waits, and frames. */

static NSCondition *condition(void) {
  static NSCondition *condition = nil;
  if (condition == nil) {
    condition = [NSCondition new];
  }
  return condition;
}

static NSTimeInterval end = 0;
static int frames = 0, sent = 0, handled = 0;
static BOOL precedesEvent = NO, precedesInput = NO;

NSTimeInterval uptime(void) {
  return [[NSProcessInfo processInfo] systemUptime];
}

void lasts(int count) {
  frames = MAX(frames, count);
}

/* Nothing is added to the time that the script says: where an event comes next, no frame either. */
void waits(NSTimeInterval seconds) {
  end = timesWait(seconds);
  lasts(precedesEvent ? 0 : 1);
}

void awaitsKeyboard(void) {
  precedesInput = YES;
}

static BOOL isOneOf(NSDictionary *step, NSString *form, NSArray *words) {
  return [step objectForKey:form] != nil && [words containsObject:[step objectForKey:form]];
}

void frameworkBegins(NSDictionary *step, NSDictionary *next) {
  precedesEvent = isOneOf(next, @"do", @[ @"touchBegins", @"touchMoves", @"touchEnds", @"touchFlicks",
    @"fingers", @"touchesAreCancelled", @"press", @"pressReturn", @"shake" ]);
  precedesInput = isOneOf(next, @"ask", @[ @"shownInput", @"shownAccessory" ]);
  if ([step objectForKey:@"ask"] == nil && !isOneOf(step, @"do", @[ @"wait" ])) {
    timesAnchor(uptime());
  }
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

/* A sleep may last some milliseconds longer than it is told to: the last ones are many short ones. */
static void sleepUntilEnd(void) {
  for (NSTimeInterval left; (left = end - uptime()) > 0;) {
    [NSThread sleepForTimeInterval:left > 0.004 ? left - 0.004 : 0.0002];
  }
}

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
  sleepUntilEnd();
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
  end = 0;
  frames = 0;
  if (precedesInput) {
    awaitKeyboard();
    precedesInput = NO;
  }
  if (!isInTime) {
    cannot(@"the application did not handle the events within two seconds");
  }
  if (isHeldBackTooLong()) {
    lacks(@"clock");
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
