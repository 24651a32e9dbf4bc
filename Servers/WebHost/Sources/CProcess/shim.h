#ifdef __linux__
#include <sys/prctl.h>

// Swift cannot call a function with any number of arguments.

/// Says whether the kernel may write the memory of this process, or pass it to a program.
static inline int process_set_dumpable(int is_dumpable) {
  return prctl(PR_SET_DUMPABLE, is_dumpable, 0, 0, 0);
}

/// Returns 1 if the kernel may write the memory of this process.
static inline int process_is_dumpable(void) { return prctl(PR_GET_DUMPABLE, 0, 0, 0, 0); }
#endif
