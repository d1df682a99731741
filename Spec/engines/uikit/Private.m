#import "Private.h"
#include <dlfcn.h>

struct HID hid;

BOOL loadHID(void) {
  static const struct {
    const char *name;
    void *place;
  } functions[] = {
    { "IOHIDEventCreateDigitizerEvent", &hid.createHand },
    { "IOHIDEventCreateDigitizerFingerEvent", &hid.createFinger },
    { "IOHIDEventCreateKeyboardEvent", &hid.createKey },
    { "IOHIDEventCreateVendorDefinedEvent", &hid.createVendorDefined },
    { "IOHIDEventAppendEvent", &hid.append },
    { "IOHIDEventSetIntegerValue", &hid.setInteger },
    { "IOHIDEventSetFloatValue", &hid.setFloat },
    { "IOHIDEventGetIntegerValue", &hid.integer },
    { "IOHIDEventSetSenderID", &hid.setSender },
    { "BKSHIDEventSetDigitizerInfo", &hid.setDigitizerInfo },
  };
  BOOL isComplete = YES;
  dlopen("/System/Library/Frameworks/IOKit.framework/IOKit", RTLD_NOW);
  dlopen("/System/Library/PrivateFrameworks/BackBoardServices.framework/BackBoardServices",
    RTLD_NOW);
  for (unsigned i = 0; i < sizeof(functions) / sizeof(functions[0]); i++) {
    void *function = dlsym(RTLD_DEFAULT, functions[i].name);
    memcpy(functions[i].place, &function, sizeof(function));
    isComplete = isComplete && function != NULL;
  }
  return isComplete;
}
