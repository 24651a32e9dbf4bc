/// A message along the lower edge that takes no key and no focus, and disappears by itself.
public final class NoticeBar: Overlay {
  /// The time for which the bar is shown.
  static let duration = Duration.seconds(10)

  /// The timer that removes the bar.
  var timer: ClockTimer?

  /// Creates a bar that shows `text`.
  package init(_ text: String) {
    let label = Label(text)
    label.wraps = true
    label.style.tint = .warning
    super.init { label }
    accessibleName = text
  }
}
