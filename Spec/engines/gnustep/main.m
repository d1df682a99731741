#import "World.h"
#import "Headless.h"
#import <GNUstepGUI/GSVersion.h>
#include <stdio.h>

static void say(NSDictionary *message)
{
  NSData *line = [NSJSONSerialization dataWithJSONObject: message options: 0 error: NULL];

  fwrite([line bytes], 1, [line length], stdout);
  fputc('\n', stdout);
  fflush(stdout);
}

static NSDictionary *hello(void)
{
  NSDictionary *engine = [NSDictionary dictionaryWithObjectsAndKeys:
    @"GNUstep AppKit", @"name",
    OBJC_STRINGIFY(GNUSTEP_GUI_VERSION), @"version",
    @"Objective-C", @"language",
    @"https://www.gnustep.org/", @"homepage",
    [NSArray arrayWithObjects: @"responder-chain", @"chain-overrides", @"hit-testing",
      @"hit-test-overrides", @"transforms", @"windows", @"first-responder", @"targets",
      @"actions", @"controls", nil], @"features",
    stagedKinds(), @"kinds",
    nil];

  return [NSDictionary dictionaryWithObjectsAndKeys: @"hello", @"type",
    [NSNumber numberWithInt: 1], @"protocol", engine, @"engine", nil];
}

static NSDictionary *answer(NSDictionary *request, NSArray *stage)
{
  NSMutableDictionary *answer = [NSMutableDictionary
    dictionaryWithObject: [request objectForKey: @"id"] forKey: @"id"];
  World *world = [World new];

  @try
    {
      [world build: stage];
      [answer setObject: [world perform: [request objectForKey: @"steps"]] forKey: @"records"];
      [answer setObject: @"observed" forKey: @"type"];
    }
  @catch (NSException *exception)
    {
      BOOL skipped = [[exception name] isEqualToString: Lack];

      [answer setObject: skipped ? @"skipped" : @"errored" forKey: @"type"];
      [answer setObject: [exception reason] forKey: skipped ? @"reason" : @"message"];
      if (skipped)
        {
          [answer addEntriesFromDictionary: [exception userInfo]];
        }
    }
  [world strike];
  RELEASE(world);
  return answer;
}

/* Answers a request; returns no where it was the last. */
static BOOL serve(NSDictionary *request, NSMutableDictionary *stages)
{
  NSString *type = [request objectForKey: @"type"];

  if ([type isEqualToString: @"hello"])
    {
      say(hello());
    }
  else if ([type isEqualToString: @"stage"])
    {
      [stages setObject: [request objectForKey: @"responders"]
                 forKey: [request objectForKey: @"id"]];
    }
  else if ([type isEqualToString: @"perform"])
    {
      say(answer(request, [stages objectForKey: [request objectForKey: @"stage"]]));
    }
  return ![type isEqualToString: @"bye"];
}

int main(void)
{
  NSAutoreleasePool *pool = [NSAutoreleasePool new];
  NSMutableDictionary *stages = [NSMutableDictionary dictionary];
  char *line = NULL;
  size_t room = 0;
  ssize_t length;
  BOOL goesOn = YES;

  startHeadless([StagedApplication class]);
  recordContainment();
  while (goesOn && (length = getline(&line, &room, stdin)) > 0)
    {
      NSAutoreleasePool *turn = [NSAutoreleasePool new];
      NSData *data = [NSData dataWithBytes: line length: length];

      goesOn = serve([NSJSONSerialization JSONObjectWithData: data options: 0 error: NULL], stages);
      [turn release];
    }
  [pool release];
  return 0;
}
