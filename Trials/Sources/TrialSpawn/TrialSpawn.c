#include "TrialSpawn.h"

#include <signal.h>
#include <sys/ioctl.h>
#include <unistd.h>

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

pid_t trial_spawn(const char *program, char *const *arguments, char *const *environment,
                  int terminal, int input, int output, int error) {
  int streams[3] = {input, output, error};
  pid_t child = fork();
  if (child == 0) become(program, arguments, environment, terminal, streams);
  return child;
}
