/// How far a round is from rest: the steps that it took, and which observers wrote in the last ones.
///
/// A step calls the observers concerned by the writes of the step before. A round that goes on for
/// too long has observers that write what they observe, directly or through each other.
struct RoundProgress<Observer: AnyObject> {
  /// The steps after which a round is given up.
  static var stepLimit: Int { 1_000 }
  /// The calls that a step may make, times the steps before it.
  ///
  /// A thousand steps would never end if each call led to several others.
  static var growthLimit: Int { 1_000_000 }
  /// How many steps back the observers that wrote are kept.
  private static var reach: Int { 8 }

  private(set) var steps = 0
  private var recent: [(observer: Observer, step: Int)] = []

  /// Begins a step of `calls` calls, and returns whether the round may take it.
  mutating func begin(calls: Int) -> Bool {
    guard steps < Self.stepLimit, steps * calls <= Self.growthLimit else { return false }
    steps += 1
    return true
  }

  /// Records that `observer` wrote an observed value during the present step.
  mutating func wrote(_ observer: Observer) {
    recent.removeAll { $0.observer === observer || $0.step <= steps - Self.reach }
    if recent.count < Self.reach { recent.append((observer, steps)) }
  }

  /// The observers that wrote in the last steps, at most eight.
  var writers: [Observer] {
    recent.filter { $0.step > steps - Self.reach }.map(\.observer)
  }
}
