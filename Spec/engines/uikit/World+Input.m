#import "Stage.h"

/* Key commands, undo managers, text, and what is shown for input. */
@implementation World (Input)

- (void)set_keyCommand:(NSDictionary *)step {
  Role *role = roleOf([self object:step]);
  NSString *key = field(step, @"key");
  NSArray *commands = role->overridden[@"keyCommands"][@"commands"] ?: @[];
  BOOL isModified = [key hasPrefix:@"cmd-"];
  NSString *input = [[key substringFromIndex:isModified ? 4 : 0] lowercaseString];
  if ([input length] != 1) {
    lacks(@"press");
  }
  UIKeyCommand *command = [UIKeyCommand keyCommandWithInput:input
    modifierFlags:isModified ? UIKeyModifierControl | UIKeyModifierAlternate : 0
    action:[self selectorFor:field(step, @"action")]];
  role->overridden[@"keyCommands"] = @{ @"commands": [commands arrayByAddingObject:command] };
}

- (void)set_keyPriority:(NSDictionary *)step {
  for (UIKeyCommand *command in overriding([self object:step], @"keyCommands")[@"commands"]) {
    [command setWantsPriorityOverSystemBehavior:YES];
  }
}

- (void)set_undoManager:(NSDictionary *)step {
  Role *role = roleOf([self object:step]);
  if (flag(step)) {
    role->overridden[@"undoManager"] = @{ @"manager": [[NSUndoManager new] autorelease] };
  } else {
    [role->overridden removeObjectForKey:@"undoManager"];
  }
}

- (void)do_reloadInputViews:(NSDictionary *)step {
  [[self object:step] reloadInputViews];
  lasts(1);
}

- (void)do_type:(NSDictionary *)step {
  NSString *text = field(step, @"text");
  id first = [self firstResponderOf:[self keyWindow]];
  for (NSUInteger i = 0; i < [text length]; i++) {
    if ([first conformsToProtocol:@protocol(UIKeyInput)]) {
      [(id<UIKeyInput>)first insertText:[text substringWithRange:NSMakeRange(i, 1)]];
    }
  }
}

- (NSDictionary *)ask_undoManager:(NSDictionary *)step {
  NSUndoManager *manager = [[self object:step] undoManager];
  for (NSString *name in order) {
    id object = [self named:name];
    if (manager != nil && overriding(object, @"undoManager")[@"manager"] == manager) {
      return responder(name);
    }
  }
  for (UIWindow *window in [self all:[UIWindow class]]) {
    if (manager != nil && [window undoManager] == manager) {
      return responder([self nameOf:window]);
    }
  }
  return responder(nil);
}

/* A view is shown where it has a window; the keyboard covers a part of the screen. It is that of the
   first responder only if that one can be typed into. */
- (NSDictionary *)ask_shownInput:(NSDictionary *)step {
  UIResponder *first = firstOfAll(self);
  if ([[first inputView] window] != nil) {
    return responder([self nameOf:[first inputView]]);
  }
  if (!hasKeyboard()) {
    lacks(@"keyboard");
  }
  BOOL types = first == nil || [first conformsToProtocol:@protocol(UIKeyInput)];
  return types && [first inputView] == nil && isKeyboardShown() ? one(@"text", @"keyboard")
    : responder(nil);
}

- (NSDictionary *)ask_shownAccessory:(NSDictionary *)step {
  UIView *view = [firstOfAll(self) inputAccessoryView];
  return responder([view window] != nil ? [self nameOf:view] : nil);
}

@end
