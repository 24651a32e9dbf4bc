#include "AllocationCount.h"

#include <stdlib.h>

static unsigned long count;

unsigned long allocationCount(void) { return count; }

#ifdef __GLIBC__

extern void *__libc_malloc(size_t size);

/// Replaces `malloc` of the C library in programs that link this file.
void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

#endif
