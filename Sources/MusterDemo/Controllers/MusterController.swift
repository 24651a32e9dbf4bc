public import ScreenKitCore

/// The screen that shows the status of today's muster, with the button that musters.
public final class MusterController: Controller {
  private let profile: Profile
  private let status = Label()
  private let last = Label()
  private let note = Label()
  private let failure = Label()
  private let button = Button("Muster")
  private let bar = LoadBar()
  private let work = ScreenTask()

  /// Creates the screen.
  public init(_ profile: Profile) {
    self.profile = profile
    super.init()
    title = "Muster"
    offerLogOut(of: profile)
  }

  // MARK: Interface

  public override func makeView() -> View {
    (status.id, last.id, note.id) = ("status", "last", "note")
    (failure.id, button.id) = ("failure", "muster")
    status.style.emphasis = .strong
    failure.style.tint = .negative
    for label in [status, last, note, failure] { label.wraps = true }
    return Scroll(
      Column(cross: .fill) {
        status
        Row { button }
        last
        note
        failure
        bar
      })
  }

  public override func connect() {
    connect(button, to: MusterController.muster)
    connect(bar.button, to: MusterController.cancel)
    observe(profile, \.status) { screen, _ in screen.refresh() }
    observe(profile, \.attendance) { screen, _ in screen.refresh() }
    observe(profile, \.unreadCount) { screen, _ in screen.refresh() }
    observe(profile, \.hasAnnouncements) { screen, _ in screen.refresh() }
    observe(profile, \.isMustering) { screen, _ in screen.refresh() }
    observe(profile, \.musterFailure) { screen, _ in screen.refresh() }
  }

  public override func refresh() {
    status.text = profile.status.summary
    status.style.tint = profile.status.isMustered ? .positive : .standard
    let date = profile.attendance.lastMuster.map(profile.day.text)
    last.text = date.map { "Last muster: \($0)" } ?? "No muster yet"
    note.text = notes.joined(separator: "\n")
    note.isHidden = notes.isEmpty
    failure.text = reason ?? ""
    failure.isHidden = reason == nil
    button.isEnabled = profile.canMuster
    bar.show(profile.isMustering ? .busy("Mustering", profile.timeLimit) : .nothing)
  }

  // MARK: Logic

  /// Musters for today; called only when the user presses the button.
  ///
  /// The request continues while another tab is visible, so that its outcome is known.
  public func muster() {
    guard !work.isRunning else { return }
    task(work, while: .lifetime) { _ = await $0.profile.muster() }
  }

  private func cancel() { work.cancel() }

  /// The reason why the last press failed; `nil` if a note says so or there is none.
  private var reason: String? {
    switch profile.musterFailure {
    case nil, .notLoaded?: return nil
    case .unread?:
      return profile.hasReadAnnounce()
        ? "The server has now received your read marks. Please press Muster again." : nil
    case let failure?: return "\(failure)"
    }
  }

  private var notes: [String] {
    let weekend = profile.status == .notDue ? "It is a weekend. You can still muster." : nil
    let doubt =
      profile.hasDoubt ? "We will check with the server before mustering again." : nil
    return [profile.unreadNote, weekend, doubt].compactMap(\.self)
  }
}
