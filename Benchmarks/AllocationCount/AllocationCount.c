#include "AllocationCount.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

static unsigned long count;

unsigned long allocationCount(void) { return count; }

unsigned long allocatedBytes(void) {
#ifdef __GLIBC__
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
#else
  return 0;
#endif
}

#ifdef __GLIBC__

extern void *__libc_malloc(size_t size);

/// Replaces `malloc` of the C library in programs that link this file.
void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

#endif
