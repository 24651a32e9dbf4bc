/// A scheduler of animation frames, with one timer for all animated views.
///
/// Drawing a view adds it until its next frame, so a view that is no longer drawn leaves the
/// scheduler. Frames of equal length begin at the same instants and are shown together.
@MainActor
final class FrameTicker {
  private struct Member {
    let id: ObjectIdentifier
    weak var view: View?
  }

  /// The shortest time between two frames.
  private static let shortest = Duration.milliseconds(10)

  private var members: [Member] = []
  private var pending: (due: ClockInstant, timer: ClockTimer)?

  /// Schedules the next frame of `view` after its current one.
  func add(_ view: View) {
    let member = Member(id: ObjectIdentifier(view), view: view)
    // An entry with the same identity may belong to a released view.
    if let index = members.firstIndex(where: { $0.id == member.id }) {
      members[index] = member
    } else {
      members.append(member)
    }
  }

  /// Sets a timer of `clock` for the next frame of the animated views in `window`, if there are
  /// any.
  ///
  /// The application calls this function at the end of each turn, after drawing.
  func update(_ window: Window, _ clock: any TimerClock) {
    guard !members.isEmpty else { return }
    members.removeAll { $0.view.map { !$0.isMoving(in: window) } ?? true }
    let now = clock.now
    let dues = members.lazy.compactMap(\.view).filter { !$0.isInPausedScreen }
      .compactMap { FrameTicker.length(of: $0).map(now.nextMultiple) }
    guard let due = dues.min() else {
      pending = nil
      return
    }
    // A pending timer that is already due will still run.
    if let pending, pending.due == due || pending.due <= now { return }
    let timer = clock.schedule(after: due - now) { [weak self] in self?.tick(due) }
    pending = (due, timer)
  }

  /// Advances the views with a frame that ends at `moment`; their next drawing adds them again.
  private func tick(_ moment: ClockInstant) {
    pending = nil
    var due: [View] = []
    members.removeAll { member in
      guard let view = member.view else { return true }
      guard !view.isInPausedScreen else { return false }
      let isOver = FrameTicker.length(of: view).map(moment.isMultiple) ?? true
      if isOver { due.append(view) }
      return isOver
    }
    for view in due where view.frameInterval != nil {
      view.showNextFrame()
      view.changed(.appearance)
    }
  }

  private static func length(of view: View) -> Duration? {
    view.frameInterval.map { max($0, shortest) }
  }
}

extension View {
  /// Returns whether the view is animated and visible in `window`.
  fileprivate final func isMoving(in window: Window) -> Bool {
    frameInterval != nil && isEffectivelyShown && isWithin(window)
  }

  /// Whether the screen of the view, or a screen around that one, has paused.
  fileprivate final var isInPausedScreen: Bool { path.contains(where: \.isPaused) }
}

extension ClockInstant {
  fileprivate func isMultiple(of length: Duration) -> Bool {
    sinceStart.attoseconds.isMultiple(of: length.attoseconds)
  }

  /// Returns the first instant after this one that is a multiple of `length`.
  fileprivate func nextMultiple(of length: Duration) -> ClockInstant {
    let count = sinceStart.attoseconds / length.attoseconds + 1
    return ClockInstant(sinceStart: Duration(attoseconds: count * length.attoseconds))
  }
}
