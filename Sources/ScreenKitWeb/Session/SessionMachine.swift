internal import ScreenKitCore

/// The life of a session, as a machine: time and events go in, effects come out.
///
/// ```text
/// made --join--> joined <--join/leave--> away --time--> asleep
/// made --form--> away
/// any state --end--> ended
/// ```
///
/// A hidden page is away too, although its connection is open. A page without script never connects:
/// each of its forms wakes the session, which is away until the next one.
struct SessionMachine: Hashable, Sendable {
  /// The states of a session.
  enum State: Hashable, Sendable {
    /// The page was made, and neither a connection nor a form has come yet.
    case made(isInBackground: Bool)
    /// A visible page is connected.
    case joined
    /// Nobody sees the page.
    case away(isInBackground: Bool)
    /// The screens are archived, and the application has ended.
    case asleep
    /// The session is over.
    case ended(WebSession.EndReason)
  }

  /// An effect on the application.
  enum Effect: Hashable, Sendable {
    case enterBackground, enterForeground
    /// Archive the screens and end the application.
    case sleep
    case end(WebSession.EndReason)
  }

  private(set) var state = State.made(isInBackground: false)
  private(set) var isConnected = false
  private var isHidden = false
  private var since: ClockInstant
  private let limits: WebLimits

  init(_ limits: WebLimits, at now: ClockInstant) { (self.limits, since) = (limits, now) }

  /// The instant of the next call of ``advance(to:)``; `nil` if time changes nothing.
  var deadline: ClockInstant? {
    switch state {
    case .made(let isInBackground):
      since + (isInBackground ? limits.formTime : min(limits.joinTime, limits.formTime))
    case .away(let isInBackground):
      since + (isInBackground ? limits.awayTime : min(limits.foregroundTime, limits.awayTime))
    case .joined, .asleep, .ended: nil
    }
  }

  /// Moves the time forward.
  mutating func advance(to now: ClockInstant) -> [Effect] {
    guard let deadline, now >= deadline else { return [] }
    switch state {
    case .made(isInBackground: false) where now < since + limits.formTime:
      // Without script nothing comes before the visitor has filled in the form.
      state = .made(isInBackground: true)
      return [.enterBackground]
    case .made: return end(.neverJoined)
    case .away(isInBackground: false) where now < since + limits.awayTime:
      state = .away(isInBackground: true)
      return [.enterBackground]
    case .away:
      state = .asleep
      return [.sleep]
    case .joined, .asleep, .ended: return []
    }
  }

  /// A client connected; returns `nil` if the session cannot be joined anymore.
  mutating func join(at now: ClockInstant) -> [Effect]? {
    switch state {
    case .asleep, .ended: return nil
    case .made, .joined, .away:
      isConnected = true
      isHidden = false
      return updateVisibility(at: now)
    }
  }

  /// A form of a page without script came, or such a page was loaded again; returns `nil` if the
  /// session is over.
  mutating func touch(at now: ClockInstant) -> [Effect]? {
    switch state {
    case .made(let isInBackground), .away(let isInBackground):
      // Between two forms the visitor reads, so the session stays awake as one that is away.
      (state, since) = (.away(isInBackground: false), now)
      return isInBackground ? [.enterForeground] : []
    case .joined: return []
    case .asleep, .ended: return nil
    }
  }

  /// Disconnects the client; called after its connection has ended.
  mutating func leave(at now: ClockInstant) -> [Effect] {
    isConnected = false
    return updateVisibility(at: now)
  }

  /// The page was hidden or shown.
  mutating func setHidden(_ isHidden: Bool, at now: ClockInstant) -> [Effect] {
    self.isHidden = isHidden
    return updateVisibility(at: now)
  }

  /// Falls asleep before its time, since memory is short; only while it is away.
  ///
  /// A session that nobody joined in time ends.
  mutating func sleepNow() -> [Effect] {
    switch state {
    case .made(isInBackground: true): return end(.neverJoined)
    case .away:
      state = .asleep
      return [.sleep]
    case .made, .joined, .asleep, .ended: return []
    }
  }

  /// Ends the session; a second reason changes nothing.
  mutating func end(_ reason: WebSession.EndReason) -> [Effect] {
    switch state {
    case .ended, .asleep: return []
    case .made, .joined, .away:
      state = .ended(reason)
      return [.end(reason)]
    }
  }

  private mutating func updateVisibility(at now: ClockInstant) -> [Effect] {
    let isSeen = isConnected && !isHidden
    switch state {
    case .made(let isInBackground) where isSeen, .away(let isInBackground) where isSeen:
      state = .joined
      return isInBackground ? [.enterForeground] : []
    case .made(let isInBackground) where isConnected:
      (state, since) = (.away(isInBackground: isInBackground), now)
    case .joined where !isSeen: (state, since) = (.away(isInBackground: false), now)
    case .made, .joined, .away, .asleep, .ended: break
    }
    return []
  }
}
