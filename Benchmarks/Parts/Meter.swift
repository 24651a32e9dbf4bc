import ScreenKitC

/// A meter that measures one figure after another, and writes each as a row of the table of
/// `run.sh`.
@MainActor
enum Meter {
  private static let rounds = 7

  /// Writes the processor time of one of `count` runs, in nanoseconds.
  static func time(
    _ what: String, _ count: Int, wanted: String = "", _ body: (_ count: Int) -> Void
  ) {
    write(what, "ns", sample(count, body), wanted: wanted)
  }

  /// Writes the ratio of the time of one of `count` runs to that of `floor`; both take turns.
  static func compare(
    _ what: String, _ count: Int, wanted: String, floor: (_ count: Int) -> Void,
    _ body: (_ count: Int) -> Void
  ) {
    floor(count / 10 + 1)
    body(count / 10 + 1)
    let ratios = (0..<rounds).map { _ in duration(count, body) / duration(count, floor) }
    write(what, "× floor", ratios, wanted: wanted)
  }

  /// Writes the megabytes per second at which `body` processes `bytes` each time.
  static func throughput(
    _ what: String, _ bytes: Int, _ count: Int, _ body: (_ count: Int) -> Void
  ) {
    write(what, "MB/s", sample(count, body).map { Double(bytes) / $0 * 1000 })
  }

  /// Writes the exponent by which the time grows with the work of `make`: the count is doubled four
  /// times.
  static func slope(
    _ what: String, from start: Int, wanted: String = "≤ 0.1", _ make: (_ count: Int) -> () -> Void
  ) {
    let (few, many) = (make(start), make(start << 4))
    repeated(100, few)
    repeated(100, many)
    let slopes = (0..<rounds).map { _ in
      log2(duration(300) { repeated($0, many) } / duration(300) { repeated($0, few) }) / 4
    }
    write("growth with \(what), \(start) doubled four times", "slope", slopes, wanted: wanted)
  }

  private static func repeated(_ count: Int, _ body: () -> Void) {
    for _ in 0..<count { body() }
  }

  /// Writes a figure of several `samples`.
  static func write(_ what: String, _ unit: String, _ samples: [Double], wanted: String = "") {
    let sorted = samples.sorted()
    let (small, middle, large) = (sorted[0], sorted[sorted.count / 2], sorted[sorted.count - 1])
    print("| \(what) | \(unit) | \(text(small)) | \(text(middle)) | \(text(large)) | \(wanted) |")
  }

  /// The processor time of the process, in nanoseconds.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  private static func sample(_ count: Int, _ body: (_ count: Int) -> Void) -> [Double] {
    body(count / 10 + 1)
    return (0..<rounds).map { _ in duration(count, body) }
  }

  private static func duration(_ count: Int, _ body: (_ count: Int) -> Void) -> Double {
    let start = now
    body(count)
    return Double(now - start) / Double(count)
  }

  private static func text(_ value: Double) -> String {
    if value >= 100 { return "\(Int(value.rounded()))" }
    let factor = value < 10 ? 100.0 : 10.0
    // The sum with 0 turns a negative zero into a positive one.
    return "\((value * factor).rounded() / factor + 0)"
  }
}
