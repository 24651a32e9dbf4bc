/// Multi-line text that the user edits or only reads.
///
/// Long lines wrap. Tab moves the focus to other controls.
public final class TextView: TextInput {
  /// Whether the user may change the text; otherwise it can still be selected and copied.
  public var isEditable = true {
    didSet { if isEditable != oldValue { changed(.appearance) } }
  }

  private var viewport = TextViewport()
  /// Whether the cursor moved since the view last scrolled to it.
  private var isRevealing = false
  /// The column that steps up and down return to, in units from the left.
  private var goal: Int?

  /// The visible rows, from top to bottom.
  package private(set) var shownRows: [VisibleTextRow] = []
  private var more = (above: false, below: false)

  /// Creates a view of `text`.
  public init(_ text: String = "") {
    super.init()
    value = text
    place(at: .start)
  }

  public override var role: SemanticRole { .textView }
  public override var accessibleValue: String { value }
  /// Describes only the line of the cursor, since the text may have any size.
  public override var semanticDetails: SemanticDetails {
    let line = editor.selection.head.line
    let shown = String(editor.text.line(line).prefix(500))
    let told = [shown.isEmpty ? Strings.current.spoken.texts.emptyLine : shown, textAtCursor].filter
    { !$0.isEmpty }
    return SemanticDetails(
      value: told.joined(separator: ", "), parts: [],
      place: .init(number: line + 1, count: editor.text.lineCount))
  }

  public override var savedState: SavedState.Value? { isEditable ? .string(value) : nil }

  override var allowsEditing: Bool { isEditable }

  override func textDidChange(_ change: TextChange?) {
    if let change { return viewport.apply(change) }
    viewport = area.map { TextViewport(TextViewport(), in: $0) } ?? TextViewport()
    isRevealing = false
  }

  override func cursorDidMove() {
    isRevealing = true
    goal = nil
  }

  override func areaDidChange(from old: TextArea?) {
    guard let area else { return }
    if old?.size != area.size {
      viewport = TextViewport(viewport, in: area)
      isRevealing = isRevealing || isFocused
    }
    if isRevealing { viewport.reveal(editor.selection.head, in: editor.text) }
    isRevealing = false
    more = viewport.list(into: &shownRows, of: editor.text)
  }

  package override var hasMoreAbove: Bool { more.above }
  package override var hasMoreBelow: Bool { more.below }

  override func breakLine() throws -> Bool { try insert("\n", .typing) }

  override func position(at point: SurfacePoint) -> TextPosition {
    viewport.position(at: point, in: editor.text)
  }

  override func moveRows(
    _ step: TextCommand.RowStep, _ direction: TextCommand.Direction, selecting: Bool
  ) -> Bool {
    let head = editor.selection.head
    let x = goal ?? viewport.x(of: head, in: editor.text)
    let place = viewport.position(from: head, by: step, direction, x: x, in: editor.text)
    select { $0.moveCursor(to: place, selecting: selecting) }
    goal = x
    return true
  }

  override func scroll(toLine line: Int) -> Bool {
    let line = max(0, min(line, editor.text.lineCount - 1))
    viewport.show(from: line, in: editor.text)
    isRevealing = false
    changed(.appearance)
    return true
  }

  override func scroll(by rows: Int) -> Bool {
    guard viewport.scroll(by: rows, in: editor.text) else { return false }
    isRevealing = false
    changed(.appearance)
    return true
  }
}

extension TextView {
  /// The location of the cursor, from the top left corner of the text's area; `nil` if it is not
  /// visible.
  package var cursorPlace: SurfacePoint? {
    let head = editor.selection.head
    let y = shownRows.lastIndex { row in
      row.line == head.line && row.bytes.lowerBound <= head.offset
        && head.offset <= row.bytes.upperBound
    }
    return y.map { SurfacePoint(x: viewport.x(of: head, in: editor.text), y: $0) }
  }

  /// The number of rows wrapped so far; tests count the work by it.
  package var work: Int { viewport.work }
}
