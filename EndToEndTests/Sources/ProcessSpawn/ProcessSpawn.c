#define _GNU_SOURCE
#include "ProcessSpawn.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

int process_open_terminal(int *program_end) {
  int test_end = posix_openpt(O_RDWR | O_NOCTTY);
  if (test_end < 0 || grantpt(test_end) != 0 || unlockpt(test_end) != 0) return -1;
  // `ptsname` has one buffer for all threads, and suites run at the same time.
  char name[128];
  if (ptsname_r(test_end, name, sizeof name) != 0) return -1;
  *program_end = open(name, O_RDWR | O_NOCTTY);
  fcntl(test_end, F_SETFL, O_NONBLOCK);
  return *program_end < 0 ? -1 : test_end;
}

static void become(const char *program, char *const *arguments, char *const *environment,
                   int terminal, int streams[3]) {
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  setsid();
  if (terminal >= 0) ioctl(terminal, TIOCSCTTY, 0);
  for (int target = 0; target < 3; target++) dup2(streams[target], target);
  for (int other = 3; other < 256; other++) close(other);
  execve(program, arguments, environment);
  _exit(127);
}

pid_t process_spawn(const char *program, char *const *arguments, char *const *environment,
                  int terminal, int input, int output, int error) {
  int streams[3] = {input, output, error};
  pid_t child = fork();
  if (child == 0) become(program, arguments, environment, terminal, streams);
  return child;
}
