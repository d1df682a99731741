#import <AppKit/AppKit.h>

/** Starts the application of a class without a display, a daemon, or a file in the home folder. */
NSApplication *startHeadless(Class applicationClass);
