internal import ScreenKitCore

/// The adapter that supplies the list of announcements with rows.
@MainActor
final class AnnouncementRows: ListAdapter {
  /// The announcements from top to bottom.
  var items: [Announcement] = []
  /// Whether each row has only one line.
  var inOneLine = false
  private let day: DayClock

  init(_ day: DayClock) { self.day = day }

  func rowCount(in section: Int) -> Int { items.count }
  func item(at row: RowIndex) -> Announcement { items[row.row] }
  func searchText(of item: Announcement) -> String { item.title }
  func makeRowView() -> AnnouncementRow { AnnouncementRow() }

  func show(_ item: Announcement, at row: RowIndex, in view: AnnouncementRow) {
    view.show(
      item.title, isRead: item.isRead, isUrgent: item.isUrgent,
      date: "\(day.day(of: item.pubDate))", inOneLine: inOneLine)
  }
}
