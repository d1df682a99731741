/* Names and types only, of what the engine uses. */
#pragma once
#include <stdint.h>
#define AF_INET 2
#define SOCK_STREAM 1
struct sockaddr { uint8_t sa_len, sa_family; char sa_data[14]; };
int socket(int, int, int);
int connect(int, const struct sockaddr *, uint32_t);
enum { SHUT_WR = 1 };
int shutdown(int, int);
