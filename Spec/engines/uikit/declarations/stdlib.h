/* Names and types only, of what the engine uses. */
#pragma once
#include <stddef.h>
void free(void *);
int atoi(const char *);
char *getenv(const char *);
void exit(int) __attribute__((noreturn));
