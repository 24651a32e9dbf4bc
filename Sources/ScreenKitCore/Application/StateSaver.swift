/// The saver of screen states, which saves on request and soon after possible changes.
@MainActor
final class StateSaver {
  /// The save to make at the end of the current turn.
  private enum Request {
    case now, soon
  }

  private var schedule = SaveSchedule()
  private var timer: ClockTimer?
  private var request: Request?
  /// The archive in the keeper.
  private var saved: ScreenArchive?
  /// The keys of the reported parts, which the last archive left out.
  private var omitted: Set<String> = []
  /// Whether the last write failed, which was reported.
  private var hasFailed = false
  /// The number of the last write; completions of earlier ones are ignored.
  private var lastWrite = 0

  /// The number of bytes that one screen may save, not counting the screens within it.
  var limit = 64 << 10

  /// The looks, whose choice is saved with the screens.
  let looks: LookChoice

  init(_ looks: LookChoice) { self.looks = looks }

  /// Records `archive`, which the keeper has at the launch.
  func begin(with archive: ScreenArchive?) { saved = archive }

  /// Requests a save at the end of the current turn.
  func requestSave() { request = .now }

  /// Saves if this turn requested it; otherwise schedules a save, since screens may have changed.
  func endTurn(of application: Application) {
    let request = request
    self.request = nil
    switch request {
    case nil: noteChange(application)
    case .now: saveNow(application)
    case .soon: saveSoon(application)
    }
  }

  /// Saves before it returns; reports a failure unless the previous save failed as well.
  func saveNow(_ application: Application) {
    do {
      try write(application)
    } catch {
      report(error, in: application)
    }
  }

  /// Saves before it returns, and stops the timer.
  func write(_ application: Application) throws {
    guard let keeper = application.ports.stateKeeper else { return }
    timer = nil
    let (archive, isStale) = takeArchive(application)
    let now = application.clock.now
    lastWrite += 1
    schedule.start(at: now)
    defer {
      _ = schedule.end(at: now)
      if isStale { noteChange(application) }
    }
    saved = nil
    try keeper.save(archive)
    (saved, hasFailed) = (archive, false)
  }

  /// Cancels the timer and the request; a write in progress continues.
  func stop() { (timer, request) = (nil, nil) }

  /// Starts the timer unless it runs already; an idle app has no timer.
  private func noteChange(_ application: Application) {
    // Reading the live clock is a system call, so it is avoided where the time is not used.
    guard schedule.isIdle else { return _ = schedule.change(at: ClockInstant()) }
    wait(schedule.change(at: application.clock.now), application)
  }

  private func wait(_ duration: Duration?, _ application: Application) {
    guard let duration else { return }
    timer = application.clock.schedule(after: duration) { [weak self] in self?.request = .soon }
  }

  private func saveSoon(_ application: Application) {
    guard let keeper = application.ports.stateKeeper else { return }
    timer = nil
    let (archive, isStale) = takeArchive(application)
    guard archive != saved else {
      schedule.skip()
      if isStale { noteChange(application) }
      return
    }
    lastWrite += 1
    schedule.start(at: application.clock.now)
    if isStale { noteChange(application) }
    let (number, activity) = (lastWrite, application.activity)
    activity.enter()
    keeper.saveSoon(archive) { [weak self, weak application] error in
      activity.leave()
      guard let self, let application, number == lastWrite else { return }
      end(archive, error, in: application)
    }
  }

  private func end(_ archive: ScreenArchive, _ error: (any Error)?, in application: Application) {
    guard application.state != .notRunning else { return }
    wait(schedule.end(at: application.clock.now), application)
    if let error {
      saved = nil
      report(error, in: application)
    } else {
      (saved, hasFailed) = (archive, false)
    }
  }

  /// Reports `error` once until a write succeeds, to avoid a report every second for a full disk.
  private func report(_ error: any Error, in application: Application) {
    guard !hasFailed else { return }
    hasFailed = true
    let strings = application.strings
    application.run {
      application.notify(strings.errors.saving.notSaved(strings.text(of: error)), error)
    }
  }

  /// Returns the states of all screens.
  func archive(_ application: Application) -> ScreenArchive { takeArchive(application).0 }

  /// Returns an archive, and whether navigation during the save has made it stale.
  private func takeArchive(_ application: Application) -> (ScreenArchive, isStale: Bool) {
    var pass = ArchivePass()
    var root: ScreenState?
    var isStale = false
    // Navigation requested by screens during a save waits until all screens have saved.
    application.transitions.run(urgent: true) {
      root = application.root.archive(&pass)
      isStale = application.transitions.hasWaiting && !application.transitions.isHeld
    }
    report(pass.omissions, in: application)
    let archive = ScreenArchive(
      root: root ?? application.root.archive(&pass), look: looks.saved)
    return (archive, isStale)
  }

  private func report(_ omissions: [ArchivePass.Omission], in application: Application) {
    // There are usually no omissions, so this is the fast path.
    if omissions.isEmpty { return omitted.removeAll() }
    let new = omissions.filter { !omitted.contains($0.key) }
    omitted = Set(omissions.map(\.key))
    for omission in new {
      let strings = application.strings
      let reason = strings.text(of: omission.error)
      application.notify(
        strings.errors.saving.partNotSaved(omission.name, reason), omission.error)
    }
  }
}
