#import "Stage.h"

/* Each test is a script of the protocol, in `selftest.json`, with the calls and answers without
   which its feature is not claimed. They are about the way in, and not about what pages say. */

static BOOL isIn(NSArray *calls, NSString *receiver, NSString *message) {
  int count = 0;
  for (NSDictionary *call in calls) {
    count += [call[@"receiver"] isEqualToString:receiver]
      && [call[@"message"] isEqualToString:message];
  }
  return count == 1;
}

/* What is missing, or nil. */
static NSString *missingOnce(NSDictionary *test) {
  NSDictionary *answer = [World perform:test[@"steps"] on:test[@"stage"]];
  NSArray *records = answer[@"records"];
  if (records == nil) {
    return answer[@"reason"] ?: answer[@"message"];
  }
  for (NSArray *call in test[@"calls"]) {
    NSDictionary *record = records[[call[0] unsignedIntegerValue]];
    if (!isIn(record[@"calls"], call[1], call[2])) {
      return [NSString stringWithFormat:@"%@ did not get %@ once", call[1], call[2]];
    }
  }
  for (NSArray *expected in test[@"answers"]) {
    NSDictionary *record = records[[expected[0] unsignedIntegerValue]];
    if (![record[@"answer"] isEqual:expected[1]]) {
      return [NSString stringWithFormat:@"expected %@, but got %@", expected[1], record[@"answer"]];
    }
  }
  return nil;
}

/* The runner waits for the profile meanwhile. */
static NSTimeInterval limit = 0;

/* A slow start may spoil a test, such as that of two quick taps: it has a second chance. */
static NSString *missing(NSDictionary *test) {
  NSString *reason = nil;
  for (int i = 0; i < 2; i++) {
    if (uptime() > limit) {
      return reason ?: @"there was no time left for it";
    }
    reason = missingOnce(test);
    if (reason == nil) {
      break;
    }
  }
  return reason;
}

/* A feature is proven if all its tests pass. Some need digitizer events; some are left out without. */
static void prove(NSArray *tests) {
  NSMutableSet *failed = [NSMutableSet set];
  [provenFeatures removeAllObjects];
  limit = uptime() + 15;
  for (NSDictionary *test in tests) {
    NSString *feature = test[@"feature"];
    if (touchWay == objectTouches && [test[@"onlyDigitizer"] boolValue]) {
      continue;
    }
    BOOL isFirst = [@[ @"touches", @"motion" ] containsObject:feature];
    NSString *reason = touchWay == objectTouches && [test[@"needsDigitizer"] boolValue]
      ? @"needs digitizer events"
      : !isFirst && [failed containsObject:@"touches"] ? @"needs touches" : missing(test);
    note([NSString stringWithFormat:@"self-test of %@ %@: %@", feature, wayOfTouches(),
      reason ?: @"passed"]);
    if (reason != nil) {
      [failed addObject:feature];
    }
    [provenFeatures addObject:feature];
  }
  [provenFeatures minusSet:failed];
}

static BOOL hasDigitizer(void) {
  UIApplication *application = [UIApplication sharedApplication];
  return loadHID() && [application respondsToSelector:@selector(_enqueueHIDEvent:)]
    && [application respondsToSelector:@selector(_handleHIDEvent:)]
    && [hostWindow respondsToSelector:@selector(_contextId)] && [hostWindow _contextId] != 0;
}

static BOOL hasTouchObjects(void) {
  UITouch *touch = [[UITouch new] autorelease];
  UIApplication *application = [UIApplication sharedApplication];
  if (![application respondsToSelector:@selector(_touchesEvent)]) {
    return NO;
  }
  for (NSString *name in @[ @"setWindow:", @"setView:", @"setTapCount:", @"setPhase:",
      @"setTimestamp:", @"_setLocationInWindow:resetPrevious:" ]) {
    if (![touch respondsToSelector:NSSelectorFromString(name)]) {
      return NO;
    }
  }
  UIEvent *event = [application _touchesEvent];
  return [event respondsToSelector:@selector(_clearTouches)]
    && [event respondsToSelector:@selector(_addTouch:forDelayedDelivery:)];
}

/* UIKit is asked in its own thread. */
@interface WaySearch : NSObject {
 @public
  BOOL digitizer, objects;
}
@end

@implementation WaySearch

- (void)run {
  digitizer = hasDigitizer();
  objects = hasTouchObjects();
}

@end

void runSelfTests(void) {
  if (getenv("CONFORM_TOUCHES") != NULL) {
    note(@"no event is made, as --without-touches says");
    warmUpKeyboard();
    return;
  }
  WaySearch *search = [[WaySearch new] autorelease];
  NSString *path = [[NSBundle mainBundle] pathForResource:@"selftest" ofType:@"json"];
  NSData *data = path == nil ? nil : [NSData dataWithContentsOfFile:path];
  NSArray *tests = data == nil ? nil : [NSJSONSerialization JSONObjectWithData:data options:0
    error:NULL];
  [search performSelectorOnMainThread:@selector(run) withObject:nil waitUntilDone:YES];
  touchWay = search->digitizer ? digitizerTouches : noTouches;
  prove(tests);
  if (![provenFeatures containsObject:@"touches"] && search->objects) {
    touchWay = objectTouches;
    prove(tests);
  }
  if (![provenFeatures containsObject:@"touches"]) {
    touchWay = noTouches;
    [provenFeatures intersectSet:[NSSet setWithObject:@"motion"]];
  }
  warmUpKeyboard();
}
