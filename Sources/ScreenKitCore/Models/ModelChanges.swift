/// The changes of a model's value as a sequence for `for await`, from the moment it was made.
///
/// Every change arrives, in order, however late it is asked for; with `coalescing`, those that were
/// not asked for yet arrive as one, from the oldest value to the newest. The sequence ends with
/// the model, after its last change, and at once when the task that asks is cancelled. It keeps
/// neither the model nor, once it and its iterators are gone, anything else. One task asks.
public struct ModelChanges<Value: Sendable>: AsyncSequence, Sendable {
  /// One reported change.
  public typealias Element = Change<Value>
  /// It never fails.
  public typealias Failure = Never

  /// Asks for one change after another.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate let queue: ChangeQueue<Value>

    /// The next change, or `nil` at the end.
    public mutating func next() async -> Change<Value>? { await queue.next() }

    /// The next change, or `nil` at the end.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async -> Change<Value>? {
      await queue.next()
    }
  }

  fileprivate let queue: ChangeQueue<Value>

  /// Goes on where an earlier iterator stopped.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(queue: queue) }
}

extension KeyPathObservable where Self: Model {
  /// The changes of the value at `path` from now on, for a task that takes them one by one.
  ///
  /// - Parameters:
  ///   - path: Any path that reads observed properties, computed and through sub-models too.
  ///   - keepingOld: Whether to keep each value for ``Change/old`` of the next change.
  ///   - coalescing: Whether changes that were not asked for yet become one, so that the memory
  ///     needed is bounded.
  /// - Returns: The sequence, which takes changes down from this call on.
  public func changes<Value: Equatable & Sendable>(
    of path: KeyPath<Self, Value>, keepingOld: Bool = false, coalescing: Bool = false
  ) -> ModelChanges<Value> {
    changes(of: path, keepingOld, coalescing) { $0 == $1 }
  }

  /// The writes of the value at `path`, which cannot be compared, from now on.
  ///
  /// - Parameters:
  ///   - path: Any path that reads observed properties, computed and through sub-models too.
  ///   - keepingOld: Whether to keep each value for ``Change/old`` of the next change.
  ///   - coalescing: Whether changes that were not asked for yet become one, so that the memory
  ///     needed is bounded.
  /// - Returns: The sequence, which takes changes down from this call on.
  @_disfavoredOverload
  public func changes<Value: Sendable>(
    of path: KeyPath<Self, Value>, keepingOld: Bool = false, coalescing: Bool = false
  ) -> ModelChanges<Value> {
    changes(of: path, keepingOld, coalescing) { _, _ in false }
  }

  private func changes<Value: Sendable>(
    of path: KeyPath<Self, Value>, _ keepingOld: Bool, _ coalescing: Bool,
    _ isSame: @escaping @MainActor (Value, Value) -> Bool
  ) -> ModelChanges<Value> {
    let queue = ChangeQueue<Value>(life, coalescing: coalescing)
    queue.observer = observer(of: path, keepingOld: keepingOld, isSame: isSame, at: nil) {
      [weak queue] in queue?.add($0)
    }
    return ModelChanges(queue: queue)
  }
}

/// Changes on their way to the one task that takes them.
@MainActor
private final class ChangeQueue<Value: Sendable> {
  var observer: AnyObserver?
  private let coalesces: Bool
  private let life: ModelLife
  private var arrived: [Change<Value>] = []
  /// The oldest changes, the next one last.
  private var leaving: [Change<Value>] = []
  private var isOver = false
  private var waiter: Waiter?

  init(_ life: ModelLife, coalescing: Bool) {
    self.life = life
    coalesces = coalescing
    life.setEnding(of: self) { [weak self] in self?.end() }
  }

  isolated deinit { end() }

  func add(_ change: Change<Value>) {
    if coalesces, let last = arrived.popLast() {
      arrived.append(Change(new: change.new, old: last.old))
    } else {
      arrived.append(change)
    }
    waiter?.signal()
  }

  func next() async -> Change<Value>? {
    precondition(waiter == nil, "changes: one task at a time asks for the next change")
    while let waiter = makeWaiter() {
      self.waiter = waiter
      let isSignalled = await waiter.wait()
      self.waiter = nil
      if !isSignalled { break }
    }
    if Task.isCancelled {
      end()
      return nil
    }
    return take()
  }

  /// What to wait for, or `nil` where there is something to take or nothing will come.
  private func makeWaiter() -> Waiter? {
    arrived.isEmpty && leaving.isEmpty && !isOver && !Task.isCancelled ? Waiter() : nil
  }

  private func take() -> Change<Value>? {
    if leaving.isEmpty { (leaving, arrived) = (arrived.reversed(), []) }
    return leaving.popLast()
  }

  private func end() {
    isOver = true
    observer?.end()
    observer = nil
    life.setEnding(of: self, nil)
    waiter?.signal()
  }
}
