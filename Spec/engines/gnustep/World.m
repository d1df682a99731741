#import "World.h"

@implementation World

static void cast(id <Staged> object, NSString *name, NSString *kind)
{
  Role *role = [Role new];

  [role setName: name];
  [role setKind: kind];
  [object setRole: role];
  RELEASE(role);
}

/* Everything in a window stands in its content view, which UIKit does not have. */
static NSWindow *newWindow(NSString *name, NSRect frame)
{
  NSWindow *window = [[StagedWindow alloc] initWithContentRect: screenRect(frame)
                                                     styleMask: NSBorderlessWindowMask
                                                       backing: NSBackingStoreRetained
                                                         defer: NO];
  StagedContentView *content = [[StagedContentView alloc]
    initWithFrame: NSMakeRect(0, 0, frame.size.width, frame.size.height)];

  [window setReleasedWhenClosed: NO];
  cast(content, name, @"window");
  [[content role] setStandsIn: YES];
  [window setContentView: content];
  RELEASE(content);
  return window;
}

static id newResponder(NSString *name, NSString *kind, NSRect frame)
{
  Class class = stagedClass(kind);

  if (class == [StagedApplication class])
    {
      return RETAIN(NSApp);
    }
  if (class == [StagedWindow class])
    {
      return newWindow(name, frame);
    }
  if ([class isSubclassOfClass: [NSView class]])
    {
      return [[class alloc] initWithFrame: frame];
    }
  return [class new];
}

- (void) make: (NSDictionary *)row
{
  NSString *name = [row objectForKey: @"name"];
  NSString *kind = [row objectForKey: @"kind"];
  id object = newResponder(name, kind, rectOf([row objectForKey: @"frame"]));

  cast(object, name, kind);
  [staged setObject: object forKey: name];
  if ([kind isEqualToString: @"window"])
    {
      [windows addObject: object];
    }
  RELEASE(object);
}

- (void) place: (NSDictionary *)row
{
  id object = [self named: [row objectForKey: @"name"]];
  id container = [self named: [row objectForKey: @"in"]];

  if ([object isKindOfClass: [NSView class]])
    {
      [[self viewNamed: [row objectForKey: @"in"]] addSubview: object];
    }
  else if (container == NSApp && container != nil && ![object isKindOfClass: [NSWindow class]])
    {
      [NSApp setDelegate: object];
    }
}

/* A single window is the key window, as the pages have it. */
- (void) showWindows
{
  NSEnumerator *all = [windows objectEnumerator];
  NSWindow *window;

  while ((window = [all nextObject]) != nil)
    {
      if ([windows count] == 1)
        {
          [window makeKeyAndOrderFront: nil];
        }
      else
        {
          [window orderFront: nil];
        }
    }
}

- (id) init
{
  self = [super init];
  staged = [NSMutableDictionary new];
  windows = [NSMutableArray new];
  forms = [NSMutableDictionary new];
  return self;
}

- (void) build: (NSArray *)responders
{
  NSEnumerator *rows = [responders objectEnumerator];
  NSDictionary *row;

  [[Trace current] beginRecording: NO];
  while ((row = [rows nextObject]) != nil)
    {
      [self make: row];
    }
  rows = [responders objectEnumerator];
  while ((row = [rows nextObject]) != nil)
    {
      [self place: row];
    }
  [self showWindows];
}

- (void) dealloc
{
  RELEASE(staged);
  RELEASE(windows);
  RELEASE(forms);
  RELEASE(hit);
  [super dealloc];
}

/* Runs the method for a step, and returns what it returns, which is an answer for `ask` only. */
- (id) carryOut: (NSDictionary *)step as: (NSString *)form
{
  NSString *word = [step objectForKey: form];
  SEL selector = NSSelectorFromString([NSString stringWithFormat: @"%@_%@:", form, word]);

  if (![self respondsToSelector: selector])
    {
      lacks(word);
    }
  return [self performSelector: selector withObject: step];
}

- (NSDictionary *) carryOut: (NSDictionary *)step
{
  NSMutableDictionary *record = [NSMutableDictionary dictionary];
  NSEnumerator *all = [[NSArray arrayWithObjects: @"ask", @"set", @"change", @"do", nil]
    objectEnumerator];
  NSString *form;

  [[Trace current] beginRecording: [step objectForKey: @"ask"] == nil];
  while ((form = [all nextObject]) != nil && [step objectForKey: form] == nil)
    {
      continue;
    }
  if ([form isEqualToString: @"ask"])
    {
      [record setObject: [self carryOut: step as: form] forKey: @"answer"];
    }
  else
    {
      [self carryOut: step as: form];
    }
  if ([[[Trace current] calls] count] > 0)
    {
      [record setObject: [[Trace current] calls] forKey: @"calls"];
    }
  return record;
}

- (NSArray *) perform: (NSArray *)steps
{
  NSMutableArray *records = [NSMutableArray array];
  NSEnumerator *all = [steps objectEnumerator];
  NSDictionary *step;

  [self learnFormsOf: steps];
  while ((step = [all nextObject]) != nil)
    {
      [records addObject: [self carryOut: step]];
    }
  return records;
}

- (void) strike
{
  NSEnumerator *all = [staged objectEnumerator];
  id object;

  [[Trace current] beginRecording: NO];
  while ((object = [all nextObject]) != nil)
    {
      [object setRole: nil];
    }
  [NSApp setDelegate: nil];
  all = [windows objectEnumerator];
  while ((object = [all nextObject]) != nil)
    {
      [object makeFirstResponder: nil];
      [object close];
    }
  /* Text views leave messages to themselves, and timers, in the run loop. */
  [[NSRunLoop currentRunLoop] runMode: NSDefaultRunLoopMode beforeDate: [NSDate date]];
  [[NSRunLoop currentRunLoop] runMode: NSModalPanelRunLoopMode beforeDate: [NSDate date]];
}

@end
