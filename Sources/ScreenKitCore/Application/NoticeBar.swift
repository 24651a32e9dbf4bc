/// A text along the lower edge that takes no key and no focus, and goes away by itself.
package final class NoticeBar: Overlay {
  /// The time for which it is shown.
  static let duration = Duration.seconds(10)

  /// Removes it.
  var timer: ClockTimer?

  /// Makes a bar that says `text`.
  package init(_ text: String) {
    let label = Label(text)
    label.wraps = true
    label.style.tint = .warning
    super.init { label }
    accessibleName = text
  }
}
