/// The changes of the user on a screen, which can be undone and redone.
///
/// ``Controller/undoHistory`` is the history of a screen, cleared at the end of the screen. While
/// it has changes, the screen also has the commands "Undo" and "Redo", with the names of the
/// changes. A screen that shows one of these names elsewhere observes ``undoName``.
///
/// ```swift
/// try undoHistory.perform("Delete \(row.name)") {
///   rows.remove(row)
/// } undo: {
///   rows.insert(row, at: index)
/// }
/// ```
@MainActor
public final class UndoHistory: Model {
  /// A closure that undoes or redoes a change.
  public typealias Action = @MainActor () throws -> Void

  /// The name of the change that ``undo()`` undoes, such as "Delete row"; `nil` for none.
  @Observed public private(set) var undoName: String?
  /// The name of the change that ``redo()`` redoes; `nil` for none.
  @Observed public private(set) var redoName: String?

  /// The maximum number of changes; the oldest ones are dropped beyond it.
  public var limit: Int {
    get { steps.limit }
    set {
      steps.limit = newValue
      namesChanged()
    }
  }

  /// The closure called once, at the next change of the history.
  var didChange: (() -> Void)?

  /// The number of possible changes of the names.
  private(set) var revision = 0

  private struct Change {
    let undo: Action
    let redo: Action
  }

  private struct Step {
    let name: String
    var changes: [Change]
  }

  private var steps: UndoStack<Step>
  private var group: Step?
  private var isReplaying = false
  private var isOver = false

  /// Creates an empty history that keeps `limit` changes.
  public init(limit: Int = 100) {
    steps = UndoStack(limit: limit)
    super.init()
  }

  /// Registers a change that the caller has made.
  ///
  /// It does nothing while a change is undone or redone, so an action may use the same methods as
  /// the user's commands do. It also does nothing after the end of the screen.
  ///
  /// - Parameters:
  ///   - name: The name of the change, in a few words, such as "Delete row".
  ///   - undo: Undoes the change. The history keeps the closure, so the closure should hold its
  ///     screen weakly.
  ///   - redo: Redoes the change.
  public func register(_ name: String, undo: @escaping Action, redo: @escaping Action) {
    guard !isReplaying, !isOver else { return }
    let change = Change(undo: undo, redo: redo)
    guard group == nil else {
      group?.changes.append(change)
      return
    }
    steps.add(Step(name: name, changes: [change]))
    namesChanged()
  }

  /// Makes a change by `redo`, and registers it unless `redo` throws an error.
  public func perform(_ name: String, _ redo: @escaping Action, undo: @escaping Action) throws {
    try redo()
    register(name, undo: undo, redo: redo)
  }

  /// Combines all changes that `body` registers into one change named `name`.
  ///
  /// An inner group becomes a part of the outer one. If `body` throws an error, the changes before
  /// the error are registered nevertheless. A group without changes registers nothing.
  public func group<Result>(
    _ name: String, _ body: @MainActor () throws -> Result
  ) rethrows -> Result {
    guard group == nil, !isReplaying else { return try body() }
    group = Step(name: name, changes: [])
    defer { endGroup() }
    return try body()
  }

  private func endGroup() {
    guard let step = group else { return }
    group = nil
    guard !step.changes.isEmpty else { return }
    steps.add(step)
    namesChanged()
  }

  /// Undoes the last change; returns whether there was one.
  ///
  /// If a part of a group cannot be undone, the other parts are redone, and the error is thrown.
  @discardableResult
  public func undo() throws -> Bool {
    guard group == nil, !isReplaying, let step = steps.done.last else { return false }
    try replay(step.changes.reversed(), by: \.undo, orElse: \.redo)
    steps.didUndo()
    namesChanged()
    return true
  }

  /// Redoes the change that was undone last; returns whether there was one.
  ///
  /// Errors have the same effect as in ``undo()``.
  @discardableResult
  public func redo() throws -> Bool {
    guard group == nil, !isReplaying, let step = steps.undone.last else { return false }
    try replay(step.changes, by: \.redo, orElse: \.undo)
    steps.didRedo()
    namesChanged()
    return true
  }

  /// Removes all changes, such as after a reload of the data.
  public func clear() {
    steps.clear()
    group?.changes = []
    namesChanged()
  }

  /// Removes all changes, and ignores further ones, since the screen has ended.
  func end() {
    isOver = true
    clear()
  }

  private func replay(
    _ changes: [Change], by action: KeyPath<Change, Action>, orElse inverse: KeyPath<Change, Action>
  ) throws {
    isReplaying = true
    defer { isReplaying = false }
    for (index, change) in changes.enumerated() {
      do {
        try change[keyPath: action]()
      } catch {
        takeBack(changes[..<index].reversed(), by: inverse)
        throw error
      }
    }
  }

  /// Restores the state before a failed group; clears the history if that fails, too.
  private func takeBack(_ changes: [Change], by action: KeyPath<Change, Action>) {
    do {
      for change in changes { try change[keyPath: action]() }
    } catch {
      clear()
    }
  }

  private func namesChanged() {
    revision += 1
    let didChange = self.didChange
    self.didChange = nil
    didChange?()
    undoName = steps.done.last?.name
    redoName = steps.undone.last?.name
  }
}
