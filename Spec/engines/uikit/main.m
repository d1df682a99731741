#import "Stage.h"
#import "../objc/Conversation.h"
#include <arpa/inet.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

UIWindow *hostWindow = nil;
UIWindowScene *windowScene = nil;
id applicationDelegate = nil;
NSMutableSet *provenFeatures = nil;

/* Where answers and notes go. */
static FILE *out = NULL;

/* Notes are lines that are not of the protocol. `run` takes them out, and prints them. */
void note(NSString *text) {
  const char *line = [[text stringByReplacingOccurrencesOfString:@"\n" withString:@" "] UTF8String];
  fwrite("# ", 1, 2, out);
  fwrite(line, 1, strlen(line), out);
  fputc('\n', out);
  fflush(out);
}

/* The name, the version of the system with its build, and what is claimed. The way of touches is a part
   of the version, because answers about touches that came in another way are other evidence. */
NSDictionary *frameworkProfile(void) {
  NSString *system = [[NSProcessInfo processInfo] operatingSystemVersionString];
  system = [[system stringByReplacingOccurrencesOfString:@"Version " withString:@""]
    stringByReplacingOccurrencesOfString:@"Build " withString:@""];
  NSArray *features = @[ @"responder-chain", @"chain-overrides", @"view-controllers", @"scenes",
    @"hit-testing", @"hit-test-overrides", @"transforms", @"layers", @"windows",
    @"first-responder", @"targets", @"actions", @"controls", @"text-editing", @"input" ];
  if (hasKeyboard()) {
    features = [features arrayByAddingObject:@"keyboard"];
  }
  if ([provenFeatures containsObject:@"gestures"]) {
    features = [features arrayByAddingObject:@"gesture-details"];
  }
  return @{
    @"name": @"UIKit",
    @"version": [NSString stringWithFormat:@"iOS %@ %@", system, wayOfTouches()],
    @"language": @"Objective-C", @"homepage": @"https://developer.apple.com/documentation/uikit",
    @"features": [features arrayByAddingObjectsFromArray:
      [[provenFeatures allObjects] sortedArrayUsingSelector:@selector(compare:)]],
    @"kinds": frameworkKinds(),
  };
}

/* The stages are at most 900 points wide and high, and their points are those of the screen. */
@interface SceneCheck : NSObject {
 @public
  CGPoint origin;
  CGSize size, screen;
}
@end

@implementation SceneCheck

- (void)run {
  CGPoint zero = { 0, 0 };
  origin = [hostWindow convertPoint:zero toCoordinateSpace:[[windowScene screen] coordinateSpace]];
  size = [hostWindow bounds].size;
  screen = [[windowScene screen] bounds].size;
}

- (BOOL)isLargeEnough {
  return origin.x == 0 && origin.y == 0 && size.width >= 900 && size.height >= 900
    && size.width == screen.width && size.height == screen.height;
}

@end

/* Says no more, and ends when the other side does: what is written may be lost where a connection is
   closed that has not been read to its end. */
static void end(int connection) {
  char rest[256];
  shutdown(connection, SHUT_WR);
  while (read(connection, rest, sizeof(rest)) > 0) {
    continue;
  }
  exit(2);
}

/* The conversation has a thread of its own; when it ends, the application ends. */
@interface Conversation : NSObject
@end

@implementation Conversation

- (void)run {
  NSAutoreleasePool *pool = [NSAutoreleasePool new];
  const char *port = getenv("CONFORM_PORT");
  struct sockaddr_in address;
  int connection = socket(AF_INET, SOCK_STREAM, 0);
  memset(&address, 0, sizeof(address));
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  address.sin_port = htons((uint16_t)(port == NULL ? 0 : atoi(port)));
  if (port == NULL || connect(connection, (struct sockaddr *)&address, sizeof(address)) != 0) {
    NSLog(@"nobody listens at the port of CONFORM_PORT");
    exit(2);
  }
  out = fdopen(dup(connection), "w");
  SceneCheck *check = [[SceneCheck new] autorelease];
  [check performSelectorOnMainThread:@selector(run) withObject:nil waitUntilDone:YES];
  if (![check isLargeEnough]) {
    note([NSString stringWithFormat:@"the scene is %g by %g at %g %g of a screen of %g by %g, and the "
      "stages need all of one with 900 by 900: use a 13-inch iPad with full-screen applications "
      "(Settings, Multitasking & Gestures)", check->size.width, check->size.height,
      check->origin.x, check->origin.y, check->screen.width, check->screen.height]);
    end(connection);
  }
  runSelfTests();
  converse(fdopen(connection, "r"), out);
  [pool release];
  exit(0);
}

@end

@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@end

@implementation SceneDelegate

- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session
                                            options:(UISceneConnectionOptions *)options {
  windowScene = (UIWindowScene *)[scene retain];
  hostWindow = [[UIWindow alloc] initWithWindowScene:windowScene];
  [hostWindow setRootViewController:[[UIViewController new] autorelease]];
  [hostWindow setWindowLevel:-1000];
  [hostWindow setUserInteractionEnabled:NO];
  [hostWindow makeKeyAndVisible];
}

/* From here on there are events. */
- (void)sceneDidBecomeActive:(UIScene *)scene {
  static BOOL hasBegun = NO;
  if (!hasBegun) {
    hasBegun = YES;
    [NSThread detachNewThreadSelector:@selector(run) toTarget:[Conversation new] withObject:nil];
  }
}

@end

@interface ApplicationDelegate : UIResponder <UIApplicationDelegate>
@end

@implementation ApplicationDelegate

- (BOOL)application:(UIApplication *)application
    didFinishLaunchingWithOptions:(NSDictionary *)options {
  applicationDelegate = [self retain];
  [UIView setAnimationsEnabled:NO];
  observeKeyboard();
  return YES;
}

@end

/* The classes of the application and of its scene are staged: they record, and can be overridden. */
int main(int count, char **arguments) {
  NSAutoreleasePool *pool = [NSAutoreleasePool new];
  provenFeatures = [NSMutableSet new];
  loadHID();
  stagedClass(@"window scene", NO);
  int status = UIApplicationMain(count, arguments,
    NSStringFromClass(stagedClass(@"application", NO)), @"ApplicationDelegate");
  [pool release];
  return status;
}
