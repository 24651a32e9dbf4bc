#pragma once
#include <sys/types.h>

/// Opens a pseudo-terminal and returns the test's end, whose reads never block, or -1.
int process_open_terminal(int *_Nonnull program_end);

/// Starts a program as the leader of a session, with default signals and three standard streams.
///
/// The terminal, if not -1, becomes its controlling one. Returns the process, or -1. A program that
/// cannot be started exits with 127.
pid_t process_spawn(
  const char *_Nonnull program, char *const _Nullable *_Nonnull arguments,
  char *const _Nullable *_Nonnull environment, int terminal, int input, int output, int error);
