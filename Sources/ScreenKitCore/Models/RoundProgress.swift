/// The progress of a round: the number of its steps, and the observers that wrote in the last
/// steps.
///
/// A step calls the observers of the writes made in the previous step. A round with too many steps
/// has observers that write their own property, directly or through each other.
struct RoundProgress<Observer: AnyObject> {
  /// The maximum number of steps; after it, the round ends with an error.
  static var stepLimit: Int { 1_000 }
  /// The maximum product of the calls of a step and the number of steps before it.
  ///
  /// If each call led to several others, a round would practically never reach a thousand steps.
  static var growthLimit: Int { 1_000_000 }
  /// The number of the last steps whose writing observers are kept.
  private static var reach: Int { 8 }

  private(set) var steps = 0
  private var recent: [(observer: Observer, step: Int)] = []

  /// Begins a step of `calls` calls, and returns whether the round may take it.
  mutating func begin(calls: Int) -> Bool {
    guard steps < Self.stepLimit, steps * calls <= Self.growthLimit else { return false }
    steps += 1
    return true
  }

  /// Records that `observer` wrote an observed value during the current step.
  mutating func wrote(_ observer: Observer) {
    recent.removeAll { $0.observer === observer || $0.step <= steps - Self.reach }
    if recent.count < Self.reach { recent.append((observer, steps)) }
  }

  /// The observers that wrote in the last steps, at most eight.
  var writers: [Observer] {
    recent.filter { $0.step > steps - Self.reach }.map(\.observer)
  }
}
