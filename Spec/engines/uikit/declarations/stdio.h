/* Names and types only, of what the engine uses. */
#pragma once
#include <stddef.h>
typedef struct __sFILE FILE;
typedef long ssize_t;
size_t fwrite(const void *, size_t, size_t, FILE *);
int fputc(int, FILE *);
int fflush(FILE *);
FILE *fdopen(int, const char *);
ssize_t getline(char **, size_t *, FILE *);
