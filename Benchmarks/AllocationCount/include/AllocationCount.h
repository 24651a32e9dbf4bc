#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

/// Returns the number of allocations since the process began; 0 if it is unknown.
unsigned long allocationCount(void);

/// Returns the bytes that the C library has allocated and not freed; 0 if they are unknown.
unsigned long allocatedBytes(void);

#endif
