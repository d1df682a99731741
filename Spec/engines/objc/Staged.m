#import "World.h"
#import <objc/runtime.h>

@implementation Role

- (id)init {
  self = [super init];
  overridden = [NSMutableDictionary new];
  actions = [NSMutableSet new];
  return self;
}

- (void)dealloc {
  [name release];
  [kind release];
  [overridden release];
  [actions release];
  [super dealloc];
}

@end

/* By address, because an object of a framework may come to the stage as it is. */
static NSMapTable *roles(void) {
  static NSMapTable *roles = nil;
  if (roles == nil) {
    roles = [[NSMapTable
      mapTableWithKeyOptions:NSPointerFunctionsOpaqueMemory | NSPointerFunctionsOpaquePersonality
                valueOptions:NSPointerFunctionsStrongMemory] retain];
  }
  return roles;
}

Role *roleOf(id object) { return object == nil ? nil : [roles() objectForKey:object]; }
void setRole(id object, Role *role) { [roles() setObject:role forKey:object]; }
void forgetRoles(void) { [roles() removeAllObjects]; }

NSDictionary *overriding(id object, NSString *word) {
  Role *role = roleOf(object);
  return role == nil ? nil : [role->overridden objectForKey:word];
}

/* The run time may put subclasses of its own below a staged class. */
static const char prefix[] = "Staged";

IMP superMethod(id self, SEL selector) {
  Class class = object_getClass(self);
  while (strncmp(class_getName(class), prefix, sizeof(prefix) - 1) != 0) {
    class = class_getSuperclass(class);
  }
  return class_getMethodImplementation(class_getSuperclass(class), selector);
}

static id overriddenNext(id self, SEL selector) {
  NSDictionary *step = overriding(self, @"next");
  return step != nil ? [[World current] named:field(step, @"to")] : CALL_SUPER(id);
}

static BOOL recordedResign(id self, SEL selector) {
  Role *role = roleOf(self);
  if (role == nil || role->isQuiet) {
    return CALL_SUPER(BOOL);
  }
  if ([[Trace current] isRecording] && [[World current] isFirst:self]) {
    [[Trace current] receiver:self got:@"resignFirstResponder()" with:nil];
  }
  return flag(overriding(self, @"refusesToResign")) ? NO : CALL_SUPER(BOOL);
}

static void recordedSendEvent(id self, SEL selector, id event) {
  if ([[World current] records:event]) {
    [[Trace current] receiver:self got:@"sendEvent(_:)" with:nil];
    if (flag(overriding(self, @"swallowsEvents"))) {
      return;
    }
  }
  CALL_SUPER_WITH(void, (id), event);
}

static void perform(id self, SEL selector, NSDictionary *with) {
  NSString *action = [[NSStringFromSelector(selector) componentsSeparatedByString:@":"]
    objectAtIndex:0];
  [[Trace current] receiver:self got:action with:with];
  [[World current] performed:action by:self];
}

static NSMutableDictionary *fromSender(id sender) {
  NSMutableDictionary *fields = [NSMutableDictionary dictionary];
  NSString *name = roleOf(sender) != nil ? roleOf(sender)->name : nil;
  if (sender == nil || name != nil) {
    [fields setObject:responder(name) forKey:@"sender"];
  }
  return fields;
}

static void performAlone(id self, SEL selector) { perform(self, selector, nil); }

static void performFrom(id self, SEL selector, id sender) {
  perform(self, selector, fromSender(sender));
}

static void performForEvent(id self, SEL selector, id sender, id event) {
  NSMutableDictionary *fields = fromSender(sender);
  [fields addEntriesFromDictionary:[[World current] fieldsOfEvent:event]];
  perform(self, selector, fields);
}

static const IMP forms[] = { (IMP)performAlone, (IMP)performFrom, (IMP)performForEvent };

void implementAction(id object, SEL selector, int arguments) {
  static const char *const types[] = { "v@:", "v@:@", "v@:@@" };
  [roleOf(object)->actions addObject:NSStringFromSelector(selector)];
  class_addMethod(object_getClass(object), selector, forms[arguments], types[arguments]);
}

BOOL isPastAction(id object, SEL selector) {
  Role *role = roleOf(object);
  IMP implementation = class_getMethodImplementation(object_getClass(object), selector);
  BOOL isAction = implementation == forms[0] || implementation == forms[1]
    || implementation == forms[2];
  return isAction
    && !(role != nil && [role->actions containsObject:NSStringFromSelector(selector)]);
}

static BOOL overriddenResponds(id self, SEL selector, SEL asked) {
  return isPastAction(self, asked) ? NO : CALL_SUPER_WITH(BOOL, (SEL), asked);
}

static const Override common[] = {
  { "nextResponder", (IMP)overriddenNext, nil },
  { "resignFirstResponder", (IMP)recordedResign, nil },
  { "respondsToSelector:", (IMP)overriddenResponds, nil },
  { "sendEvent:", (IMP)recordedSendEvent, nil },
  { NULL, NULL, nil },
};

BOOL answerFlag(id self, SEL selector) {
  const Override *each = frameworkOverrides();
  while (each->word == nil || strcmp(each->selector, sel_getName(selector)) != 0) {
    each++;
  }
  NSDictionary *step = overriding(self, each->word);
  return step != nil ? flag(step) : CALL_SUPER(BOOL);
}

/* A method is overridden only where the class has it, so that nobody seems able to do more. */
static void override(Class class, const Override *overrides) {
  for (; overrides->selector != NULL; overrides++) {
    SEL selector = sel_registerName(overrides->selector);
    Method method = class_getInstanceMethod(class, selector);
    if (method != NULL) {
      class_addMethod(class, selector, overrides->implementation, method_getTypeEncoding(method));
    }
  }
}

static Class subclass(Class base, NSString *name) {
  return objc_allocateClassPair(base,
    [[@"Staged" stringByAppendingString:name] UTF8String], 0);
}

Class stagedSubclass(Class base, NSString *name, const Override *overrides) {
  Class class = subclass(base, name);
  objc_registerClassPair(class);
  override(class, overrides);
  return class;
}

Class stagedClass(NSString *kind, BOOL isOwn) {
  static NSMutableDictionary *made = nil;
  static unsigned count = 0;
  Class base = frameworkClass(kind);
  NSString *name = [[kind capitalizedString] stringByReplacingOccurrencesOfString:@" "
                                                                       withString:@""];
  if (base == Nil) {
    return Nil;
  }
  if (made == nil) {
    made = [NSMutableDictionary new];
  }
  Class class = isOwn ? Nil : [made objectForKey:kind];
  if (class == Nil) {
    if (isOwn) {
      name = [name stringByAppendingFormat:@"%u", ++count];
    }
    class = stagedSubclass(base, name, frameworkOverrides());
    override(class, common);
    if (!isOwn) {
      [made setObject:class forKey:kind];
    }
  }
  return class;
}
