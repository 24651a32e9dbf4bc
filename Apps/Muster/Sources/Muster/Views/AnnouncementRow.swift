internal import ScreenKitCore

/// A row view with an announcement: an unread dot and the title, its urgency and its date.
///
/// The content takes one line, or two on a narrow screen.
final class AnnouncementRow: View {
  private let dot = Label()
  private let title = Label()
  private let marks = Label()
  private let urgency = Badge("", tint: .negative)
  private let date = Label()
  private var kinds = ""

  override init() {
    super.init()
    (title.lineLimit, marks.lineLimit, date.lineLimit) = (1, 1, 1)
    (title.layout.flex, dot.layout.width) = (1, .fixed(1))
    dot.style.tint = .accent
    (marks.style.tint, date.style.tint) = (.secondary, .secondary)
    add(
      Column(cross: .fill) {
        Row(spacing: 1) {
          dot
          title
          urgency
          date
        }
        marks
      })
  }

  override var accessibleText: String { "\(title.text), \(kinds), \(date.text)" }

  func show(_ text: String, isRead: Bool, isUrgent: Bool, date day: String, inOneLine: Bool) {
    (title.text, date.text) = (text, day)
    title.style.emphasis = isRead ? .regular : .strong
    dot.text = isRead ? "" : "•"
    kinds = isRead ? "read" : "unread"
    if isUrgent { kinds += ", urgent" }
    urgency.text = isUrgent && inOneLine ? "urgent" : ""
    urgency.isHidden = urgency.text.isEmpty
    marks.text = "  \(kinds), \(day)"
    (marks.isHidden, date.isHidden) = (inOneLine, !inOneLine)
    marks.style.tint = isUrgent && !isRead ? .warning : .secondary
  }
}
