public import Foundation
internal import MusterAPI

extension Profile {
  /// Where the user stands with today's muster (M-008, M-014, M-067, M-068).
  public var status: MusterStatus { attendance.status(on: day.today) }

  /// Whether the button does something: all is read, and today's muster is not done (M-006, M-020).
  public var canMuster: Bool {
    session != nil && !isMustering && !status.isMustered && hasReadAnnounce() && hasAnnouncements
  }

  /// Whether the announcements were loaded, now or earlier, so that it is known what is unread.
  public var hasAnnouncements: Bool { feed.loaded != nil }

  /// Whether it is not known if the last press did anything, so that the next one asks first.
  public var hasDoubt: Bool { musterFailure?.leavesDoubt ?? false }

  /// What keeps the user from mustering, in words; `nil` if all is read (M-028).
  public var unreadNote: String? {
    guard hasAnnouncements else { return "\(ServiceError.notLoaded)" }
    return unreadCount > 0 ? "\(ServiceError.unread(unreadCount))" : nil
  }

  /// Musters for today, because of a press and of nothing else (M-007, M-009, M-040, M-041).
  ///
  /// A press while one is being dealt with does nothing. Where the outcome of an earlier press is
  /// not known, the server is asked first, and nothing is sent if it has mustered the user.
  ///
  /// - Returns: The present moment on success, else that of the last muster; ``musterFailure``
  ///   tells them apart (M-066).
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
      await note(error, of: token)
      // Something came or changed since the list was loaded; the user is to see it.
      if case .unread = error { await refresh() }
    }
  }

  /// Asks for the status, as after each login (M-008).
  func loadStatus(_ token: Secret) async {
    guard isOpen(token) else { return }
    do throws(ServiceError) {
      let report = try await service.report(token)
      guard isOpen(token) else { return }
      _ = await learn(report)
    } catch {
      await note(error, of: token)
    }
  }

  /// Takes over what the server says, and gives what a press that waited for it leads to.
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
