#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

/// Returns the number of allocations since the process began; 0 where that is not known.
unsigned long allocationCount(void);

/// Returns the bytes that the C library has given out and not got back; 0 where that is not known.
unsigned long allocatedBytes(void);

#endif
