/// The selection in read-only text, made by the pointer and by keys with Shift.
@MainActor
struct ReadOnlySelection {
  /// The selection, possibly empty; `nil` before the first press or key on the text.
  private var current: TextSelection?
  private var sweep: SelectionSweep?
  /// The preferred column of steps up and down, in units; `nil` for the column of the cursor.
  private var goal: Int?

  /// The selected text; `nil` if no text is selected.
  var range: Range<TextPosition>? { current.flatMap { $0.isEmpty ? nil : $0.range } }

  /// The end of the selection that keys move; `nil` without a selection.
  var head: TextPosition? { current?.head }

  /// Removes the selection.
  mutating func clear() { self = ReadOnlySelection() }

  // MARK: Pointer

  /// Begins a selection at `point`, or extends the current one.
  mutating func press(
    at point: SurfacePoint, clicks: Int, extending: Bool, in geometry: any TextGeometry
  ) {
    let position = geometry.textPosition(at: point)
    let sweep = SelectionSweep(
      at: position, by: TextUnit(clicks: clicks), extending: extending ? current : nil,
      in: geometry.text)
    current = sweep.selection(to: position, in: geometry.text)
    (self.sweep, goal) = (sweep, nil)
  }

  /// Extends the selection to `point`, if the button was pressed on the text.
  mutating func drag(to point: SurfacePoint, in geometry: any TextGeometry) {
    guard let sweep else { return }
    current = sweep.selection(to: geometry.textPosition(at: point), in: geometry.text)
  }

  /// Ends the drag that ``press(at:clicks:extending:in:)`` began.
  mutating func release() { sweep = nil }

  // MARK: Keys

  /// Changes the selection by `command`, and returns whether the command selects text.
  ///
  /// Without an earlier press on the text, the selection begins at `start`. The height of a page
  /// step is `page`, in units.
  mutating func perform(
    _ command: TextCommand, in geometry: any TextGeometry,
    from start: @autoclosure () -> TextPosition,
    page: Int
  ) -> Bool {
    let text = geometry.text
    switch command {
    case .selectAll:
      current = TextSelection(anchor: .start, head: text.end)
      goal = nil
    case .move(let step, let direction, selecting: true):
      var selection = current ?? TextSelection(at: start())
      selection.head = text.position(from: selection.head, by: step, direction)
      (current, goal) = (selection, nil)
    case .moveRows(let step, let direction, selecting: true):
      var selection = current ?? TextSelection(at: start())
      let from = geometry.point(of: selection.head)
      let x = goal ?? from.x
      let y = from.y + (step == .row ? 1 : page) * (direction == .forward ? 1 : -1)
      selection.head = position(near: SurfacePoint(x: x, y: y), direction, in: geometry)
      (current, goal) = (selection, x)
    default: return false
    }
    return true
  }

  /// Returns the position at `point`, or in the nearest row in `direction` that contains text.
  private func position(
    near point: SurfacePoint, _ direction: TextCommand.Direction, in geometry: any TextGeometry
  ) -> TextPosition {
    let last = direction == .forward ? geometry.text.end : .start
    var point = point
    var position = geometry.textPosition(at: point)
    while position != last, geometry.point(of: position).y != point.y {
      point.y += direction == .forward ? 1 : -1
      position = geometry.textPosition(at: point)
    }
    return position
  }
}

extension TextCommand {
  /// Creates the command for `press` in read-only text; returns `nil` if there is none.
  ///
  /// The keys equal those of editable text, except that Ctrl-A selects all.
  init?(reading press: KeyPress) {
    if press.key == "a", press.modifiers == .control, press.phase != .up {
      self = .selectAll
    } else {
      self.init(press)
    }
  }
}
