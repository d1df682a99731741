#import "Stage.h"

/* The delegates of text fields and text views, and what edits text. */

/** Answers what the script said, and records what it is asked and told. */
@interface TextDelegate : NSObject <UITextFieldDelegate>
@end

@implementation TextDelegate

static BOOL lets(id text, NSString *word, NSString *message) {
  NSDictionary *step = overriding(text, word);
  [[Trace current] receiver:text got:message with:nil];
  return step == nil || flag(step);
}

static void told(id text, NSString *message) {
  [[Trace current] receiver:text got:message with:nil];
}

static BOOL fits(id text, NSRange range, NSString *replacement) {
  NSDictionary *step = overriding(text, @"maximumText");
  NSUInteger length = [[text text] length] - range.length + [replacement length];
  return step == nil || length <= (NSUInteger)number(step, @"to");
}

- (BOOL)textFieldShouldBeginEditing:(UITextField *)field {
  return lets(field, @"letsEditingBegin", @"textFieldShouldBeginEditing(_:)");
}

- (void)textFieldDidBeginEditing:(UITextField *)field {
  told(field, @"textFieldDidBeginEditing(_:)");
}

- (BOOL)textFieldShouldEndEditing:(UITextField *)field {
  return lets(field, @"letsEditingEnd", @"textFieldShouldEndEditing(_:)");
}

- (void)textFieldDidEndEditing:(UITextField *)field {
  told(field, @"textFieldDidEndEditing(_:)");
}

- (BOOL)textField:(UITextField *)field shouldChangeCharactersInRange:(NSRange)range
    replacementString:(NSString *)replacement {
  return lets(field, @"letsTextChange",
    @"textField(_:shouldChangeCharactersIn:replacementString:)") && fits(field, range, replacement);
}

- (BOOL)textFieldShouldClear:(UITextField *)field {
  return lets(field, @"letsClear", @"textFieldShouldClear(_:)");
}

- (BOOL)textFieldShouldReturn:(UITextField *)field {
  BOOL answer = lets(field, @"letsReturn", @"textFieldShouldReturn(_:)");
  UIResponder *next = [[World current] named:(id)[overriding(field, @"returnsTo") objectForKey:@"to"]];
  if (next == nil) {
    return answer;
  }
  if (next == field) {
    [field resignFirstResponder];
  } else {
    [next becomeFirstResponder];
  }
  return overriding(field, @"letsReturn") != nil && answer;
}

#pragma mark Text views

- (BOOL)textViewShouldBeginEditing:(UITextView *)view {
  return lets(view, @"letsEditingBegin", @"textViewShouldBeginEditing(_:)");
}

- (void)textViewDidBeginEditing:(UITextView *)view {
  told(view, @"textViewDidBeginEditing(_:)");
}

- (BOOL)textViewShouldEndEditing:(UITextView *)view {
  return lets(view, @"letsEditingEnd", @"textViewShouldEndEditing(_:)");
}

- (void)textViewDidEndEditing:(UITextView *)view {
  told(view, @"textViewDidEndEditing(_:)");
}

- (BOOL)textView:(UITextView *)view shouldChangeTextInRange:(NSRange)range
    replacementText:(NSString *)replacement {
  return lets(view, @"letsTextChange", @"textView(_:shouldChangeTextIn:replacementText:)")
    && fits(view, range, replacement);
}

- (void)textViewDidChange:(UITextView *)view {
  told(view, @"textViewDidChange(_:)");
}

@end

@implementation World (Text)

/* Keeps an answer, and gives the text its delegate. */
- (void)answerText:(NSDictionary *)step {
  static TextDelegate *delegate = nil;
  if (delegate == nil) {
    delegate = [TextDelegate new];
  }
  [self override:step of:[self object:step]];
  [(UITextField *)[self object:step] setDelegate:delegate];
}

- (void)set_hasTextDelegate:(NSDictionary *)step { [self answerText:step]; }
- (void)set_letsEditingBegin:(NSDictionary *)step { [self answerText:step]; }
- (void)set_letsEditingEnd:(NSDictionary *)step { [self answerText:step]; }
- (void)set_letsTextChange:(NSDictionary *)step { [self answerText:step]; }
- (void)set_maximumText:(NSDictionary *)step { [self answerText:step]; }
- (void)set_letsClear:(NSDictionary *)step { [self answerText:step]; }
- (void)set_letsReturn:(NSDictionary *)step { [self answerText:step]; }
- (void)set_returnsTo:(NSDictionary *)step { [self answerText:step]; }

- (void)set_emptied:(NSDictionary *)step {
  [(UITextField *)[self object:step] setText:@""];
}

- (void)do_insertText:(NSDictionary *)step {
  [(UITextField *)[self object:step] insertText:field(step, @"text")];
}

- (void)do_deleteBackward:(NSDictionary *)step {
  [(UITextField *)[self object:step] deleteBackward];
}

- (void)do_compose:(NSDictionary *)step {
  NSString *text = field(step, @"text");
  id first = [self firstResponderOf:[self keyWindow]];
  if ([first respondsToSelector:@selector(setMarkedText:selectedRange:)]) {
    [first setMarkedText:text selectedRange:NSMakeRange([text length], 0)];
  }
}

- (void)do_choose:(NSDictionary *)step {
  id first = [self firstResponderOf:[self keyWindow]];
  if ([first conformsToProtocol:@protocol(UIKeyInput)]) {
    [(id<UIKeyInput>)first insertText:field(step, @"text")];
  }
}

- (NSDictionary *)ask_hasMarkedText:(NSDictionary *)step {
  return truth([(UITextField *)[self object:step] markedTextRange] != nil);
}

- (NSDictionary *)ask_hasText:(NSDictionary *)step {
  return truth([(UITextField *)[self object:step] hasText]);
}

@end
