#import <Foundation/Foundation.h>

/** The name of the exceptions with which a script is given up because AppKit lacks a notion. What
    AppKit has in its place is the reason; the page that says so is under `url` in the user info. */
extern NSString *const Lack;

/** Gives up the script because of a word of the protocol, or of this engine, that AppKit has
    nothing for. */
void lacks(NSString *word);
