#import "World.h"

/* The name of the exceptions that give up a script, with `skipped` or with `errored`. */
static NSString *const Lack = @"Lack";

void lacks(NSString *word) {
  const Absence *each = frameworkAbsences();
  while (each->word != nil && ![each->word isEqualToString:word]) {
    each++;
  }
  NSString *reason = each->word != nil ? each->reason
    : [each->reason stringByAppendingString:word];
  [[NSException exceptionWithName:Lack reason:reason
    userInfo:[NSDictionary dictionaryWithObjectsAndKeys:each->page, @"url", nil]] raise];
}

void cannot(NSString *reason) {
  [[NSException exceptionWithName:NSInvalidArgumentException reason:reason userInfo:nil] raise];
}

/* A part of a script that is carried out in the main thread, and how it ended. */
@interface Part : NSObject {
 @public
  World *world;
  SEL selector;
  id argument, outcome;
  NSException *exception;
}
@end

@implementation Part

- (void)run {
  @try {
    outcome = [[world performSelector:selector withObject:argument] retain];
  } @catch (NSException *caught) {
    exception = [caught retain];
  }
}

- (void)dealloc {
  [outcome release];
  [exception release];
  [super dealloc];
}

@end

@implementation World

static World *current = nil;

+ (World *)current {
  return current;
}

- (id)init {
  self = [super init];
  staged = [NSMutableDictionary new];
  forms = [NSMutableDictionary new];
  order = [NSMutableArray new];
  return self;
}

- (void)dealloc {
  [staged release];
  [forms release];
  [order release];
  [hit release];
  [super dealloc];
}

#pragma mark The script

/* Returns what the method returns, once what it did has happened, or raises what it raised. */
- (id)run:(SEL)selector with:(id)argument {
  Part *part = [[Part new] autorelease];
  part->world = self;
  part->selector = selector;
  part->argument = argument;
  [part performSelectorOnMainThread:@selector(run) withObject:nil waitUntilDone:YES];
  if (part->exception != nil) {
    [part->exception raise];
  }
  frameworkSettles();
  return part->outcome;
}

/* Runs the method for a step, and returns an answer, or nil where the step asks nothing. */
- (id)carryOut:(NSDictionary *)step {
  for (NSString *form in [NSArray arrayWithObjects:@"ask", @"set", @"change", @"do", nil]) {
    NSString *word = [step objectForKey:form];
    if (word == nil) {
      continue;
    }
    SEL selector = NSSelectorFromString([NSString stringWithFormat:@"%@_%@:", form, word]);
    BOOL asks = [form isEqualToString:@"ask"];
    NSString *property = frameworkProperty(form, word);
    [[Trace current] beginRecording:!asks];
    if ([self respondsToSelector:selector]) {
      id answer = [self performSelector:selector withObject:step];
      return asks ? answer : nil;
    }
    if (property == nil || !(asks || [form isEqualToString:@"set"])) {
      lacks(word);
    }
    if (asks) {
      return truth([[[self object:step] valueForKeyPath:property] boolValue]);
    }
    if ([property length] == 0) {
      [self override:step of:[self view:step] != nil ? [self view:step] : [self object:step]];
    } else {
      [[self object:step] setValue:field(step, @"to") forKeyPath:property];
    }
    return nil;
  }
  cannot(@"a step is neither set, change, do nor ask");
  return nil;
}

- (NSArray *)endRecording:(id)nothing {
  NSArray *calls = [[[[Trace current] calls] retain] autorelease];
  [[Trace current] beginRecording:NO];
  return calls;
}

- (NSDictionary *)answer:(NSArray *)steps on:(NSArray *)responders {
  NSMutableArray *records = [NSMutableArray array];
  @try {
    [self run:@selector(learn:) with:steps];
    [self run:@selector(build:) with:responders];
    for (NSUInteger i = 0; i < [steps count]; i++) {
      NSDictionary *step = [steps objectAtIndex:i];
      NSMutableDictionary *record = [NSMutableDictionary dictionary];
      frameworkBegins(step, i + 1 < [steps count] ? [steps objectAtIndex:i + 1] : nil);
      NSDictionary *answer = [self run:@selector(carryOut:) with:step];
      NSArray *calls = [self run:@selector(endRecording:) with:nil];
      if (answer != nil) {
        [record setObject:answer forKey:@"answer"];
      } else if ([calls count] > 0) {
        [record setObject:calls forKey:@"calls"];
      }
      [records addObject:record];
    }
  } @catch (NSException *exception) {
    BOOL skips = [[exception name] isEqualToString:Lack];
    NSMutableDictionary *answer = [NSMutableDictionary dictionaryWithObjectsAndKeys:
      skips ? @"skipped" : @"errored", @"type",
      [exception reason], skips ? @"reason" : @"message", nil];
    if (skips) {
      [answer addEntriesFromDictionary:[exception userInfo]];
    }
    return answer;
  }
  return [NSDictionary dictionaryWithObjectsAndKeys:
    @"observed", @"type", records, @"records", nil];
}

/* Without roles nothing is recorded or overridden any more. */
- (id)letGo:(id)nothing {
  [[Trace current] beginRecording:NO];
  forgetRoles();
  [self letGo];
  return nil;
}

- (id)leave:(id)nothing {
  [self strike];
  [staged removeAllObjects];
  current = nil;
  return nil;
}

+ (NSDictionary *)perform:(NSArray *)steps on:(NSArray *)responders {
  World *world = [World new];
  current = world;
  NSDictionary *answer = [world answer:steps on:responders];
  for (NSString *end in [NSArray arrayWithObjects:@"letGo:", @"leave:", nil]) {
    @try {
      [world run:NSSelectorFromString(end) with:nil];
    } @catch (NSException *exception) {
      answer = [NSDictionary dictionaryWithObjectsAndKeys:
        @"errored", @"type", [exception reason], @"message", nil];
    }
  }
  [world release];
  return answer;
}

#pragma mark Actions

/* The framework has these itself, always with a sender: without one, `copy` copies an object. */
static BOOL isEditingCommand(NSString *action) {
  return [[NSArray arrayWithObjects:@"copy", @"cut", @"paste", nil] containsObject:action];
}

/* The key under which it is kept that an object is given an action. */
static NSString *ownerKey(NSString *name) {
  return [@"of " stringByAppendingString:name];
}

/* Finds out with how many arguments the script implements each action. */
- (id)learn:(NSArray *)steps {
  for (NSDictionary *step in steps) {
    NSString *action = field(step, @"action");
    NSNumber *arguments = field(step, @"arguments");
    if (arguments == nil) {
      continue;
    }
    [forms setObject:arguments forKey:ownerKey(field(step, @"of"))];
    if (isEditingCommand(action)) {
      continue;
    }
    if ([arguments intValue] > 1 && ![self hasActionEvents]) {
      lacks(@"event of an action");
    }
    if ([forms objectForKey:action] != nil && ![[forms objectForKey:action] isEqual:arguments]) {
      lacks(@"second form");
    }
    [forms setObject:arguments forKey:action];
  }
  return nil;
}

- (SEL)selectorFor:(NSString *)action {
  NSNumber *form = [forms objectForKey:action];
  int arguments = form != nil ? [form intValue] : 1;
  if (arguments == 0 || [action isEqualToString:@"resignFirstResponder"]) {
    return NSSelectorFromString(action);
  }
  return NSSelectorFromString(
    [action stringByAppendingString:arguments == 1 ? @":" : @":forEvent:"]);
}

#pragma mark The stage

- (void)cast:(id)object row:(NSDictionary *)row {
  Role *role = [[Role new] autorelease];
  role->name = [[row objectForKey:@"name"] copy];
  role->kind = [[row objectForKey:@"kind"] copy];
  setRole(object, role);
  [staged setObject:object forKey:role->name];
}

- (id)build:(NSArray *)responders {
  for (NSDictionary *row in responders) {
    NSString *name = [row objectForKey:@"name"], *kind = [row objectForKey:@"kind"];
    Class class = stagedClass(kind, [forms objectForKey:ownerKey(name)] != nil);
    if (class == Nil) {
      lacks(kind);
    }
    id object = [self newObject:class row:row];
    [order addObject:name];
    if (object != nil) {
      [self cast:object row:row];
      [object release];
    }
  }
  for (NSDictionary *row in responders) {
    if (field(row, @"viewOf") != nil) {
      [self give:[self named:[row objectForKey:@"name"]] to:[self named:field(row, @"viewOf")]];
    }
  }
  for (NSDictionary *row in responders) {
    [self place:[self named:[row objectForKey:@"name"]] row:row];
  }
  [self show];
  return nil;
}

- (id)named:(NSString *)name {
  return name == nil ? nil : [staged objectForKey:name];
}

- (id)object:(NSDictionary *)step {
  return [self named:field(step, @"of")];
}

- (id)view:(NSDictionary *)step {
  return [self viewOf:[self object:step]];
}

- (NSString *)nameOf:(id)object {
  while (object != nil && roleOf(object) == nil) {
    object = [self holderOf:object];
  }
  return object == nil ? nil : roleOf(object)->name;
}

- (BOOL)isStaged:(id)object {
  return roleOf(object) != nil && [self named:roleOf(object)->name] == object;
}

- (NSArray *)all:(Class)class {
  NSMutableArray *all = [NSMutableArray array];
  for (NSString *name in order) {
    if ([[staged objectForKey:name] isKindOfClass:class]) {
      [all addObject:[staged objectForKey:name]];
    }
  }
  return all;
}

- (BOOL)isFirst:(id)object {
  for (id window in [self all:frameworkClass(@"window")]) {
    id first = [self firstResponderOf:window];
    if (first != nil && [[self nameOf:first] isEqualToString:roleOf(object)->name]) {
      return YES;
    }
  }
  return NO;
}

@end
