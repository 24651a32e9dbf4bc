/// Counts presses of the pointer in quick succession, as in a double click.
///
/// It does not read a clock: the caller passes the time of each press.
package struct ClickCount {
  /// The longest time between two presses of a series.
  static let interval = Duration.milliseconds(500)
  /// The greatest number of presses in a series; the next press begins another.
  static let most = 3

  private var last: (button: PointerEvent.Button, location: SurfacePoint, time: ClockInstant)?
  /// The number of the last press within its series; 0 before any.
  private(set) var count = 0

  /// Creates a counter before any press.
  package init() {}

  /// Records a press of `button`, and returns its number within the series, counted from 1.
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

  /// Ends the series, for example when another view came under the pointer.
  package mutating func reset() { last = nil }
}
