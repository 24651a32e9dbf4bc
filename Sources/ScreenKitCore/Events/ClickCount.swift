/// A counter of pointer presses in quick succession, such as a double click.
///
/// It reads no clock; the caller passes the time of each press.
package struct ClickCount {
  /// The maximum time between two presses of a series.
  static let interval = Duration.milliseconds(500)
  /// The maximum number of presses in a series; the next press begins another series.
  static let most = 3

  private var last: (button: PointerEvent.Button, location: SurfacePoint, time: ClockInstant)?
  /// The number of the last press within its series; 0 before the first press.
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

  /// Ends the series, for example when another view is under the pointer.
  package mutating func reset() { last = nil }
}
