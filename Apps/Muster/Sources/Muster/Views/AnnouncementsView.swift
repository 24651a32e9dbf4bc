internal import AppParts
internal import ScreenKitCore

/// The view of the announcements: the list, the highlighted text on wide screens, and a status
/// line.
final class AnnouncementsView: View {
  /// The minimum width of a screen with each announcement in one line.
  private static let oneLineWidth = 50
  /// The minimum width of a screen with a text beside the list.
  private static let textWidth = 110

  /// The minimum height of a screen with a status line.
  private static let statusHeight = 10

  let bar = LoadBar(.block, textID: "load", fillsSpace: true)
  /// The text of the highlighted announcement.
  let text = DocumentView()
  private let list: View
  private let place = View()
  private let status = Label()
  private var isLow = false

  init(_ list: View) {
    self.list = list
    super.init()
    (list.layout.flex, place.layout.flex, text.layout.flex) = (1, 1, 1)
    (text.id, text.accessibleName) = ("preview", "Text")
    status.id = "state"
    (status.lineLimit, status.style.tint) = (1, .secondary)
    status.layout.padding = .init(horizontal: 1)
    place.add(list)
    add(
      Column(cross: .fill) {
        bar
        place
        status
      })
  }

  /// Whether the text of the highlighted announcement is shown.
  private(set) var showsText = false

  /// Arranges the parts for a screen of `size`; returns whether rows have one line.
  func fit(_ size: SurfaceSize) -> Bool {
    bar.setMargin(for: size)
    isLow = size.height < AnnouncementsView.statusHeight
    status.isHidden = isLow || status.text.isEmpty
    let isWide = size.width >= AnnouncementsView.textWidth
    if isWide != showsText {
      showsText = isWide
      list.layout.width = isWide ? .init(minimum: 40, maximum: size.width / 2) : .init()
      place.setChildren([isWide ? Split(list, text) : list])
    }
    return size.width >= AnnouncementsView.oneLineWidth
  }

  /// Shows the state of the data; `nil` hides the line.
  func show(status text: String?) {
    status.text = text ?? ""
    status.isHidden = isLow || text == nil
  }

  /// Shows or hides the list; without content, only the bar with an error is visible.
  func show(hasContent: Bool) { place.isHidden = !hasContent }
}
