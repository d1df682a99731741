// `prctl` has a variable number of arguments, so Swift cannot call it.
#ifdef __linux__
#include <sys/prctl.h>

/// Sets whether processes whose parent has ended become children of this program.
static inline void setChildSubreaper(int isSubreaper) {
  prctl(PR_SET_CHILD_SUBREAPER, (unsigned long)isSubreaper, 0UL, 0UL, 0UL);
}

/// Returns whether processes whose parent has ended become children of this program.
static inline int isChildSubreaper(void) {
  int isSubreaper = 0;
  prctl(PR_GET_CHILD_SUBREAPER, (unsigned long)&isSubreaper, 0UL, 0UL, 0UL);
  return isSubreaper;
}
#endif
