/// A text that the user edits; what ``TextField`` and ``TextView`` have in common (F-037).
///
/// Controls other than tabs and line breaks are never in it, wherever a text comes from.
public class TextInput: Control, ValueControl, ScrollMarking {
  /// The text; made anew at each call, so one of a megabyte is better not asked for at each key.
  ///
  /// Setting it in code tells nobody, puts the cursor at the end and forgets what could be undone.
  public final var value: String {
    get { editor.text.string }
    set {
      editor.load(newValue)
      sweep = nil
      textDidChange(nil)
      changed(.appearance)
    }
  }

  /// Called with the text after the user changed it; ``Control/action`` is called without it.
  public final var onChange: (@MainActor (String) throws -> Void)?

  /// What is shown while there is no text.
  public final var placeholder = "" {
    didSet { if placeholder != oldValue { changed(.appearance) } }
  }

  /// Whether there is no text at all.
  public final var isEmpty: Bool { editor.text.isEmpty }

  /// What is selected; empty where there is only a cursor.
  public final var selectedText: String { editor.selectedText }

  package internal(set) final var editor = TextEditor()

  /// The selection that the pointer is making, from a press of its button until the release.
  private final var sweep: SelectionSweep?

  package final var scrollMarks = ScrollMarkPlaces()

  /// Where the text is shown; `nil` before a backend told.
  package private(set) final var area: TextArea?

  override init() { super.init() }

  public override var accessibleText: String { accessibleName ?? placeholder }

  public override func restore(_ state: SavedState.Value) {
    if case .string(let text) = state { value = text }
  }

  public override func handle(_ input: ViewInput) throws -> Bool {
    guard isEffectivelyEnabled else { return false }
    switch input {
    case .key(let press): return try TextCommand(press).map(perform) ?? false
    case .text(let text), .paste(let text): return try insert(text, .other)
    case .pointer(let pointer): return follow(pointer)
    }
  }

  /// Enters `value` in the place of all the text, as the user would.
  public final func setByUser(_ value: String) throws {
    guard isEffectivelyEnabled, value != self.value else { return }
    select { $0.selectAll() }
    _ = try value.isEmpty ? perform(.delete(.text, .backward)) : insert(value, .other)
  }

  /// Does what `command` says, as a key for it would, and says whether it was one for this text.
  public final func perform(_ command: TextCommand) throws -> Bool {
    guard isEffectivelyEnabled else { return false }
    if case .kill = command {} else { withWindow { $0.killBuffer.endSeries() } }
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
    case .yank: return try insert((root as? Window)?.killBuffer.text ?? "", .other)
    // Where nothing was edited the key is left to others: in a terminal it stops the app.
    case .undo: return try editor.hasHistory && change { $0.undo() }
    case .redo: return try change { $0.redo() }
    case .cut: return try copy() && edit { isSecret ? nil : $0.deletion(.character, .forward) }
    case .copy: return copy()
    case .paste: return try insert(clipboard?.requestPaste() ?? "", .other)
    }
    return true
  }

  /// Whether many characters typed at once make the same text in one edit as in one edit each.
  ///
  /// A limit or a filter of the app decides about each of them.
  final var takesBursts: Bool {
    allowsEditing && editor.rules.limit == nil && editor.rules.filter == nil
  }

  // MARK: What differs between the two

  /// Whether the user may change the text.
  var allowsEditing: Bool { true }
  /// Whether nobody may learn of the text more than how long it is.
  var isSecret: Bool { false }
  /// The place of the text that is shown at a point of its area, which may be outside.
  func position(at point: SurfacePoint) -> TextPosition { editor.selection.head }
  /// Takes note of a change, or of a new text where it is `nil`; the backend is told already.
  func textDidChange(_ change: TextChange?) {}
  /// Takes note that the cursor moved, by an edit or without one.
  func cursorDidMove() {}
  /// Takes that a backend told of another area, or of the same again.
  func areaDidChange(from old: TextArea?) {}
  func breakLine() throws -> Bool { false }
  func moveRows(
    _ step: TextCommand.RowStep, _ direction: TextCommand.Direction, selecting: Bool
  ) -> Bool { false }
  func scroll(by rows: Int) -> Bool { false }
  /// Takes what the user entered, before anyone is told.
  func userDidEdit() {}
}

extension TextInput {
  /// What is selected, or the character that the cursor is at; empty at the end of a line.
  final var textAtCursor: String {
    if !editor.selection.isEmpty { return "selected: \(String(editor.selectedText.prefix(500)))" }
    let head = editor.selection.head
    guard isFocused, let next = editor.text.line(head.line).tail(from: head.offset).first else {
      return ""
    }
    return "at \(next == " " ? "a blank" : String(next))"
  }

  /// Takes where a backend shows the text; called before it paints.
  package final func didLayOut(_ area: TextArea) {
    let old = self.area
    self.area = area
    areaDidChange(from: old)
  }

  final func insert(_ text: String, _ kind: EditHistory.Kind) throws -> Bool {
    try edit { $0.insertion(of: text, kind) }
  }

  /// Makes the change that `propose` finds, if it finds one.
  ///
  /// The app has its say in finding it, and may look at the text; so that only reads the editor.
  private func edit(_ propose: (TextEditor) -> TextProposal?) throws -> Bool {
    guard allowsEditing else { return false }
    let proposal = propose(editor)
    return try change { editor in proposal.map { editor.apply($0) } }
  }

  /// Changes the text by `body`; the user's wish is dealt with even where nothing comes of it.
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

  /// Deletes as far as `step` goes, and keeps the text for Ctrl-Y unless it is secret.
  private func kill(_ step: TextCommand.Step, _ direction: TextCommand.Direction) throws -> Bool {
    guard allowsEditing else { return false }
    guard let proposal = editor.deletion(step, direction) else { return true }
    if !isSecret {
      let text = editor.text.text(in: proposal.range)
      withWindow { $0.killBuffer.add(text, direction, of: ObjectIdentifier(self)) }
    }
    return try change { $0.apply(proposal) }
  }

  /// Changes what is selected by `body`.
  final func select(_ body: (inout TextEditor) -> Void) {
    body(&editor)
    cursorDidMove()
    changed(.appearance)
  }

  /// Places the cursor, as a press of the pointer would.
  package final func place(at position: TextPosition) {
    select { $0.place(at: position, selecting: false) }
  }

  private var clipboard: (any Clipboard)? { (root as? Window)?.clipboard }

  /// Without a selection the key goes on to others.
  private func copy() -> Bool {
    guard !editor.selection.isEmpty else { return false }
    if !isSecret { clipboard?.copy(editor.selectedText) }
    return true
  }

  /// Stepping by words would tell where they are.
  private func reach(of step: TextCommand.Step) -> TextCommand.Step {
    isSecret && step == .word ? .line : step
  }

  private func follow(_ pointer: PointerInput) -> Bool {
    switch pointer.action {
    case .down(.left): press(pointer)
    case .drag(.left):
      if let position = position(of: pointer),
        let selection = sweep?.selection(to: position, in: editor.text)
      {
        select { $0.select(selection) }
      }
    case .up(.left): sweep = nil
    case .scroll(_, let y): return scroll(by: 3 * y)
    case .down, .up, .drag, .move: return false
    }
    return true
  }

  private func press(_ pointer: PointerInput) {
    sweep = nil
    if let direction = scrollMarks.direction(at: pointer.location, in: self) {
      _ = scroll(by: direction * max(1, (area?.size.height ?? 0) - 1))
      return
    }
    guard let position = position(of: pointer) else { return }
    withWindow { $0.killBuffer.endSeries() }
    // Words of a secret would tell where its blanks are.
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
        x: pointer.location.x - layout.padding.left - area.origin.x,
        y: pointer.location.y - layout.padding.top - area.origin.y))
  }
}
