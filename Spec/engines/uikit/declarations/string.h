/* Names and types only, of what the engine uses. */
#pragma once
#include <stddef.h>
int strcmp(const char *, const char *);
int strncmp(const char *, const char *, size_t);
void *memcpy(void *, const void *, size_t);
void *memset(void *, int, size_t);
size_t strlen(const char *);
