internal import ScreenKitCore

/// A row view with an announcement in two lines, so that it fits on narrow screens.
final class AnnouncementRow: View {
  private let title = Label()
  private let marks = Label()

  override init() {
    super.init()
    (title.lineLimit, marks.lineLimit) = (1, 1)
    add(
      Column(cross: .fill) {
        title
        marks
      })
  }

  override var accessibleText: String { "\(title.text), \(marks.text)" }

  func show(_ text: String, isRead: Bool, isUrgent: Bool, date: String) {
    title.text = text
    title.style.emphasis = isRead ? .regular : .strong
    let kinds = [isRead ? "read" : "unread", isUrgent ? "urgent" : nil]
    marks.text = "  " + (kinds.compactMap(\.self) + [date]).joined(separator: ", ")
    marks.style.tint = isUrgent && !isRead ? .warning : .secondary
  }
}
