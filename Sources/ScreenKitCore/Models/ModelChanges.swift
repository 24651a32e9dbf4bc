/// An asynchronous sequence of the changes of a model's value since the creation of the sequence.
///
/// Every change is delivered in order, even if it is requested late. With `coalescing`, all changes
/// not requested yet are merged into one, from the oldest value to the newest. The sequence ends
/// after the last change of a released model, and at once if the iterating task is cancelled. It
/// does not keep the model alive. Only one task may iterate.
public struct ModelChanges<Value: Sendable>: AsyncSequence, Sendable {
  /// One reported change.
  public typealias Element = Change<Value>
  /// The failure type; the sequence never fails.
  public typealias Failure = Never

  /// An iterator over the changes.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate let queue: ChangeQueue<Value>

    /// Returns the next change, or `nil` at the end.
    public mutating func next() async -> Change<Value>? { await queue.next() }

    /// Returns the next change, or `nil` at the end.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async -> Change<Value>? {
      await queue.next()
    }
  }

  fileprivate let queue: ChangeQueue<Value>

  /// Returns an iterator that continues where an earlier one stopped.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(queue: queue) }
}

extension KeyPathObservable where Self: Model {
  /// Returns the changes of the value at `path` from now on, as a sequence for one task.
  ///
  /// - Parameters:
  ///   - path: Any path that reads observed properties, directly, by computation or in sub-models.
  ///   - keepingOld: Whether to keep each value as the ``Change/old`` of the next change.
  ///   - coalescing: Whether to merge all changes that are not requested yet, which limits the
  ///     memory.
  /// - Returns: The sequence, which records changes from this call on.
  public func changes<Value: Equatable & Sendable>(
    of path: KeyPath<Self, Value>, keepingOld: Bool = false, coalescing: Bool = false
  ) -> ModelChanges<Value> {
    changes(of: path, keepingOld, coalescing) { $0 == $1 }
  }

  /// Returns the writes of the value at `path` from now on, for values that cannot be compared.
  ///
  /// - Parameters:
  ///   - path: Any path that reads observed properties, directly, by computation or in sub-models.
  ///   - keepingOld: Whether to keep each value as the ``Change/old`` of the next change.
  ///   - coalescing: Whether to merge all changes that are not requested yet, which limits the
  ///     memory.
  /// - Returns: The sequence, which records changes from this call on.
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

/// The queue of changes for a single task.
@MainActor
private final class ChangeQueue<Value: Sendable> {
  var observer: AnyObserver?
  private let coalesces: Bool
  private let life: ModelLife
  private var arrived: [Change<Value>] = []
  /// The oldest changes, in reverse order.
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
    precondition(
      waiter == nil,
      "changes: two tasks read one sequence of changes of a \(Value.self) (SK403)")
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
    return removeNext()
  }

  /// Returns a waiter; `nil` if a change is available or the sequence has ended.
  private func makeWaiter() -> Waiter? {
    arrived.isEmpty && leaving.isEmpty && !isOver && !Task.isCancelled ? Waiter() : nil
  }

  private func removeNext() -> Change<Value>? {
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
