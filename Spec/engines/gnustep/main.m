#import "Headless.h"
#import "Views.h"
#import "../objc/Conversation.h"
#import <GNUstepGUI/GSVersion.h>

NSDictionary *frameworkProfile(void) {
  return [NSDictionary dictionaryWithObjectsAndKeys:
    @"GNUstep AppKit", @"name",
    OBJC_STRINGIFY(GNUSTEP_GUI_VERSION), @"version",
    @"Objective-C", @"language",
    @"https://www.gnustep.org/", @"homepage",
    [NSArray arrayWithObjects:@"responder-chain", @"chain-overrides", @"hit-testing",
      @"hit-test-overrides", @"transforms", @"windows", @"first-responder", @"targets",
      @"actions", @"controls", nil], @"features",
    frameworkKinds(), @"kinds",
    nil];
}

/* All that a step does is done when it returns. */
void frameworkSettles(void) {}
void frameworkBegins(NSDictionary *step, NSDictionary *next) {}

int main(void) {
  NSAutoreleasePool *pool = [NSAutoreleasePool new];
  startHeadless(stagedClass(@"application", NO));
  recordContainment();
  converse(stdin, stdout);
  [pool release];
  return 0;
}
