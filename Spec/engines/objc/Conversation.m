#import "Conversation.h"
#import "World.h"

static void say(NSDictionary *message, FILE *out) {
  NSData *line = [NSJSONSerialization dataWithJSONObject:message options:0 error:NULL];
  fwrite([line bytes], 1, [line length], out);
  fputc('\n', out);
  fflush(out);
}

/* Answers a request; returns no where it was the last. */
static BOOL serve(NSDictionary *request, NSMutableDictionary *stages, FILE *out) {
  NSString *type = [request objectForKey:@"type"];
  if ([type isEqualToString:@"hello"]) {
    say([NSDictionary dictionaryWithObjectsAndKeys:@"hello", @"type",
      [NSNumber numberWithInt:1], @"protocol", frameworkProfile(), @"engine", nil], out);
  } else if ([type isEqualToString:@"stage"]) {
    [stages setObject:[request objectForKey:@"responders"] forKey:[request objectForKey:@"id"]];
  } else if ([type isEqualToString:@"perform"]) {
    NSMutableDictionary *answer = [NSMutableDictionary dictionaryWithObject:
      [request objectForKey:@"id"] forKey:@"id"];
    [answer addEntriesFromDictionary:[World perform:[request objectForKey:@"steps"]
      on:[stages objectForKey:[request objectForKey:@"stage"]]]];
    say(answer, out);
  }
  return ![type isEqualToString:@"bye"];
}

void converse(FILE *in, FILE *out) {
  NSAutoreleasePool *pool = [NSAutoreleasePool new];
  NSMutableDictionary *stages = [NSMutableDictionary dictionary];
  char *line = NULL;
  size_t room = 0;
  ssize_t length;
  BOOL goesOn = YES;
  while (goesOn && (length = getline(&line, &room, in)) > 0) {
    NSAutoreleasePool *turn = [NSAutoreleasePool new];
    NSData *data = [NSData dataWithBytes:line length:length];
    goesOn = serve([NSJSONSerialization JSONObjectWithData:data options:0 error:NULL], stages, out);
    [turn release];
  }
  free(line);
  [pool release];
}
