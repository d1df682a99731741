/* Names and types only, of what the engine uses. */
#pragma once
#include <stddef.h>
int dup(int);
int pause(void);
long read(int, void *, size_t);
