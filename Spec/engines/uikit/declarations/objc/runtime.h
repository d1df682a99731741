/* Names and types only, of what the engine uses. */
#pragma once
#include <stddef.h>
#include <stdbool.h>

#if defined(__LP64__) && defined(__arm64__)
typedef bool BOOL;
#else
typedef signed char BOOL;
#endif
#define YES __objc_yes
#define NO __objc_no
#define Nil ((Class)0)
#define nil ((id)0)
typedef struct objc_class *Class;
typedef struct objc_object { Class isa; } *id;
typedef struct objc_selector *SEL;
typedef struct objc_method *Method;
typedef void (*IMP)(void);

Class object_getClass(id);
const char *class_getName(Class);
Class class_getSuperclass(Class);
IMP class_getMethodImplementation(Class, SEL);
Method class_getInstanceMethod(Class, SEL);
const char *method_getTypeEncoding(Method);
BOOL class_addMethod(Class, SEL, IMP, const char *);
Class objc_allocateClassPair(Class, const char *, size_t);
void objc_registerClassPair(Class);
SEL sel_registerName(const char *);
const char *sel_getName(SEL);
