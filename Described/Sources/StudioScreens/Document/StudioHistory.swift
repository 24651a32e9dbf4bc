/// The steps of an author for undo and redo, each with the whole document.
public struct StudioHistory: Hashable, Sendable {
  /// A document, the selection in it, and the name of the step that produced it.
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

  /// The maximum number of steps.
  public static let limit = 200

  /// The current entry.
  public private(set) var current: Entry
  /// The entries before the current one, the oldest first.
  public private(set) var past: [Entry] = []
  /// The reverted entries, with the next one for redo at the end.
  public private(set) var future: [Entry] = []
  /// The key of the last step, which is merged with a step of the same key; `nil` for none.
  private var merging: String?

  /// Creates a history that begins with `document`.
  public init(_ document: StudioDocument, _ selection: NodePath = .root) {
    current = Entry(document, selection)
  }

  /// The name of the step that ``undo()`` reverts; `nil` if there is none.
  public var undoName: String? { past.isEmpty ? nil : current.name }
  /// The name of the step that ``redo()`` repeats; `nil` if there is none.
  public var redoName: String? { future.last?.name }

  /// Records a step, unless it changes nothing.
  ///
  /// - Parameters:
  ///   - name: The name of the step, such as "Move label".
  ///   - document: The document after the step.
  ///   - selection: The selected object after the step.
  ///   - key: Successive steps with the same key become one, such as the moves of one component.
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
    // Merged steps that restore the earlier document are removed.
    if isMerged, let before = past.last, before.document == document {
      current = before
      current.selection = selection
      past.removeLast()
      merging = nil
    }
  }

  /// Selects another object without a step, and ends the merging of steps.
  public mutating func select(_ path: NodePath) {
    guard path != current.selection else { return }
    current.selection = path
    merging = nil
  }

  /// Ends the merging of steps, for example after the release of a pointer.
  public mutating func endMerging() { merging = nil }

  /// Reverts the last step; returns whether there was one.
  @discardableResult
  public mutating func undo() -> Bool {
    guard let before = past.popLast() else { return false }
    future.append(current)
    current = before
    merging = nil
    return true
  }

  /// Repeats the last reverted step; returns whether there was one.
  @discardableResult
  public mutating func redo() -> Bool {
    guard let next = future.popLast() else { return false }
    past.append(current)
    current = next
    merging = nil
    return true
  }
}
