/* Names and types only, of what the engine uses. */
#pragma once
#define RTLD_NOW 2
#define RTLD_DEFAULT ((void *)-2)
void *dlopen(const char *, int);
void *dlsym(void *, const char *);
