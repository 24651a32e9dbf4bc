/// The done and the undone steps, in order.
struct UndoStack<Step> {
  /// The steps that can be undone, the last one at the end.
  private(set) var done: [Step] = []
  /// The steps that can be redone, the next one at the end.
  private(set) var undone: [Step] = []

  /// The maximum number of steps; the oldest ones are dropped beyond it.
  var limit: Int { didSet { trim() } }

  init(limit: Int) { self.limit = limit }

  /// Adds a step that was done; the undone steps are dropped.
  mutating func add(_ step: Step) {
    undone = []
    done.append(step)
    trim()
  }

  /// Records that the last step was undone.
  mutating func didUndo() { if let step = done.popLast() { undone.append(step) } }

  /// Records that the last undone step was redone.
  mutating func didRedo() { if let step = undone.popLast() { done.append(step) } }

  mutating func clear() { (done, undone) = ([], []) }

  private mutating func trim() {
    let excess = done.count + undone.count - max(0, limit)
    guard excess > 0 else { return }
    let oldest = min(excess, done.count)
    done.removeFirst(oldest)
    undone.removeFirst(excess - oldest)
  }
}
