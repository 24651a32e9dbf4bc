#include "AllocationCount.h"

#include <stdlib.h>

static unsigned long count;

unsigned long allocationCount(void) { return count; }

#ifdef __GLIBC__

extern void *__libc_malloc(size_t size);

/// Stands before the one of the C library, in programs that have this linked in.
void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

#endif
