/* Names and types only, of what the engine uses. */
#pragma once
#include <CoreGraphics/CoreGraphics.h>
#include <math.h>
#include <objc/runtime.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef unsigned short unichar;
typedef double NSTimeInterval;
typedef NSInteger NSComparisonResult;
typedef struct _NSRange { NSUInteger location, length; } NSRange;
typedef struct { unsigned long state; id *itemsPtr; unsigned long *mutationsPtr;
  unsigned long extra[5]; } NSFastEnumerationState;
#define MAX(a, b) ((a) > (b) ? (a) : (b))
NSRange NSMakeRange(NSUInteger, NSUInteger);

@class NSString, NSArray, NSDictionary, NSSet, NSData, NSDate, NSMethodSignature, NSError, NSNumber;

@protocol NSObject
- (Class)class;
- (BOOL)isKindOfClass:(Class)aClass;
- (BOOL)respondsToSelector:(SEL)selector;
- (BOOL)conformsToProtocol:(id)protocol;
- (BOOL)isEqual:(id)object;
- (id)performSelector:(SEL)selector withObject:(id)object;
- (id)retain;
- (oneway void)release;
- (id)autorelease;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject> {
  Class isa;
}
+ (id)alloc;
+ (id)new;
+ (Class)class;
+ (BOOL)isSubclassOfClass:(Class)aClass;
+ (BOOL)instancesRespondToSelector:(SEL)selector;
- (id)init;
- (void)dealloc;
- (id)copy;
- (id)valueForKey:(NSString *)key;
- (id)valueForKeyPath:(NSString *)path;
- (void)setValue:(id)value forKey:(NSString *)key;
- (void)setValue:(id)value forKeyPath:(NSString *)path;
- (void)performSelectorOnMainThread:(SEL)selector withObject:(id)object waitUntilDone:(BOOL)waits;
@end

@interface Protocol : NSObject
@end

@protocol NSFastEnumeration
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(id *)objects count:(NSUInteger)count;
@end

@interface NSAutoreleasePool : NSObject
@end

@interface NSString : NSObject
+ (id)stringWithFormat:(NSString *)format, ... __attribute__((format(__NSString__, 1, 2)));
- (NSUInteger)length;
- (unichar)characterAtIndex:(NSUInteger)index;
- (const char *)UTF8String;
- (BOOL)isEqualToString:(NSString *)string;
- (BOOL)hasPrefix:(NSString *)string;
- (BOOL)hasSuffix:(NSString *)string;
- (NSString *)stringByAppendingString:(NSString *)string;
- (NSString *)stringByAppendingFormat:(NSString *)format, ...
  __attribute__((format(__NSString__, 1, 2)));
- (NSString *)stringByReplacingOccurrencesOfString:(NSString *)one withString:(NSString *)other;
- (NSString *)substringFromIndex:(NSUInteger)index;
- (NSString *)substringWithRange:(NSRange)range;
- (NSString *)capitalizedString;
- (NSString *)lowercaseString;
- (NSString *)uppercaseString;
- (NSArray *)componentsSeparatedByString:(NSString *)string;
- (NSComparisonResult)compare:(NSString *)other;
@end

@interface NSMutableString : NSString
+ (id)stringWithString:(NSString *)string;
- (void)appendFormat:(NSString *)format, ... __attribute__((format(__NSString__, 1, 2)));
@end

extern int __CFConstantStringClassReference[];

@interface NSConstantString : NSString
@end

@interface NSArray : NSObject <NSFastEnumeration>
+ (id)array;
+ (id)arrayWithObject:(id)object;
+ (id)arrayWithObjects:(id)first, ... __attribute__((sentinel));
+ (id)arrayWithObjects:(const id *)objects count:(NSUInteger)count;
- (NSUInteger)count;
- (id)objectAtIndex:(NSUInteger)index;
- (NSUInteger)indexOfObject:(id)object;
- (id)objectAtIndexedSubscript:(NSUInteger)index;
- (id)lastObject;
- (BOOL)containsObject:(id)object;
- (NSArray *)arrayByAddingObject:(id)object;
- (NSArray *)arrayByAddingObjectsFromArray:(NSArray *)array;
- (NSArray *)sortedArrayUsingSelector:(SEL)selector;
@end

@interface NSMutableArray : NSArray
- (void)addObject:(id)object;
- (void)removeAllObjects;
@end

@interface NSDictionary : NSObject <NSFastEnumeration>
+ (id)dictionary;
+ (id)dictionaryWithObject:(id)object forKey:(id)key;
+ (id)dictionaryWithObjectsAndKeys:(id)first, ... __attribute__((sentinel));
+ (id)dictionaryWithObjects:(const id *)objects forKeys:(const id *)keys count:(NSUInteger)count;
- (NSUInteger)count;
- (id)objectForKey:(id)key;
- (id)objectForKeyedSubscript:(id)key;
- (NSArray *)allKeys;
- (NSArray *)allKeysForObject:(id)object;
- (NSArray *)keysSortedByValueUsingSelector:(SEL)comparator;
@end

@interface NSMutableDictionary : NSDictionary
- (void)setObject:(id)object forKey:(id)key;
- (void)setObject:(id)object forKeyedSubscript:(id)key;
- (void)addEntriesFromDictionary:(NSDictionary *)other;
- (void)removeObjectForKey:(id)key;
- (void)removeAllObjects;
@end

@interface NSSet : NSObject <NSFastEnumeration>
+ (id)set;
+ (id)setWithObject:(id)object;
- (NSUInteger)count;
- (BOOL)containsObject:(id)object;
- (NSArray *)allObjects;
@end

@interface NSMutableSet : NSSet
- (void)addObject:(id)object;
- (void)removeAllObjects;
- (void)minusSet:(NSSet *)other;
- (void)intersectSet:(NSSet *)other;
@end

typedef NSUInteger NSPointerFunctionsOptions;
enum {
  NSPointerFunctionsStrongMemory = 0,
  NSPointerFunctionsOpaqueMemory = 2,
  NSPointerFunctionsOpaquePersonality = 256,
};

@interface NSMapTable : NSObject
+ (id)mapTableWithKeyOptions:(NSPointerFunctionsOptions)keys
                valueOptions:(NSPointerFunctionsOptions)values;
- (id)objectForKey:(id)key;
- (void)setObject:(id)object forKey:(id)key;
- (void)removeAllObjects;
@end

@interface NSNumber : NSObject
+ (id)numberWithBool:(BOOL)value;
+ (id)numberWithInt:(int)value;
+ (id)numberWithLong:(long)value;
+ (id)numberWithInteger:(NSInteger)value;
+ (id)numberWithUnsignedLong:(unsigned long)value;
+ (id)numberWithUnsignedInteger:(NSUInteger)value;
+ (id)numberWithDouble:(double)value;
- (BOOL)boolValue;
- (int)intValue;
- (double)doubleValue;
- (NSUInteger)unsignedIntegerValue;
- (NSComparisonResult)compare:(NSNumber *)other;
@end

@interface NSNull : NSObject
+ (NSNull *)null;
@end

@interface NSData : NSObject
+ (id)dataWithBytes:(const void *)bytes length:(NSUInteger)length;
+ (id)dataWithContentsOfFile:(NSString *)path;
- (const void *)bytes;
- (NSUInteger)length;
@end

@interface NSDate : NSObject
+ (id)dateWithTimeIntervalSinceNow:(NSTimeInterval)seconds;
@end

@interface NSException : NSObject
+ (NSException *)exceptionWithName:(NSString *)name reason:(NSString *)reason
                          userInfo:(NSDictionary *)information;
- (void)raise;
- (NSString *)name;
- (NSString *)reason;
- (NSDictionary *)userInfo;
@end
extern NSString *const NSInvalidArgumentException;

@interface NSCondition : NSObject
- (void)lock;
- (void)unlock;
- (void)broadcast;
- (BOOL)waitUntilDate:(NSDate *)date;
@end

@interface NSThread : NSObject
+ (void)sleepForTimeInterval:(NSTimeInterval)seconds;
+ (void)detachNewThreadSelector:(SEL)selector toTarget:(id)target withObject:(id)object;
@end

extern NSString *const NSRunLoopCommonModes;
@interface NSRunLoop : NSObject
+ (NSRunLoop *)mainRunLoop;
@end

@interface NSProcessInfo : NSObject
+ (NSProcessInfo *)processInfo;
- (NSTimeInterval)systemUptime;
- (NSString *)operatingSystemVersionString;
@end

@interface NSBundle : NSObject
+ (NSBundle *)mainBundle;
- (NSString *)pathForResource:(NSString *)name ofType:(NSString *)type;
@end

@interface NSJSONSerialization : NSObject
+ (NSData *)dataWithJSONObject:(id)object options:(NSUInteger)options error:(NSError **)error;
+ (id)JSONObjectWithData:(NSData *)data options:(NSUInteger)options error:(NSError **)error;
@end

@interface NSNotification : NSObject
- (NSString *)name;
@end

@interface NSNotificationCenter : NSObject
+ (NSNotificationCenter *)defaultCenter;
- (void)addObserver:(id)observer selector:(SEL)selector name:(NSString *)name object:(id)object;
@end

@interface NSUndoManager : NSObject
@end

void NSLog(NSString *format, ...) __attribute__((format(__NSString__, 1, 2)));
SEL NSSelectorFromString(NSString *);
NSString *NSStringFromSelector(SEL);
Class NSClassFromString(NSString *);
NSString *NSStringFromClass(Class);
