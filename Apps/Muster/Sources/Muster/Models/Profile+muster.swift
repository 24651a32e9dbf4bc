public import Foundation
internal import MusterAPI
internal import ScreenKitOffline

extension Profile {
  /// The status of today's muster.
  public var status: MusterStatus { attendance.status(on: day.today) }

  /// Whether the user can muster: all announcements are read, and today's muster is not done.
  public var canMuster: Bool {
    session != nil && !isMustering && !status.isMustered && hasReadAnnounce() && hasAnnouncements
  }

  /// Whether announcements have been loaded, so that the unread ones are known.
  public var hasAnnouncements: Bool { feed.loaded != nil }

  /// Whether the outcome of the last press is unknown; the next press first requests the last
  /// muster.
  public var hasDoubt: Bool { musterFailure?.leavesDoubt ?? false }

  /// The message about unread or missing announcements; `nil` if the user may muster.
  public var unreadNote: String? {
    guard hasAnnouncements else { return "\(ServiceError.notLoaded)" }
    return unreadCount > 0 ? "\(ServiceError.unread(unreadCount))" : nil
  }

  /// Musters for today; called only when the user presses the button.
  ///
  /// A call during another call has no effect. If the outcome of an earlier call is unknown, the
  /// last muster is requested first. If the user has mustered, no request to muster is sent.
  ///
  /// - Returns: The time of the last muster; after a success, the current time. ``musterFailure``
  ///   distinguishes success from failure.
  public func muster() async -> Date? {
    day.refresh()
    guard let token = session?.token, !isMustering else { return attendance.lastMuster }
    musterFailure =
      !hasAnnouncements ? .notLoaded : hasReadAnnounce() ? nil : .unread(unreadCount)
    guard musterFailure == nil, !status.isMustered else { return attendance.lastMuster }
    isMustering = true
    defer { isMustering = false }
    await sendMarks(token)
    guard isOpen(token) else { return attendance.lastMuster }
    await perform(session?.attempt.press(newKey) ?? .nothing, token)
    return attendance.lastMuster
  }
}

extension Profile {
  private var newKey: MusterKey { MusterKey(day: day.today, nonce: makeNonce()) }

  private func perform(_ step: MusterAttempt.Step, _ token: Secret) async {
    do throws(ServiceError) {
      switch step {
      case .nothing: return
      case .ask:
        let report = try await service.report(token)
        guard isOpen(token) else { return }
        await perform(await learn(report), token)
      case .send(let key):
        let report = try await service.muster(key, token)
        guard isOpen(token) else { return }
        session?.attempt.answer()
        _ = await learn(report)
      }
    } catch {
      guard isOpen(token) else { return }
      session?.attempt.fail(leavesDoubt: error.leavesDoubt)
      musterFailure = error
      await closeIfEnded(by: error, of: token)
      // An announcement was added or changed since the list was loaded; the user must see it.
      if case .unread = error { await refresh() }
    }
  }

  /// Loads the muster status; called after each login and refresh.
  func loadStatus(_ token: Secret) async {
    guard isOpen(token) else { return }
    do throws(ServiceError) {
      let report = try await service.report(token)
      guard isOpen(token) else { return }
      _ = await learn(report)
    } catch {
      await closeIfEnded(by: error, of: token)
    }
  }

  /// Records the server's report, and returns the next step of a press that waited for it.
  private func learn(_ report: MusterReport) async -> MusterAttempt.Step {
    day.follow(report.time)
    attendance = Attendance(
      lastMuster: report.lastMuster, lastDay: report.lastDay, isKnown: true)
    let step = session?.attempt.learn(isMustered: status.isMustered, newKey) ?? .nothing
    if hasDoubt { musterFailure = nil }
    let (date, day) = (report.lastMuster, report.lastDay)
    await keep("Your muster status") { ($0.lastMuster, $0.lastDay) = (date, day) }
    return step
  }
}
