#import <Foundation/Foundation.h>

/** The name of the exceptions with which a script is given up because AppKit lacks a notion. */
extern NSString *const Lack;

/** Gives up the script, for a reason. */
void lacks(NSString *reason);

/** Gives up the script, for the reason that belongs to a word of the protocol or of this engine. */
void lacksWord(NSString *word);
