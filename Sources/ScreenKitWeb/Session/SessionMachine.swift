internal import ScreenKitCore

/// The life cycle of a session as a state machine, from times and events to effects.
///
/// ```text
/// made --join--> joined <--join/leave--> away --time--> asleep
/// made --form--> away
/// any state --end--> ended
/// ```
///
/// A hidden page is away, too, although its connection is open. A page without script never
/// connects: each of its forms wakes the session; between two forms the session is away.
struct SessionMachine: Hashable, Sendable {
  /// The states of a session.
  enum State: Hashable, Sendable {
    /// The page was created, and neither a connection nor a form has arrived yet.
    case made(isInBackground: Bool)
    /// A visible page is connected.
    case joined
    /// No page is visible.
    case away(isInBackground: Bool)
    /// The screens are archived, and the application has ended.
    case asleep
    /// The session has ended.
    case ended(WebSession.EndReason)
  }

  /// An effect on the application.
  enum Effect: Hashable, Sendable {
    case enterBackground, enterForeground
    /// Archives the screens and ends the application.
    case sleep
    case end(WebSession.EndReason)
  }

  private(set) var state = State.made(isInBackground: false)
  private(set) var isConnected = false
  private var isHidden = false
  private var since: ClockInstant
  private let limits: WebLimits

  init(_ limits: WebLimits, at now: ClockInstant) { (self.limits, since) = (limits, now) }

  /// The instant for the next call of ``advance(to:)``; `nil` if time has no effect.
  var deadline: ClockInstant? {
    switch state {
    case .made(let isInBackground):
      since + (isInBackground ? limits.formTime : min(limits.joinTime, limits.formTime))
    case .away(let isInBackground):
      since + (isInBackground ? limits.awayTime : min(limits.foregroundTime, limits.awayTime))
    case .joined, .asleep, .ended: nil
    }
  }

  /// Advances the time.
  mutating func advance(to now: ClockInstant) -> [Effect] {
    guard let deadline, now >= deadline else { return [] }
    switch state {
    case .made(isInBackground: false) where now < since + limits.formTime:
      // Without script, nothing arrives before the visitor submits the form.
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

  /// Connects a client; returns `nil` if the session can no longer be joined.
  mutating func join(at now: ClockInstant) -> [Effect]? {
    switch state {
    case .asleep, .ended: return nil
    case .made, .joined, .away:
      isConnected = true
      isHidden = false
      return updateVisibility(at: now)
    }
  }

  /// Handles a form or a reload of a page without script; returns `nil` if the session has ended.
  mutating func touch(at now: ClockInstant) -> [Effect]? {
    switch state {
    case .made(let isInBackground), .away(let isInBackground):
      // The visitor reads between two forms, so the session is away but not asleep.
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

  /// Records that the page was hidden or shown.
  mutating func setHidden(_ isHidden: Bool, at now: ClockInstant) -> [Effect] {
    self.isHidden = isHidden
    return updateVisibility(at: now)
  }

  /// Sends the session to sleep early to save memory; does nothing unless it is away.
  ///
  /// A session that no client has joined in time ends.
  mutating func sleepNow() -> [Effect] {
    switch state {
    case .made(isInBackground: true): return end(.neverJoined)
    case .away:
      state = .asleep
      return [.sleep]
    case .made, .joined, .asleep, .ended: return []
    }
  }

  /// Ends the session; has no effect if it has already ended.
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
