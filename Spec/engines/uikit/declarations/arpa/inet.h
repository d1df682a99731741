/* Names and types only, of what the engine uses. */
#pragma once
#include <stdint.h>
#define INADDR_LOOPBACK 0x7f000001U
struct in_addr { uint32_t s_addr; };
struct sockaddr_in {
  uint8_t sin_len, sin_family;
  uint16_t sin_port;
  struct in_addr sin_addr;
  char sin_zero[8];
};
uint32_t htonl(uint32_t);
uint16_t htons(uint16_t);
