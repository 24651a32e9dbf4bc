// Runs a program as a job of a small shell, and disturbs one of its system calls.
//
//   SystemCallInjector REPORT MARK NUMBER ACTION PROGRAM [ARGUMENT...]
//
// The calls of all threads are counted from the start of the program, and anew from each mark:
// SIGUSR1 sets one, and so does SIGUSR2, which brings the stopped job to the foreground. After the
// given number of marks, ACTION happens at call NUMBER. `signal:N` sends signal N to the process at
// the call. `error:N` makes the call fail with error N. `errors:N` makes all later writes to the
// terminal fail, except those to the standard streams. `none` does nothing.
//
// The program writes a line to the file REPORT for each event: `terminal N` and `raw N` (the first
// calls that read and set the modes of the line), `mark N` (the calls since the previous mark),
// `injected N CALL` (`dispatch N CALL` for calls that only Dispatch makes), `stopped`, and at last
// `exit N` or `signal N`.
#define _GNU_SOURCE
#include <stdio.h>

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))

#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/ptrace.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

enum kind { none, send_signal, fail_call, fail_writes };

static int report = -1;
static pid_t child = -1;
static volatile sig_atomic_t count = 0;
static enum kind kind = none;
static int value = 0;
static long wanted = 0;
static int wanted_mark = 0;
static volatile sig_atomic_t marks = 0;
static bool is_injected = false;
static bool is_touched = false;
static bool is_raw = false;
// The thread whose call is to fail when it returns; there is at most one.
static pid_t failing = 0;

static void tell(const char *word, long first, long second) {
  char line[80];
  int length = second < 0 ? snprintf(line, sizeof line, "%s %ld\n", word, first)
                          : snprintf(line, sizeof line, "%s %ld %ld\n", word, first, second);
  if (write(report, line, (size_t)length) < 0) _exit(3);
}

static void mark(int signal) {
  int number = errno;
  tell("mark", count, -1);
  count = 0;
  marks += 1;
  if (signal == SIGUSR2) {
    tcsetpgrp(STDIN_FILENO, child);
    kill(-child, SIGCONT);
  }
  errno = number;
}

// Makes the thread skip the call, which then returns the value of `set_result`.
static void skip_call(pid_t thread) {
#if defined(__x86_64__)
  ptrace(PTRACE_POKEUSER, thread, offsetof(struct user_regs_struct, orig_rax), -1L);
#else
  int number = -1;
  struct iovec vector = {&number, sizeof number};
  ptrace(PTRACE_SETREGSET, thread, NT_ARM_SYSTEM_CALL, &vector);
#endif
}

static void set_result(pid_t thread, long result) {
#if defined(__x86_64__)
  ptrace(PTRACE_POKEUSER, thread, offsetof(struct user_regs_struct, rax), result);
#else
  struct user_regs_struct registers;
  struct iovec vector = {&registers, sizeof registers};
  ptrace(PTRACE_GETREGSET, thread, NT_PRSTATUS, &vector);
  registers.regs[0] = (unsigned long)result;
  ptrace(PTRACE_SETREGSET, thread, NT_PRSTATUS, &vector);
#endif
}

// Returns whether `descriptor` is the terminal, opened by the program itself.
static bool is_own_terminal(uint64_t descriptor) {
  if (descriptor < 3) return false;
  char path[64];
  struct stat there, here;
  snprintf(path, sizeof path, "/proc/%d/fd/%d", child, (int)descriptor);
  return stat(path, &there) == 0 && fstat(STDIN_FILENO, &here) == 0 &&
         S_ISCHR(there.st_mode) && there.st_rdev == here.st_rdev;
}

// Returns whether the call never fails when used as intended, or never returns.
static bool never_fails(uint64_t number) {
  switch (number) {
  case SYS_exit:
  case SYS_exit_group:
  case SYS_rt_sigreturn:
  case SYS_rt_sigaction:
  case SYS_rt_sigprocmask:
  case SYS_gettid:
  case SYS_getpid:
#if defined(SYS_getpgrp)
  case SYS_getpgrp:
#endif
  case SYS_rseq:
  case SYS_set_robust_list:
  case SYS_set_tid_address:
  case SYS_sched_yield:
  case SYS_futex:
  case SYS_brk: return true;
  default: return false;
  }
}

// Returns whether only Dispatch makes the call; Dispatch ends the process if it fails.
static bool is_of_dispatch(uint64_t number) {
  switch (number) {
  case SYS_eventfd2:
  case SYS_epoll_create1:
  case SYS_epoll_ctl:
#if defined(SYS_epoll_wait)
  case SYS_epoll_wait:
#endif
  case SYS_epoll_pwait: return true;
  default: return false;
  }
}

static void note_modes(const struct __ptrace_syscall_info *call) {
  if (call->entry.nr != SYS_ioctl) return;
  uint64_t request = call->entry.args[1];
  if (!is_touched && request == TCGETS) {
    is_touched = true;
    tell("terminal", count, -1);
  }
  if (!is_raw && request >= TCSETS && request <= TCSETSF) {
    is_raw = true;
    tell("raw", count, -1);
  }
}

static void enter_call(pid_t thread, const struct __ptrace_syscall_info *call) {
  uint64_t number = call->entry.nr;
  count += 1;
  note_modes(call);
  if (kind == none || failing != 0 || marks < wanted_mark) return;
  if (marks == wanted_mark && count < wanted) return;
  if (kind == fail_writes) {
    if (number != SYS_write || !is_own_terminal(call->entry.args[0])) return;
  } else if (is_injected || (kind == fail_call && never_fails(number))) {
    return;
  }
  if (!is_injected) tell(is_of_dispatch(number) ? "dispatch" : "injected", count, (long)number);
  is_injected = true;
  if (kind == send_signal) {
    kill(child, value);
  } else {
    skip_call(thread);
    failing = thread;
  }
}

static void pass_call(pid_t thread) {
  struct __ptrace_syscall_info call;
  if (ptrace(PTRACE_GET_SYSCALL_INFO, thread, sizeof call, &call) <= 0) return;
  if (call.op == PTRACE_SYSCALL_INFO_ENTRY) {
    enter_call(thread, &call);
  } else if (call.op == PTRACE_SYSCALL_INFO_EXIT && failing == thread) {
    failing = 0;
    set_result(thread, -value);
  }
}

static void go_on(pid_t thread, int status) {
  int signal = WSTOPSIG(status);
  int event = status >> 16;
  if (signal == (SIGTRAP | 0x80)) {
    pass_call(thread);
  } else if (event == PTRACE_EVENT_EXEC) {
    count = 0;
  } else if (event == PTRACE_EVENT_STOP && signal != SIGTRAP) {
    if (thread == child) {
      tcsetpgrp(STDIN_FILENO, getpgrp());
      tell("stopped", count, -1);
    }
    ptrace(PTRACE_LISTEN, thread, 0, 0);
    return;
  } else if (event == 0) {
    ptrace(PTRACE_SYSCALL, thread, 0, signal);
    return;
  }
  ptrace(PTRACE_SYSCALL, thread, 0, 0);
}

static void become(char **arguments, int gate) {
  char byte;
  setpgid(0, 0);
  if (read(gate, &byte, 1) < 0) _exit(126);
  signal(SIGTTOU, SIG_DFL);
  execv(arguments[0], arguments);
  _exit(127);
}

static void read_action(const char *text) {
  const char *number = strchr(text, ':');
  value = number ? atoi(number + 1) : 0;
  if (strncmp(text, "signal:", 7) == 0) kind = send_signal;
  if (strncmp(text, "error:", 6) == 0) kind = fail_call;
  if (strncmp(text, "errors:", 7) == 0) kind = fail_writes;
}

int main(int count_of_arguments, char **arguments) {
  int gate[2];
  if (count_of_arguments < 6 || pipe2(gate, O_CLOEXEC) != 0) return 2;
  report = open(arguments[1], O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  wanted_mark = atoi(arguments[2]);
  wanted = atol(arguments[3]);
  read_action(arguments[4]);
  signal(SIGTTOU, SIG_IGN);
  child = fork();
  if (child == 0) become(arguments + 5, gate[0]);
  setpgid(child, child);
  tcsetpgrp(STDIN_FILENO, child);
  struct sigaction action = {.sa_handler = mark, .sa_flags = SA_RESTART};
  sigaction(SIGUSR1, &action, NULL);
  sigaction(SIGUSR2, &action, NULL);
  long options = PTRACE_O_TRACESYSGOOD | PTRACE_O_TRACECLONE | PTRACE_O_TRACEEXEC |
                 PTRACE_O_EXITKILL;
  if (ptrace(PTRACE_SEIZE, child, 0, options) != 0) {
    kill(child, SIGKILL);
    tell("refused", errno, -1);
    return 2;
  }
  ptrace(PTRACE_INTERRUPT, child, 0, 0);
  if (write(gate[1], "", 1) < 0) return 2;
  for (;;) {
    int status;
    pid_t thread = waitpid(-1, &status, __WALL);
    if (thread < 0) return 2;
    if (WIFSTOPPED(status)) {
      go_on(thread, status);
    } else if (thread == child) {
      if (WIFSIGNALED(status)) tell("signal", WTERMSIG(status), -1);
      else tell("exit", WEXITSTATUS(status), -1);
      return 0;
    }
  }
}

#else

int main(void) {
  fputs("SystemCallInjector works on Linux alone\n", stderr);
  return 2;
}

#endif
