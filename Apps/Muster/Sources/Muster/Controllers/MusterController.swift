internal import AppParts
public import ScreenKitCore

/// The screen with the status of today's muster, and the button that musters.
public final class MusterController: Controller {
  private let profile: Profile
  private let page = MusterView()
  private let work = ScreenTask()

  /// Creates the screen.
  public init(_ profile: Profile) {
    self.profile = profile
    super.init()
    title = "Muster"
    offerLogOut(of: profile)
  }

  // MARK: Interface

  public override func makeView() -> View { page }

  public override func connect() {
    // Applies the expected size, so that the first frame has the right arrangement.
    sizeDidChange()
    connect(page.button, to: MusterController.muster)
    connect(page.bar.button, to: MusterController.cancel)
    observe(profile, \.status) { screen, _ in screen.refresh() }
    observe(profile, \.attendance) { screen, _ in screen.refresh() }
    observe(profile, \.unreadCount) { screen, _ in screen.refresh() }
    observe(profile, \.hasAnnouncements) { screen, _ in screen.refresh() }
    observe(profile, \.isMustering) { screen, _ in screen.refresh() }
    observe(profile, \.musterFailure) { screen, _ in screen.refresh() }
  }

  public override func refresh() {
    let date = profile.attendance.lastMuster.map(profile.day.text)
    page.show(
      profile.status.sign, profile.status.summary,
      last: date.map { "Last muster: \($0)" } ?? "No muster yet")
    page.show(notes: notes, failure: reason)
    page.button.isEnabled = profile.canMuster
    page.bar.show(profile.isMustering ? .busy(profile.busyText("Mustering")) : .nothing)
  }

  // MARK: Logic

  public override func sizeDidChange() { page.fit(viewSize) }

  /// Musters for today; called only when the user presses the button.
  ///
  /// The request continues behind another tab, so that the user learns its result.
  public func muster() {
    guard !work.isRunning else { return }
    task(work, while: .lifetime) { _ = await $0.profile.muster() }
  }

  private func cancel() { work.cancel() }

  /// The reason why the last press failed; `nil` if there is none or a note contains it.
  private var reason: String? {
    switch profile.musterFailure {
    case nil, .notLoaded?: return nil
    case .unread?:
      return profile.hasReadAnnounce()
        ? "The server now has your read marks. Press Muster again." : nil
    case let failure?: return "\(failure)"
    }
  }

  /// The reason why the button is disabled, and what to know before a press.
  private var notes: [String] {
    let reason =
      profile.status.isMustered ? "You can muster again tomorrow." : profile.unreadNote
    let weekend = profile.status == .notDue ? "It is the weekend. You can still muster." : nil
    let doubt =
      profile.hasDoubt ? "The app will ask the server before it musters again." : nil
    return [reason, weekend, doubt].compactMap(\.self)
  }
}

extension MusterStatus {
  /// The large sign of the status.
  fileprivate var sign: StatusSign {
    switch self {
    case .mustered: .done
    case .due: .due
    case .unknown, .notDue: .unknown
    }
  }
}
