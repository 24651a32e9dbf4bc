internal import Logging
internal import ScreenKitCore
internal import ScreenKitWeb

/// The sessions to save, and the order of saves.
struct SaveQueue {
  /// The sessions that changed since the last save.
  var changed: [SessionID] = []
  /// The last save that was requested; the next one waits for it.
  var last: Task<Bool, Never>?
}

/// The saving of sessions after their turns, and of all sessions at the end.
extension SessionHub {
  /// Writes the sessions that changed since the last call, after the saves of earlier calls.
  ///
  /// It takes at most eight transactions, so that a change waits for the save of few other sessions.
  ///
  /// - Returns: Whether the store has all changes.
  @discardableResult
  func save() async -> Bool {
    let earlier = saves.last
    let task = Task<Bool, Never> {
      // A save beside another one could end before it, and write an older state over a newer one.
      _ = await earlier?.value
      return await saveChanges()
    }
    saves.last = task
    return await task.value
  }

  private func saveChanges() async -> Bool {
    var due = saves.changed[...]
    saves.changed = []
    let size = max(Self.batch, (due.count + 7) / 8)
    var isSaved = true
    repeat {
      await archive(due.prefix(size))
      due = due.dropFirst(size)
      // After a failure the rest waits for the next call.
      if isSaved { isSaved = await writer.flush { [weak self] in await self?.giveUp($0) } }
    } while !due.isEmpty
    return isSaved
  }

  /// Writes all sessions, at the end of the host.
  func saveAll() async -> Bool {
    saves.changed = Array(sessions.keys)
    return await save()
  }

  /// Writes the changes and the endings of users that are not in the store yet, at the end of the
  /// host.
  func saveRest() async {
    await save()
    if !endings.unwritten.isEmpty { await exchangeEndings() }
  }

  private func archive(_ ids: ArraySlice<SessionID>) async {
    for start in stride(from: ids.startIndex, to: ids.endIndex, by: Self.batch) {
      for id in ids[start...].prefix(Self.batch) { archive(id) }
      await Task.yield()
    }
  }

  private func archive(_ id: SessionID) {
    guard let session = sessions[id] else { return }
    let now = parts.time.seconds
    if session.saving != .notJoined { session.saving = .unchanged(since: now) }
    writer.add(.save(session.stored(session.web.archive(), at: now)))
  }

  /// The time between two saves, so that a killed process loses less than a second.
  static let saveInterval = Duration.milliseconds(250)

  /// Saves changed sessions and removes old ones, repeatedly.
  ///
  /// It ends when its task is cancelled.
  func keepStore(lifetime: Duration) async {
    var lastCleaning = Int64.min
    var lastExchange = Int64.min
    // Several times in a lifetime, so that no other host removes the rows of open sessions here.
    let interval = min(3_600, max(1, lifetime.components.seconds / 4))
    while (try? await Task.sleep(for: Self.saveInterval)) != nil {
      if !saves.changed.isEmpty || writer.pendingCount > 0 { await save() }
      let now = parts.time.seconds
      if now > lastExchange || !endings.unwritten.isEmpty {
        lastExchange = now
        await exchangeEndings()
      }
      guard lastCleaning == .min || now >= lastCleaning + interval else { continue }
      lastCleaning = now
      await removeOldSessions(lifetime: lifetime)
    }
  }

  /// Saves open sessions again before their rows are old, and removes the rows of old sessions.
  ///
  /// A session whose page is open for longer than the lifetime may have no change to save.
  func removeOldSessions(lifetime: Duration) async {
    let (now, seconds) = (parts.time.seconds, lifetime.components.seconds)
    await saveUnchanged(since: now - seconds / 2)
    endings.forget(before: (now - seconds) * 1_000)
    do {
      try await parts.store.removeSessions(savedBefore: now - seconds)
    } catch {
      parts.logger.error("Old sessions could not be removed: \(String(reflecting: error))")
    }
  }

  /// Saves the sessions in memory whose last save was before a moment, in seconds since 1970.
  private func saveUnchanged(since moment: Int64) async {
    for session in sessions.values {
      if case .unchanged(let since) = session.saving, since < moment { noteChange(of: session) }
    }
    if !saves.changed.isEmpty { await save() }
  }

  /// Asks the gate about the users of the open sessions every five minutes, beside the saves, since
  /// a gate may ask a slow server.
  ///
  /// It ends when its task is cancelled.
  func keepValid() async {
    while (try? await Task.sleep(for: .seconds(300))) != nil { await revalidate() }
  }

  /// The maximum number of users about whom the gate is asked at once.
  static let gateLimit = 8

  /// Ends the sessions of users whose gate no longer admits them.
  ///
  /// A slow answer about one user does not delay the others.
  func revalidate() async {
    let (gate, users) = (parts.gate, Set(sessions.values.map(\.visitor.user)))
    await withTaskGroup(of: Void.self) { group in
      for (number, user) in users.enumerated() {
        if number >= Self.gateLimit { _ = await group.next() }
        group.addTask { [self] in
          if await !gate.revalidate(user: user) { await endSessions(of: user) }
        }
      }
    }
  }
}
