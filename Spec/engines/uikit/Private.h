/* Every name of Apple's systems that is not public and is used here: what for, and what happens
   where it is missing. Nothing is called without asking first whether it is there. What depends on
   such a name is claimed only if its self-test passes. */

#import <UIKit/UIKit.h>
#import <mach/mach_time.h>

typedef struct __IOHIDEvent *IOHIDEventRef;

/* Functions of IOKit and BackBoardServices, looked up when the application starts. Where one is
   missing there are no digitizer events: touches are made of UITouch objects, and no keys are
   pressed. */
extern struct HID {
  /** Makes the event of a hand: the parent of those of its fingers. */
  IOHIDEventRef (*createHand)(CFAllocatorRef, uint64_t time, uint32_t transducer, uint32_t index,
    uint32_t identity, uint32_t mask, uint32_t buttons, double x, double y, double z,
    double pressure, double twist, unsigned char range, unsigned char touch, uint32_t options);
  /** Makes the event of a finger. */
  IOHIDEventRef (*createFinger)(CFAllocatorRef, uint64_t time, uint32_t index, uint32_t identity,
    uint32_t mask, double x, double y, double z, double pressure, double twist,
    unsigned char range, unsigned char touch, uint32_t options);
  /** Makes the event of a key. */
  IOHIDEventRef (*createKey)(CFAllocatorRef, uint64_t time, uint32_t page, uint32_t usage,
    unsigned char down, uint32_t options);
  /** Makes the event that marks the end of what a step sent. */
  IOHIDEventRef (*createVendorDefined)(CFAllocatorRef, uint64_t time, uint32_t page,
    uint32_t usage, uint32_t version, const uint8_t *data, CFIndex length, uint32_t options);
  /** Puts a finger into a hand. */
  void (*append)(IOHIDEventRef parent, IOHIDEventRef child, uint32_t options);
  /** Sets and reads a field: that a digitizer is part of the display, the page of a mark, and the radii
      of a finger. */
  void (*setInteger)(IOHIDEventRef, uint32_t field, CFIndex value);
  void (*setFloat)(IOHIDEventRef, uint32_t field, double value);
  CFIndex (*integer)(IOHIDEventRef, uint32_t field);
  /** Names a sender: events without one are dropped. */
  void (*setSender)(IOHIDEventRef, uint64_t sender);
  /** Addresses an event to the context of a window. */
  void (*setDigitizerInfo)(IOHIDEventRef, uint32_t context, uint8_t, uint8_t, CFStringRef,
    double, float);
} hid;

/** Looks the functions up, and returns whether all are there. */
BOOL loadHID(void);

@interface UIApplication (Private)

/** Puts an event into the application's own queue. Without it: as without the functions above. */
- (void)_enqueueHIDEvent:(IOHIDEventRef)event;

/** Is called for each event of the queue; overridden, to see the mark of a step go by. Without it:
    the self-test of touches fails, because no mark arrives. */
- (void)_handleHIDEvent:(IOHIDEventRef)event;

/** Cancels all touches of digitizer events, for `touchesAreCancelled` and between scripts. Without
    it: such scripts are skipped, and fingers that a script left down are lifted. */
- (void)_cancelAllTouches;

/** The event of touches that is sent again and again, for touches made of UITouch objects. Without
    it: no such touches, and no touches at all where there are no digitizer events either. */
- (UIEvent *)_touchesEvent;

/** The event of motion. Without it: `motion` is not claimed. */
- (UIEvent *)_motionEvent;

@end

@interface UIWindow (Private)

/** The number of the context that events are addressed to. Without it: no digitizer events. */
- (uint32_t)_contextId;

@end

@interface UIControl (Private)

/** Is called where a control sends its actions because of an event, and the public
    `sendActionsForControlEvents:` is not; overridden, to record what the return key sends from a text
    field. Without it: this may not be recorded, and its scenarios fail. */
- (void)_sendActionsForEvents:(UIControlEvents)events withEvent:(UIEvent *)event;

@end

/** Touches made of UITouch objects. Where one of these is missing: no such touches. */
@interface UITouch (Private)
- (void)setWindow:(UIWindow *)window;
- (void)setView:(UIView *)view;
- (void)setTapCount:(NSUInteger)count;
- (void)setPhase:(UITouchPhase)phase;
- (void)setTimestamp:(NSTimeInterval)timestamp;
- (void)_setLocationInWindow:(CGPoint)point resetPrevious:(BOOL)resets;
/** Marks the first touch of a view; missing since iOS 14, and then not needed. */
- (void)_setIsFirstTouchForView:(BOOL)isFirst;
@end

@interface UIEvent (Private)
/** Empty and fill the event of touches. Where one is missing: no touches of UITouch objects. */
- (void)_clearTouches;
- (void)_addTouch:(UITouch *)touch forDelayedDelivery:(BOOL)isDelayed;
/** Say that the device is being shaken. Where one is missing: `motion` is not claimed. */
- (void)setShakeState:(int)state;
- (void)_setSubtype:(int)subtype;
@end
