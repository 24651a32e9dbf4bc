internal import ScreenKitCore

/// Gives the list of announcements its rows.
@MainActor
final class AnnouncementRows: ListAdapter {
  /// The announcements, the first one on top.
  var items: [Announcement] = []
  private let day: DayClock

  init(_ day: DayClock) { self.day = day }

  func rowCount(in section: Int) -> Int { items.count }
  func item(at row: RowIndex) -> Announcement { items[row.row] }
  func searchText(of item: Announcement) -> String { item.title }
  func makeRowView() -> AnnouncementRow { AnnouncementRow() }

  func show(_ item: Announcement, at row: RowIndex, in view: AnnouncementRow) {
    view.show(item, on: "\(day.day(of: item.pubDate))")
  }
}

/// An announcement in two lines, so that title, marks and date fit on narrow screens too.
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

  func show(_ announcement: Announcement, on date: String) {
    title.text = announcement.title
    title.style.emphasis = announcement.isRead ? .regular : .strong
    let kinds = [announcement.isRead ? "read" : "unread", announcement.isUrgent ? "urgent" : nil]
    marks.text = "  " + (kinds.compactMap(\.self) + [date]).joined(separator: ", ")
    marks.style.tint = announcement.isUrgent && !announcement.isRead ? .warning : .secondary
  }
}
