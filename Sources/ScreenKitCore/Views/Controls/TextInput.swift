/// An editable text; the base class of ``TextField`` and ``TextView``.
///
/// The text contains no control characters other than tabs and line breaks, even if it is set in
/// code.
public class TextInput: Control, ValueControl, Scrollable, LayoutObserving {
  /// The text; each call composes it, so avoid reading a very long text at each key.
  ///
  /// Setting it in code calls no observers, moves the cursor to the end and clears the undo
  /// history.
  public final var value: String {
    get { editor.text.string }
    set {
      editor.load(newValue)
      sweep = nil
      textDidChange(nil)
      changed(.appearance)
    }
  }

  /// The closure called with the text after a change by the user; ``Control/action`` gets no text.
  public final var onChange: (@MainActor (String) throws -> Void)?

  /// The text shown while the input is empty.
  public final var placeholder = "" {
    didSet { if placeholder != oldValue { changed(.appearance) } }
  }

  /// Whether the text is empty.
  public final var isEmpty: Bool { editor.text.isEmpty }

  /// The selected text; empty if there is only a cursor.
  public final var selectedText: String { editor.selectedText }

  package internal(set) final var editor = TextEditor()

  /// The selection by the pointer, between the press and the release of its button.
  private final var sweep: SelectionSweep?

  /// The area of the text; `nil` before the first layout by a backend.
  package private(set) final var area: TextArea?

  /// The track of the scroll bar in the last layout; `nil` for none.
  public final var scrollTrack: ScrollTrack? { area?.track }
  /// The visible part of the text; empty for a text of one line.
  public var scrollExtent: ScrollExtent { ScrollExtent(offset: 0, visible: 0, total: 0) }
  /// Scrolls until the text at `offset` is in the first visible row, or the end of the text is
  /// visible.
  public func scroll(toOffset offset: Int) {}
  /// Scrolls by the number of visible rows less one: down if `direction` is 1, up if it is -1.
  public final func scrollByPage(_ direction: Int) {
    _ = scroll(by: direction * max(1, (area?.size.height ?? 0) - 1))
  }

  override init() { super.init() }

  public override var accessibleText: String { accessibleName ?? placeholder }
  public override var mirrorsContent: Bool { false }

  public override func restore(_ state: SavedState.Value) {
    if case .string(let text) = state { value = text }
  }

  public override func handle(_ input: ViewInput) throws -> Bool {
    guard isEffectivelyEnabled else { return false }
    switch input {
    case .key(let press): return try TextCommand(press).map(perform) ?? false
    case .text(let text), .paste(let text): return try insert(text, .other)
    case .pointer(let pointer): return follow(pointer)
    case .action(let action): return try perform(action)
    }
  }

  /// Replaces the whole text by `value`, as if the user entered it; does nothing in a disabled
  /// input.
  public final func setByUser(_ value: String) throws {
    guard isEffectivelyEnabled, value != self.value else { return }
    select { $0.selectAll() }
    _ = try value.isEmpty ? perform(.delete(.text, .backward)) : insert(value, .other)
  }

  /// Performs `command`, as its key does; returns whether the input handled it.
  public final func perform(_ command: TextCommand) throws -> Bool {
    guard isEffectivelyEnabled else { return false }
    if case .kill = command {} else { withWindow { $0.input.killBuffer.endSeries() } }
    switch command {
    case .type(let text): return try insert(text, .typing)
    case .breakLine: return try breakLine()
    case .move(let step, let direction, let selecting):
      select { $0.move(reach(of: step), direction, selecting: selecting) }
    case .moveRows(let step, let direction, let selecting):
      return moveRows(step, direction, selecting: selecting)
    case .selectAll: select { $0.selectAll() }
    case .delete(let step, let direction):
      return try edit { $0.deletion(reach(of: step), direction) }
    case .kill(let step, let direction): return try kill(reach(of: step), direction)
    case .yank: return try insert((root as? Window)?.input.killBuffer.text ?? "", .other)
    case .undo: return try takesUndo && change { $0.undo() }
    case .redo: return try editor.canRedo && change { $0.redo() }
    case .cut: return try copy() && edit { isSecret ? nil : $0.deletion(.character, .forward) }
    case .copy: return copy()
    case .paste: return try insert(clipboard?.requestPaste() ?? "", .other)
    }
    return true
  }

  /// Whether an edit of the text can be undone.
  public final var canUndo: Bool { allowsEditing && editor.canUndo }
  /// Whether an edit of the text can be redone.
  public final var canRedo: Bool { allowsEditing && editor.canRedo }

  /// Whether the input handles the undo key before the screen and the application.
  ///
  /// If there are only edits to redo, the input handles the key unless the screen can undo a
  /// change. Otherwise an extra press of Ctrl-Z would suspend the app in a terminal.
  private var takesUndo: Bool {
    editor.canUndo || editor.canRedo && application?.canUndoOnScreen != true
  }

  /// Whether a single edit with many characters has the same effect as one edit per character.
  ///
  /// It is `false` with a limit or a filter, which must check each character.
  final var takesBursts: Bool {
    allowsEditing && editor.rules.limit == nil && editor.rules.filter == nil
  }

  // MARK: Overridden by subclasses

  /// Whether the user may change the text.
  var allowsEditing: Bool { true }
  /// Whether only the length of the text may be disclosed.
  var isSecret: Bool { false }
  /// Returns the text position nearest to `point`, in the coordinates of the area.
  func position(at point: SurfacePoint) -> TextPosition { editor.selection.head }
  /// Responds to a change of the text, or with `nil` to a replacement of the whole text.
  func textDidChange(_ change: TextChange?) {}
  /// Responds to a move of the cursor, by an edit or without an edit.
  func cursorDidMove() {}
  /// Responds to a layout of the text by a backend, in the same or another area.
  func areaDidChange(from old: TextArea?) {}
  /// Whether there are rows above the visible ones.
  package var hasMoreAbove: Bool { false }
  /// Whether there are rows below the visible ones.
  package var hasMoreBelow: Bool { false }
  func breakLine() throws -> Bool { false }
  func moveRows(
    _ step: TextCommand.RowStep, _ direction: TextCommand.Direction, selecting: Bool
  ) -> Bool { false }
  func scroll(by rows: Int) -> Bool { false }
  /// Scrolls to the right by `units`, or to the left if negative; returns whether the text moved.
  func scroll(sidewaysBy units: Int) -> Bool { false }
  /// Scrolls until `line` is the first visible line; returns whether the input can scroll.
  func scroll(toLine line: Int) -> Bool { false }
  /// Performs the action of Enter in a single line; returns whether there is an action.
  func submit() throws -> Bool { false }
  /// Responds to an edit by the user, before the observers are called.
  func userDidEdit() {}
}

extension TextInput {
  /// The selected text, or the character at the cursor; empty at the end of a line.
  final var textAtCursor: String {
    let texts = strings.spoken.texts
    if !editor.selection.isEmpty {
      return texts.selected(String(editor.selectedText.prefix(500)))
    }
    let head = editor.selection.head
    guard isFocused, let next = editor.text.line(head.line).tail(from: head.offset).first else {
      return ""
    }
    return next == " " ? texts.blank : texts.character(String(next))
  }

  /// Stores the area of the text and scrolls to the cursor.
  public final func didLayOut(_ area: TextArea) {
    let old = self.area
    self.area = area
    areaDidChange(from: old)
  }

  final func insert(_ text: String, _ kind: EditHistory.Kind) throws -> Bool {
    try edit { $0.insertion(of: text, kind) }
  }

  /// Applies the change returned by `propose`, if any; returns whether the key was handled.
  ///
  /// A filter of the app runs in `propose` and may read the text, so `propose` must not modify the
  /// editor.
  final func edit(_ propose: (TextEditor) -> TextProposal?) throws -> Bool {
    guard allowsEditing else { return false }
    let proposal = propose(editor)
    return try change { editor in proposal.map { editor.apply($0) } }
  }

  /// Changes the text by `body`; returns whether the key was handled, even without a change.
  private func change(_ body: (inout TextEditor) -> TextChange?) throws -> Bool {
    guard allowsEditing else { return false }
    guard let change = body(&editor) else { return true }
    sweep = nil
    textDidChange(change)
    cursorDidMove()
    userDidEdit()
    changed(.appearance)
    if let onChange { try onChange(value) }
    try perform()
    return true
  }

  /// Deletes the text of one step and stores it for Ctrl-Y, unless the text is secret.
  private func kill(_ step: TextCommand.Step, _ direction: TextCommand.Direction) throws -> Bool {
    guard allowsEditing else { return false }
    guard let proposal = editor.deletion(step, direction) else { return true }
    if !isSecret {
      let text = editor.text.text(in: proposal.range)
      withWindow { $0.input.killBuffer.add(text, direction, of: ObjectIdentifier(self)) }
    }
    return try change { $0.apply(proposal) }
  }

  /// Changes the selection by `body`.
  final func select(_ body: (inout TextEditor) -> Void) {
    body(&editor)
    cursorDidMove()
    changed(.appearance)
  }

  /// Selects the whole text; does nothing if there is none.
  final func selectAll() { if !isEmpty { select { $0.selectAll() } } }

  /// Moves the cursor to `position` and clears the selection.
  package final func moveCursor(to position: TextPosition) {
    select { $0.moveCursor(to: position, selecting: false) }
  }

  private var clipboard: (any Clipboard)? { (root as? Window)?.clipboard }

  /// Copies the selection; returns `false` without a selection, so that other views can handle the
  /// key.
  private func copy() -> Bool {
    guard !editor.selection.isEmpty else { return false }
    if !isSecret { clipboard?.copy(editor.selectedText) }
    return true
  }

  /// Returns `step`; in a secret text, word steps become whole lines, since words would disclose
  /// spaces.
  private func reach(of step: TextCommand.Step) -> TextCommand.Step {
    isSecret && step == .word ? .line : step
  }

  private func follow(_ pointer: PointerInput) -> Bool {
    if followScrollBar(pointer) { return true }
    switch pointer.action {
    case .down(.left): press(pointer)
    case .drag(.left):
      if let position = position(of: pointer),
        let selection = sweep?.selection(to: position, in: editor.text)
      {
        select { $0.select(selection) }
      }
    case .up(.left): sweep = nil
    case .scroll(let x, let y):
      let isAside = x != 0 && scroll(sidewaysBy: 3 * x)
      return scroll(by: 3 * y) || isAside
    case .down, .up, .drag, .move: return false
    }
    return true
  }

  private func press(_ pointer: PointerInput) {
    sweep = nil
    guard let position = position(of: pointer) else { return }
    withWindow { $0.input.killBuffer.endSeries() }
    // Selecting words of a secret text would disclose its spaces.
    let unit = isSecret && pointer.clicks > 1 ? .line : TextUnit(clicks: pointer.clicks)
    let anchor = pointer.modifiers.contains(.shift) ? editor.selection : nil
    let sweep = SelectionSweep(at: position, by: unit, extending: anchor, in: editor.text)
    self.sweep = sweep
    select { [text = editor.text] in $0.select(sweep.selection(to: position, in: text)) }
  }

  private func position(of pointer: PointerInput) -> TextPosition? {
    guard let area else { return nil }
    return position(
      at: SurfacePoint(
        x: pointer.location.x - inputInset - area.origin.x,
        y: pointer.location.y - layout.padding.top - area.origin.y))
  }
}
