#import "World.h"

/* What both frameworks have by the same name. */
@interface NSObject (BothFrameworks)
- (void)setEnabled:(BOOL)isEnabled;
- (void)addSubview:(id)view;
- (NSArray *)subviews;
- (void)makeKeyWindow;
- (id)nextResponder;
@end

/* The words of the protocol that both frameworks know: a method for each. */
@implementation World (Steps)

#pragma mark Setting

/* Overrides a method: what the step says counts until another step for the same word. */
- (void)override:(NSDictionary *)step of:(id)object {
  [roleOf(object)->overridden setObject:step forKey:[step objectForKey:@"set"]];
}

- (void)set_next:(NSDictionary *)step {
  [self override:step of:[self object:step]];
}

- (void)set_swallowsEvents:(NSDictionary *)step {
  [self override:step of:[self object:step]];
}

- (void)set_canBecomeFirstResponder:(NSDictionary *)step {
  [self override:step of:[self object:step]];
}

- (void)set_refusesToResign:(NSDictionary *)step {
  [self override:step of:[self object:step]];
}

/* These two override one method. */
- (void)set_hitTest:(NSDictionary *)step {
  id view = [self view:step];
  [roleOf(view)->overridden removeObjectForKey:@"hitTestPassesSelfThrough"];
  [self override:step of:view];
}

- (void)set_hitTestPassesSelfThrough:(NSDictionary *)step {
  id view = [self view:step];
  [roleOf(view)->overridden removeObjectForKey:@"hitTest"];
  [self override:step of:view];
}

- (void)set_implements:(NSDictionary *)step {
  SEL selector = [self selectorFor:field(step, @"action")];
  NSString *name = NSStringFromSelector(selector);
  implementAction([self object:step], selector,
    (int)[[name componentsSeparatedByString:@":"] count] - 1);
}

- (void)set_hidden:(NSDictionary *)step {
  [self setHidden:flag(step) of:[self object:step]];
}

- (void)set_frame:(NSDictionary *)step {
  [self setFrame:rectOf(field(step, @"to")) of:[self object:step]];
}

- (void)set_boundsOrigin:(NSDictionary *)step {
  [self setBoundsOrigin:pointOf(field(step, @"to")) of:[self view:step]];
}

- (void)set_windowLevel:(NSDictionary *)step {
  [self setLevel:number(step, @"to") of:[self object:step]];
}

- (void)set_delegate:(NSDictionary *)step {
  [self setApplicationDelegate:[self named:field(step, @"to")]];
}

- (void)set_enabled:(NSDictionary *)step {
  [[self object:step] setEnabled:flag(step)];
}

#pragma mark Changing

- (void)change_remove:(NSDictionary *)step {
  [self remove:[self object:step]];
}

- (void)change_add:(NSDictionary *)step {
  [[self viewOf:[self named:field(step, @"to")]] addSubview:[self object:step]];
}

- (void)change_insert:(NSDictionary *)step {
  [self put:[self object:step] above:[field(step, @"placement") isEqualToString:@"above"]
    sibling:[self named:field(step, @"sibling")]];
}

- (void)change_bringToFront:(NSDictionary *)step {
  [self put:[self object:step] above:YES sibling:nil];
}

- (void)change_sendToBack:(NSDictionary *)step {
  [self put:[self object:step] above:NO sibling:nil];
}

- (void)change_makeKey:(NSDictionary *)step {
  [[self object:step] makeKeyWindow];
}

#pragma mark Doing

- (void)found:(id)view {
  [hit release];
  hit = [[self nameOf:view] copy];
}

- (void)do_hitTest:(NSDictionary *)step {
  [self found:[self hitTest:[self view:step] at:pointOf(field(step, @"at"))]];
}

- (void)do_becomeFirstResponder:(NSDictionary *)step {
  result = [self becomeFirst:[self object:step]];
}

- (void)do_resignFirstResponder:(NSDictionary *)step {
  result = [self resign:[self object:step]];
}

- (void)do_sendAction:(NSDictionary *)step {
  result = [self sendAction:[self selectorFor:field(step, @"action")]
                         to:[self named:field(step, @"to")]
                       from:[self named:field(step, @"from")]
                    payload:field(step, @"payload")];
}

#pragma mark Asking

/* The next responder that is on the stage: those that the framework adds are left out. */
- (id)nextOf:(id)object {
  do {
    object = [object nextResponder];
  } while (object != nil && ![self isStaged:object]);
  return object;
}

- (NSDictionary *)ask_hitTestView:(NSDictionary *)step {
  return responder(hit);
}

- (NSDictionary *)ask_next:(NSDictionary *)step {
  return responder([self nameOf:[self nextOf:[self object:step]]]);
}

- (NSDictionary *)ask_chain:(NSDictionary *)step {
  NSMutableArray *chain = [NSMutableArray array];
  for (id object = [self object:step]; object != nil; object = [self nextOf:object]) {
    if ([chain containsObject:[self nameOf:object]]) {
      cannot(@"the chain leads back to itself");
    }
    [chain addObject:[self nameOf:object]];
  }
  return one(@"responders", chain);
}

- (NSDictionary *)ask_contains:(NSDictionary *)step {
  return truth([self view:[self view:step] contains:pointOf(field(step, @"at"))]);
}

/* The nearest subviews that are on the stage. */
- (void)addSubviewsOf:(id)view to:(NSMutableArray *)found {
  for (id subview in [view subviews]) {
    if ([self isStaged:subview]) {
      [found addObject:[self nameOf:subview]];
    } else {
      [self addSubviewsOf:subview to:found];
    }
  }
}

- (NSDictionary *)ask_subviews:(NSDictionary *)step {
  NSMutableArray *found = [NSMutableArray array];
  [self addSubviewsOf:[self view:step] to:found];
  return one(@"responders", found);
}

- (NSDictionary *)ask_keyWindow:(NSDictionary *)step {
  return responder([self nameOf:[self keyWindow]]);
}

- (NSDictionary *)ask_firstResponder:(NSDictionary *)step {
  return responder([self nameOf:[self firstResponderOf:[self object:step]]]);
}

- (NSDictionary *)ask_isFirstResponder:(NSDictionary *)step {
  return truth([self isFirst:[self object:step]]);
}

- (NSDictionary *)ask_isHighlighted:(NSDictionary *)step {
  return truth([self isHighlighted:[self object:step]]);
}

- (NSDictionary *)ask_result:(NSDictionary *)step {
  return truth(result);
}

- (NSDictionary *)ask_canPerform:(NSDictionary *)step {
  return truth([self can:[self object:step] perform:[self selectorFor:field(step, @"action")]]);
}

@end
