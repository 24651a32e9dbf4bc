/// A multi-line text, editable or read-only.
///
/// Long lines wrap, unless ``wraps`` is `false`. Tab moves the focus to other controls. A
/// ``FindBar`` finds and replaces text.
public final class TextView: TextInput {
  /// Whether the user may change the text; a read-only text can still be selected and copied.
  public var isEditable = true {
    didSet { if isEditable != oldValue { changed(.appearance) } }
  }

  /// Whether long lines wrap; otherwise, each line is one row, and the view scrolls horizontally.
  public var wraps = true {
    didSet {
      guard wraps != oldValue else { return }
      if let area { viewport = TextViewport(viewport, in: area, wraps: wraps) }
      isRevealing = true
      changed(.appearance)
    }
  }

  /// The alignment of each row in the width of the view; used only if ``wraps`` is `true`.
  public var alignment = Alignment.leading {
    didSet {
      guard alignment != oldValue else { return }
      viewport.alignment = alignment
      isRevealing = true
      changed(.appearance)
    }
  }

  /// Whether the number of each line is shown in front of it.
  ///
  /// A browser shows no line numbers, since its native text control has none.
  public var showsLineNumbers = false {
    didSet { if showsLineNumbers != oldValue { changed(.appearance) } }
  }

  /// The find bar of this view, which also handles keys of the view; set by the bar.
  weak var findBar: FindBar?

  /// The number of hits that the bar has shown so far.
  package private(set) var shownHits = 0

  private var viewport = TextViewport()
  /// Whether the cursor has moved since the view last scrolled to it.
  private var isRevealing = false
  /// The horizontal position for vertical moves, in units from the left; `nil` for that of the
  /// cursor.
  private var goal: Int?

  /// The visible rows, from top to bottom.
  package private(set) var shownRows: [VisibleTextRow] = []
  private var more = (above: false, below: false)

  /// Creates a view of `text`.
  public init(_ text: String = "") {
    super.init()
    value = text
    moveCursor(to: .start)
  }

  public override var role: SemanticRole { .textView }
  public override var accessibleValue: String { value }
  /// The description of only the cursor's line, since the text may be very long.
  public override var semanticDetails: SemanticDetails {
    let line = editor.selection.head.line
    let shown = String(editor.text.line(line).prefix(500))
    let told = [shown.isEmpty ? strings.spoken.texts.emptyLine : shown, textAtCursor].filter {
      !$0.isEmpty
    }
    return SemanticDetails(
      value: told.joined(separator: ", "), parts: [],
      place: .init(number: line + 1, count: editor.text.lineCount))
  }

  public override var keyHints: [KeyHint] { findBar?.hints ?? [] }

  public override func handle(_ input: ViewInput) throws -> Bool {
    if case .key(let press) = input, isEffectivelyEnabled, let findBar,
      try findBar.performInText(press)
    {
      return true
    }
    return try super.handle(input)
  }

  public override var savedState: SavedState.Value? { isEditable ? .string(value) : nil }

  override var allowsEditing: Bool { isEditable }

  override func textDidChange(_ change: TextChange?) {
    findBar?.textDidChange()
    if let change { return viewport.apply(change) }
    viewport = area.map { TextViewport(TextViewport(), in: $0, wraps: wraps) } ?? TextViewport()
    viewport.alignment = alignment
    isRevealing = false
  }

  override func cursorDidMove() {
    isRevealing = true
    goal = nil
    findBar?.cursorDidMove()
  }

  /// Selects the range `hit` of the text and scrolls to it.
  func show(_ hit: Range<TextPosition>) {
    shownHits += 1
    select { $0.select(TextSelection(anchor: hit.lowerBound, head: hit.upperBound)) }
  }

  /// Replaces `range` by `string` as one undo step; returns `false` if the rules reject it.
  func replace(_ range: Range<TextPosition>, by string: String) throws -> Bool {
    let before = editor.revision
    guard isEffectivelyEnabled else { return false }
    _ = try edit { $0.replacement(of: range, by: string) }
    return editor.revision != before
  }

  override func areaDidChange(from old: TextArea?) {
    guard let area else { return }
    if old?.size != area.size {
      viewport = TextViewport(viewport, in: area, wraps: wraps)
      isRevealing = isRevealing || isFocused
    }
    if isRevealing { viewport.reveal(editor.selection.head, in: editor.text) }
    isRevealing = false
    more = viewport.list(into: &shownRows, of: editor.text)
  }

  package override var hasMoreAbove: Bool { more.above }
  package override var hasMoreBelow: Bool { more.below }

  /// The visible part of the text, in thousandths of a line.
  public override var scrollExtent: ScrollExtent {
    let lineCount = editor.text.lineCount
    let total = lineCount * TextView.unitsOfLine
    // The text may have lost lines since the last layout.
    guard let first = shownRows.first, let last = shownRows.last(where: { $0.line < lineCount })
    else {
      return ScrollExtent(offset: 0, visible: total, total: total)
    }
    guard wraps else {
      let count = (last.line - first.line + 1) * TextView.unitsOfLine
      return ScrollExtent(offset: first.line * TextView.unitsOfLine, visible: count, total: total)
    }
    let start = first.bytes.isEmpty ? 0 : first.bytes.lowerBound
    let offset = distance(of: start, in: first.line)
    let isAtEnd = last.bytes.upperBound >= editor.text.line(last.line).utf8.count
    let end =
      isAtEnd
      ? (last.line + 1) * TextView.unitsOfLine : distance(of: last.bytes.upperBound, in: last.line)
    return ScrollExtent(offset: offset, visible: end - offset, total: total)
  }

  public override func scroll(toOffset offset: Int) {
    let units = TextView.unitsOfLine
    let offset = max(0, min(offset, editor.text.lineCount * units - 1))
    let bytes = editor.text.line(offset / units).utf8.count
    let place = TextPosition(line: offset / units, offset: offset % units * bytes / units)
    viewport.show(from: place, in: editor.text)
    isRevealing = false
    changed(.appearance)
  }

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

  override func scroll(sidewaysBy units: Int) -> Bool {
    guard viewport.scroll(sidewaysBy: units, in: editor.text) else { return false }
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
  /// Adds `text` at the end; keeps the cursor, the selection and the undo history.
  ///
  /// A cursor at the end of the text moves to the new end, and the view scrolls to it. No observers
  /// are called.
  public func append(_ text: String) {
    let end = editor.text.end
    let follows = editor.selection == TextSelection(at: end)
    guard let change = editor.append(text) else { return }
    textDidChange(change)
    if follows { cursorDidMove() }
    changed(.appearance)
  }

  /// The selection, shown with the focus or as the hit of an open find bar; `nil` if it is hidden.
  package var shownSelection: Range<TextPosition>? {
    isFocused || findBar?.isOpen == true ? editor.selection.range : nil
  }

  /// The number of units of ``scrollExtent`` in a line.
  ///
  /// Lines are the base of the extent, since the number of wrapped rows is known only for visible
  /// lines.
  private static let unitsOfLine = 1000

  /// Returns the distance of the byte at `offset` in `line` from the start of the text, in
  /// thousandths of a line.
  private func distance(of offset: Int, in line: Int) -> Int {
    let bytes = editor.text.line(line).utf8.count
    let part = offset >= bytes ? 0 : offset * TextView.unitsOfLine / bytes
    return line * TextView.unitsOfLine + part
  }

  /// The location of the cursor, from the top left corner of the text's area; `nil` if it is
  /// hidden.
  package var cursorPlace: SurfacePoint? {
    let head = editor.selection.head
    let y = shownRows.lastIndex { row in
      row.line == head.line && row.bytes.lowerBound <= head.offset
        && head.offset <= row.bytes.upperBound
    }
    let x = viewport.x(of: head, in: editor.text) - viewport.left
    return x < 0 ? nil : y.map { SurfacePoint(x: x, y: $0) }
  }

  /// The number of rows wrapped so far, for tests of the cost.
  package var work: Int { viewport.work }
}
