#import "Headless.h"
#import <GNUstepGUI/GSDisplayServer.h>
#import <GNUstepGUI/GSFontInfo.h>
#import <GNUstepGUI/GSServicesManager.h>
#import <objc/runtime.h>

/** A display server without a display: windows get a number, and nothing else happens. */
@interface HeadlessServer : GSDisplayServer
{
  int lastWindow;
}
@end

@implementation HeadlessServer

- (BOOL) handlesWindowDecorations
{
  return YES;
}

- (NSArray *) screenList
{
  return [NSArray arrayWithObject: [NSNumber numberWithInt: 0]];
}

- (NSRect) boundsForScreen: (int)screen
{
  return NSMakeRect(0, 0, 2000, 2000);
}

- (NSSize) resolutionForScreen: (int)screen
{
  return NSMakeSize(72, 72);
}

- (NSWindowDepth) windowDepthForScreen: (int)screen
{
  return 0;
}

- (int) window: (NSRect)frame : (NSBackingStoreType)type : (unsigned int)style : (int)screen
{
  return ++lastWindow;
}

- (void) styleoffsets: (float *)l : (float *)r : (float *)t : (float *)b : (unsigned int)style
{
  *l = *r = *t = *b = 0;
}

- (NSPoint) mouseLocationOnScreen: (int)screen window: (int *)window
{
  return NSZeroPoint;
}

/** Everything else that AppKit asks of a window system is nothing to do. */
- (id) subclassResponsibility: (SEL)selector
{
  return nil;
}

@end

/** A context that nothing is drawn into: the staged windows never display. */
@interface HeadlessContext : NSGraphicsContext
@end

@implementation HeadlessContext

/** Whatever is to be drawn is not drawn. */
- (id) subclassResponsibility: (SEL)selector
{
  return nil;
}

@end

/** One font without glyphs, because every cell asks for one. */
@interface HeadlessFonts : GSFontEnumerator
@end

@implementation HeadlessFonts

- (void) enumerateFontsAndFamilies
{
  NSArray *member = [NSArray arrayWithObjects: @"Blank", @"",
    [NSNumber numberWithInt: 5], [NSNumber numberWithUnsignedInt: 0], nil];

  ASSIGN(allFontNames, [NSArray arrayWithObject: @"Blank"]);
  allFontFamilies = [[NSMutableDictionary alloc]
    initWithObjectsAndKeys: [NSArray arrayWithObject: member], @"Blank", nil];
}

- (NSString *) defaultSystemFontName
{
  return @"Blank";
}

- (NSString *) defaultBoldSystemFontName
{
  return @"Blank";
}

- (NSString *) defaultFixedPitchFontName
{
  return @"Blank";
}

@end

@interface HeadlessFont : GSFontInfo
@end

@implementation HeadlessFont

- (id) initWithFontName: (NSString *)name
                 matrix: (const CGFloat *)fontMatrix
             screenFont: (BOOL)screenFont
{
  self = [super init];
  if (self != nil)
    {
      memcpy(matrix, fontMatrix, sizeof(matrix));
      ASSIGN(fontName, name);
      ASSIGN(familyName, name);
      ascender = 10;
      descender = -2;
      fontBBox = NSMakeRect(0, -2, 8, 12);
      maximumAdvancement = NSMakeSize(8, 0);
      ASSIGN(coveredCharacterSet, [[NSCharacterSet illegalCharacterSet] invertedSet]);
    }
  return self;
}

- (NSSize) advancementForGlyph: (NSGlyph)glyph { return NSMakeSize(8, 0); }
- (NSRect) boundingRectForGlyph: (NSGlyph)glyph { return NSMakeRect(0, 0, 8, 10); }
- (BOOL) glyphIsEncoded: (NSGlyph)glyph { return YES; }
- (NSGlyph) glyphForCharacter: (unichar)character { return character; }
- (CGFloat) widthOfString: (NSString *)string { return 8 * [string length]; }

@end

/** The thread that AppKit works in: what other threads want to display waits for the run loop. */
extern NSThread *GSAppKitThread;

/** What AppKit calls to load a window system: a program may define it in place of the library. */
BOOL initialize_gnustep_backend(void)
{
  GSAppKitThread = [NSThread currentThread];
  [GSDisplayServer setDefaultServerClass: [HeadlessServer class]];
  [NSGraphicsContext setDefaultContextClass: [HeadlessContext class]];
  [GSFontEnumerator setDefaultClass: [HeadlessFonts class]];
  [GSFontInfo setDefaultClass: [HeadlessFont class]];
  return YES;
}

/** In place of what would look for services and other programs, and write what it finds. */
static id nobody(id class, SEL selector)
{
  return nil;
}

/** In place of a centre that would start the daemon gdnc. */
static id ownCentre(id class, SEL selector)
{
  static NSNotificationCenter *centre = nil;

  if (centre == nil)
    {
      centre = [NSNotificationCenter new];
    }
  return centre;
}

static void replaceClassMethod(Class class, SEL selector, IMP implementation)
{
  method_setImplementation(class_getClassMethod(class, selector), implementation);
}

NSApplication *startHeadless(Class applicationClass)
{
  NSApplication *application;

  replaceClassMethod([NSDistributedNotificationCenter class], @selector(defaultCenter),
    (IMP)ownCentre);
  replaceClassMethod([GSServicesManager class], @selector(newWithApplication:), (IMP)nobody);
  replaceClassMethod([NSWorkspace class], @selector(sharedWorkspace), (IMP)nobody);
  application = [applicationClass sharedApplication];
  [application finishLaunching];
  return application;
}
