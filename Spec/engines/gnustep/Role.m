#import "Role.h"

@implementation Role

@synthesize name, kind, next, hitTest, overridesNext, overridesHitTest, passesSelfThrough;
@synthesize saysWhetherItAccepts, acceptsFirstResponder, refusesToResign, swallowsEvents;
@synthesize drawsOutside, standsIn;

- (id) init
{
  self = [super init];
  actions = [NSMutableDictionary new];
  return self;
}

- (void) dealloc
{
  RELEASE(name);
  RELEASE(kind);
  RELEASE(actions);
  [super dealloc];
}

- (void) implement: (NSString *)action as: (SEL)selector
{
  [actions setObject: action forKey: NSStringFromSelector(selector)];
}

- (NSString *) actionFor: (SEL)selector
{
  return [actions objectForKey: NSStringFromSelector(selector)];
}

@end
