/// The steps of an author, which can be undone and redone: whole documents as values.
public struct StudioHistory: Hashable, Sendable {
  /// A document, what was selected in it, and the name of the step that made it.
  public struct Entry: Hashable, Sendable {
    /// The document.
    public var document: StudioDocument
    /// The selected object.
    public var selection: NodePath
    /// The name of the step; empty for the first one.
    public var name: String

    /// Creates an entry.
    public init(_ document: StudioDocument, _ selection: NodePath = .root, name: String = "") {
      (self.document, self.selection, self.name) = (document, selection, name)
    }
  }

  /// The number of steps that are kept.
  public static let limit = 200

  /// The present entry.
  public private(set) var current: Entry
  /// The entries before it, the oldest first.
  public private(set) var past: [Entry] = []
  /// The entries that were undone, the next one last.
  public private(set) var future: [Entry] = []
  /// The identity of the last step, with which an equal one is merged; `nil` for none.
  private var merging: String?

  /// Creates a history that begins with `document`.
  public init(_ document: StudioDocument, _ selection: NodePath = .root) {
    current = Entry(document, selection)
  }

  /// The name of the step that ``undo()`` takes back; `nil` if there is none.
  public var undoName: String? { past.isEmpty ? nil : current.name }
  /// The name of the step that ``redo()`` repeats; `nil` if there is none.
  public var redoName: String? { future.last?.name }

  /// Records a step; one that changes nothing is not recorded.
  ///
  /// - Parameters:
  ///   - name: The name of the step, such as "Move label".
  ///   - document: The document after it.
  ///   - selection: The selected object after it.
  ///   - key: Steps in a row with the same key become one, such as the moves of one component.
  public mutating func record(
    _ name: String, _ document: StudioDocument, _ selection: NodePath, merging key: String? = nil
  ) {
    guard document != current.document else { return select(selection) }
    // Undoing and redoing end the merging.
    let isMerged = key != nil && key == merging && !past.isEmpty
    if !isMerged {
      past.append(current)
      if past.count > StudioHistory.limit { past.removeFirst(past.count - StudioHistory.limit) }
    }
    future = []
    merging = key
    current = Entry(document, selection, name: name)
    // Moves that lead back to the start are no step.
    if isMerged, let before = past.last, before.document == document {
      current = before
      current.selection = selection
      past.removeLast()
      merging = nil
    }
  }

  /// Selects another object, which is no step, but ends the merging of steps.
  public mutating func select(_ path: NodePath) {
    guard path != current.selection else { return }
    current.selection = path
    merging = nil
  }

  /// Ends the merging of steps, as when a pointer is released.
  public mutating func endMerging() { merging = nil }

  /// Takes the last step back; returns whether there was one.
  @discardableResult
  public mutating func undo() -> Bool {
    guard let before = past.popLast() else { return false }
    future.append(current)
    current = before
    merging = nil
    return true
  }

  /// Repeats the step that was undone last; returns whether there was one.
  @discardableResult
  public mutating func redo() -> Bool {
    guard let next = future.popLast() else { return false }
    past.append(current)
    current = next
    merging = nil
    return true
  }
}
