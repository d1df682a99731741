/* Names and types only, of what the engine uses. */
#pragma once
int dup(int);
int pause(void);
