/// Wakes the views that move by themselves, by one timer for all of them and none for none.
///
/// A view is in it from being drawn until its next frame: only what is drawn again stays. Frames
/// of equal length begin at the same moments, so that they are shown together.
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

  /// Has `view` go on when its present frame is over.
  func add(_ view: View) {
    let member = Member(id: ObjectIdentifier(view), view: view)
    // An entry of the same identity may be of a view that is gone.
    if let index = members.firstIndex(where: { $0.id == member.id }) {
      members[index] = member
    } else {
      members.append(member)
    }
  }

  /// Sees to it that `clock` wakes the views of `window` in time, and only if there are any.
  ///
  /// Called at the end of each turn, when all that is shown is drawn.
  func settle(_ window: Window, _ clock: any TimerClock) {
    guard !members.isEmpty else { return }
    members.removeAll { $0.view.map { !$0.isMoving(in: window) } ?? true }
    let now = clock.now
    let dues = members.lazy.compactMap(\.view).filter { !$0.isInPausedScreen }
      .compactMap { FrameTicker.length(of: $0).map(now.nextMultiple) }
    guard let due = dues.min() else {
      pending = nil
      return
    }
    // One that is due already has yet to be delivered.
    if let pending, pending.due == due || pending.due <= now { return }
    let timer = clock.schedule(after: due - now) { [weak self] in self?.tick(due) }
    pending = (due, timer)
  }

  /// Moves on the views whose frame is over at `moment`; those that are drawn come back.
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
  /// Whether the view has another frame to come and can be seen in `window`.
  fileprivate final func isMoving(in window: Window) -> Bool {
    frameInterval != nil && isEffectivelyShown && isWithin(window)
  }

  /// Whether the screen that the view belongs to, or one around it, has paused.
  fileprivate final var isInPausedScreen: Bool { path.contains(where: \.isPaused) }
}

extension ClockInstant {
  fileprivate func isMultiple(of length: Duration) -> Bool {
    sinceStart.attoseconds.isMultiple(of: length.attoseconds)
  }

  /// The first moment after this one that is a multiple of `length`.
  fileprivate func nextMultiple(of length: Duration) -> ClockInstant {
    let count = sinceStart.attoseconds / length.attoseconds + 1
    return ClockInstant(sinceStart: Duration(attoseconds: count * length.attoseconds))
  }
}
