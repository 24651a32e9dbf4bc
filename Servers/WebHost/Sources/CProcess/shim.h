#ifdef __linux__
#include <sys/prctl.h>

// Swift cannot call C functions with a variable number of arguments.

/// Sets whether the kernel may dump the memory of this process to a file or to a program.
static inline int process_set_dumpable(int is_dumpable) {
  return prctl(PR_SET_DUMPABLE, is_dumpable, 0, 0, 0);
}

/// Returns 1 if the kernel may dump the memory of this process.
static inline int process_is_dumpable(void) { return prctl(PR_GET_DUMPABLE, 0, 0, 0, 0); }
#endif
