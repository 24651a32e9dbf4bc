internal import Foundation
internal import MusterAPI
internal import ScreenKitOffline

extension Profile {
  /// The announcements that are active today, sorted for display.
  public var activeAnnouncements: [Announcement] {
    let today = day.today
    return announcements.filter { $0.isActive(on: today) }.sorted { $0.precedes($1) }
  }

  /// Returns the number of the announcement after or before the announcement numbered `dbID`.
  ///
  /// Reading an announcement does not change this order: urgent ones first, then by date.
  ///
  /// - Parameters:
  ///   - dbID: The number of the announcement shown.
  ///   - distance: 1 for the next one, -1 for the previous one.
  /// - Returns: The number, or `nil` if there is none.
  public func neighbor(of dbID: Int, at distance: Int) -> Int? {
    let today = day.today
    let order = announcements.filter { $0.isActive(on: today) }.sorted { $0.isSorted(before: $1) }
    guard let index = order.firstIndex(where: { $0.dbID == dbID }),
      order.indices.contains(index + distance)
    else { return nil }
    return order[index + distance].dbID
  }

  /// Records the announcement shown last, so that the list can highlight it.
  public func noteShown(_ dbID: Int) { lastShown = dbID }

  /// The number of unread announcements that are active today.
  public var unreadCount: Int {
    let today = day.today
    return announcements.count { !$0.isRead && $0.isActive(on: today) }
  }

  /// Returns whether all announcements active today have been read; `true` if there are none.
  public func hasReadAnnounce() -> Bool { unreadCount == 0 }

  /// Marks an announcement as read; called when its screen has appeared.
  ///
  /// The mark applies at once and is saved before it is sent to the server. If the server cannot be
  /// reached, the mark is sent later.
  ///
  /// - Parameter announcement: An announcement of this profile.
  public func markRead(_ announcement: Announcement) async {
    guard !announcement.isRead, let token = session?.token else { return }
    announcement.isRead = true
    let mark = ReadMark(dbID: announcement.dbID, hash: ContentHash(of: announcement.content))
    session?.marks.insert(mark)
    // The list now differs from the server's, so its entity tag no longer applies.
    session?.tag = nil
    await keep("Your read marks") { $0.markRead(mark) }
    await sendMarks(token)
  }

  /// Updates announcements and status, after sending the read marks to the server.
  ///
  /// Only one load runs at a time.
  public func refresh() async {
    day.refresh()
    guard let token = session?.token, !feed.isLoading else { return }
    feed = .loading(since: feed.loaded)
    await bringUpToDate(token)
  }
}

extension Profile {
  func bringUpToDate(_ token: Secret) async {
    await sendMarks(token)
    await load(token)
    if session?.marks.isEmpty == false { await sendMarks(token) }
    await loadStatus(token)
  }

  private func load(_ token: Secret) async {
    let since = feed.loaded
    do throws(ServiceError) {
      let answer = try await service.announcements(unless: since == nil ? nil : session?.tag, token)
      guard isOpen(token) else { return }
      if case .list(let list) = answer { merge(list) }
      feed = .fresh(day.now)
      await keepAnnouncements()
    } catch {
      guard isOpen(token) else { return }
      feed = .ended(error, since: since)
      await closeIfEnded(by: error, of: token)
    }
  }

  /// Updates the announcements according to `list`; unchanged announcements keep their objects.
  private func merge(_ list: AnnouncementList) {
    let items = Dictionary(
      list.announcements.map { ($0.content.dbID, $0) }, uniquingKeysWith: { first, _ in first })
    var here = Dictionary(
      announcements.map { ($0.dbID, $0) }, uniquingKeysWith: { first, _ in first })
    let plan = SyncPlan(
      local: here.mapValues { ContentHash(of: $0.content) },
      remote: list.announcements.map { ($0.content.dbID, $0.hash) })
    for id in plan.removed { here[id] = nil }
    for id in plan.added { here[id] = items[id].map { Announcement($0.content) } }
    for id in plan.changed {
      if let item = items[id] { here[id]?.updateAnnounce(Announcement(item.content)) }
    }
    for item in list.announcements { here[item.content.dbID].map { agree(on: item, $0) } }
    announcements = list.announcements.compactMap { here[$0.content.dbID] }
    skippedAnnouncements = list.skipped
    session?.tag = list.tag
  }

  /// Marks an announcement as read on device and server if this content was read on one of them.
  private func agree(on item: AnnouncementItem, _ announcement: Announcement) {
    if item.isRead {
      announcement.isRead = true
    } else if announcement.isRead {
      session?.marks.insert(ReadMark(dbID: item.content.dbID, hash: item.hash))
    }
  }

  private func keepAnnouncements() async {
    let entries = announcements.map {
      ProfileRecord.Entry(content: $0.content, isRead: $0.isRead)
    }
    let (loaded, tag, marks) = (feed.loaded, session?.tag, session?.marks ?? [])
    await keep("The announcements") { record in
      record.queue.formUnion(marks)
      record.announcements = entries
      (record.loaded, record.tag) = (loaded, tag)
      // Keeps marks that another instance of the app has added meanwhile.
      for mark in record.queue { record.markRead(mark) }
    }
  }

  /// Sends the queued read marks to the server; they stay queued after a failure.
  func sendMarks(_ token: Secret) async {
    guard isOpen(token), let user else { return }
    let kept = await store.profile(of: user)?.queue ?? []
    let marks = kept.union(session?.marks ?? [])
    guard isOpen(token), !marks.isEmpty else { return }
    do throws(ServiceError) {
      let sorted = marks.sorted { ($0.dbID, "\($0.hash)") < ($1.dbID, "\($1.hash)") }
      try await service.markRead(sorted, token)
      guard isOpen(token) else { return }
      session?.marks.subtract(marks)
      await keep("Your read marks") { $0.queue.subtract(marks) }
    } catch {
      await closeIfEnded(by: error, of: token)
    }
  }
}
