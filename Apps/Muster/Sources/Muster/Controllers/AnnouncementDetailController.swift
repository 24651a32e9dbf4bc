internal import AppParts
public import ScreenKitCore
internal import ScreenKitNav

/// The screen with one announcement in full, which is marked as read on appearance.
public final class AnnouncementDetailController: Controller {
  private let profile: Profile
  private let dbID: Int
  private let page = DocumentView()
  private let note = Label()
  private let urgency = Badge("urgent", tint: .negative)
  private let previous = Button("Previous")
  private let next = Button("Next")
  private let content = Column(cross: .fill) {}
  /// The address of a link to another site, which was not followed; `nil` if there is none.
  private var foreign: String?

  /// Creates the screen of the announcement with the number `dbID`.
  public init(_ profile: Profile, dbID: Int) {
    (self.profile, self.dbID) = (profile, dbID)
    super.init()
    title = "Announcement"
  }

  // MARK: Lifecycle

  public override func appear() {
    profile.noteShown(dbID)
    markRead()
  }

  // MARK: Interface

  public override func makeView() -> View {
    (page.id, page.layout.flex) = ("page", 1)
    (note.id, urgency.id) = ("note", "urgency")
    note.wraps = true
    (previous.id, next.id) = ("previous", "next")
    content.setChildren([note, Row { urgency }, page, Row(spacing: 1) { [previous, next] }])
    return content
  }

  public override func connect() {
    sizeDidChange()
    connect(page, to: AnnouncementDetailController.follow)
    connect(previous, to: AnnouncementDetailController.showPrevious)
    connect(next, to: AnnouncementDetailController.showNext)
    command("Previous announcement", "[", to: AnnouncementDetailController.showPrevious)
    command("Next announcement", "]", to: AnnouncementDetailController.showNext)
    observe(profile, \.announcements, initially: false) { screen, _ in screen.refreshAndMark() }
  }

  public override func refresh() {
    let day = profile.day
    let document = announcement.map { $0.document(published: day.text(of: $0.pubDate)) }
    urgency.isHidden = announcement?.isUrgent != true
    page.document = document ?? Document([.paragraph(["This announcement no longer exists."])])
    previous.isEnabled = profile.neighbor(of: dbID, at: -1) != nil
    next.isEnabled = profile.neighbor(of: dbID, at: 1) != nil
    setEnabled(previous.isEnabled, command: "Previous announcement")
    setEnabled(next.isEnabled, command: "Next announcement")
    note.text = foreign.map { "\($0) is outside the intranet and was not opened." } ?? ""
    note.isHidden = foreign == nil
  }

  // MARK: Logic

  public override func sizeDidChange() { content.setMargin(for: viewSize) }

  private var announcement: Announcement? { profile.announcements.first { $0.dbID == dbID } }

  /// Shows a change of the announcement and marks it as read, since it is visible.
  private func refreshAndMark() {
    refresh()
    markRead()
  }

  private func markRead() {
    guard let announcement, !announcement.isRead else { return }
    application?.task { [profile] in await profile.markRead(announcement) }
  }

  private func showPrevious() { show(profile.neighbor(of: dbID, at: -1)) }

  private func showNext() { show(profile.neighbor(of: dbID, at: 1)) }

  private func show(_ dbID: Int?) {
    guard let dbID else { return }
    navigator?.replace(by: AnnouncementPlace(dbID: dbID))
  }

  private func follow(_ link: String) {
    switch profile.target(of: link, on: .start) {
    case .page(let path): push(IntranetPlace(path: path.description))
    case .foreign(let address):
      foreign = address
      refresh()
    }
  }
}
