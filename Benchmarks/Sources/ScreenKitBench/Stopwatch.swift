import Glibc

/// A stopwatch for wall-clock time and the processor time of the whole process.
struct Stopwatch {
  private let wall = Stopwatch.now(CLOCK_MONOTONIC)
  private let processor = Stopwatch.now(CLOCK_PROCESS_CPUTIME_ID)

  /// Adds the times since the beginning to the file `$BENCH_OUT`, in nanoseconds.
  func stop(_ name: String) {
    let (wall, processor) = (
      Stopwatch.now(CLOCK_MONOTONIC) - wall,
      Stopwatch.now(CLOCK_PROCESS_CPUTIME_ID) - processor
    )
    guard let path = getenv("BENCH_OUT"), let file = fopen(path, "a") else { return }
    fputs("\(name)_wall_ns=\(wall)\n\(name)_cpu_ns=\(processor)\n", file)
    fclose(file)
  }

  private static func now(_ clock: clockid_t) -> Int {
    var time = timespec()
    clock_gettime(clock, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
