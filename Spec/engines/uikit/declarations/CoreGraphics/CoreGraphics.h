/* Names and types only, of what the engine uses. */
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef double CGFloat;
typedef struct CGPoint { CGFloat x, y; } CGPoint;
typedef struct CGSize { CGFloat width, height; } CGSize;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
typedef struct CGAffineTransform { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;
typedef long CFIndex;
typedef const void *CFTypeRef;
typedef const struct __CFString *CFStringRef;
typedef const struct __CFAllocator *CFAllocatorRef;

void CFRelease(CFTypeRef);
CGSize CGSizeMake(CGFloat, CGFloat);
CGRect CGRectInset(CGRect, CGFloat, CGFloat);
bool CGRectContainsPoint(CGRect, CGPoint);
CGAffineTransform CGAffineTransformMakeScale(CGFloat, CGFloat);
CGAffineTransform CGAffineTransformMakeRotation(CGFloat);
CGAffineTransform CGAffineTransformMakeTranslation(CGFloat, CGFloat);
