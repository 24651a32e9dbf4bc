/// Counts presses of the pointer that follow each other quickly, as in a double click.
///
/// A pure machine: the time comes with each press.
package struct ClickCount {
  /// The longest time between two presses of a series.
  static let interval = Duration.milliseconds(500)
  /// The most presses of a series: the next one begins another.
  static let most = 3

  private var last: (button: PointerEvent.Button, location: SurfacePoint, time: ClockInstant)?
  /// Which press of its series the last one was; 0 before any.
  private(set) var count = 0

  /// Makes a counter before any press.
  package init() {}

  /// Takes a press of `button`, and returns which one of a series it is, counted from 1.
  package mutating func press(
    _ button: PointerEvent.Button, at location: SurfacePoint, _ time: ClockInstant
  ) -> Int {
    let goesOn =
      last.map {
        $0.button == button && $0.location == location && time - $0.time <= ClickCount.interval
      } ?? false
    count = goesOn && count < ClickCount.most ? count + 1 : 1
    last = (button, location, time)
    return count
  }

  /// Ends the series, as where another view came under the pointer.
  package mutating func reset() { last = nil }
}
