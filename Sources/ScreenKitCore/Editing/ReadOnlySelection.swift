/// The selection in text that is only read, made by the pointer and by keys with Shift.
@MainActor
struct ReadOnlySelection {
  /// The place where selecting begins or goes on; `nil` before the user pointed anywhere.
  private var current: TextSelection?
  private var sweep: SelectionSweep?
  /// The column that steps up and down return to, in units from the left.
  private var goal: Int?

  /// The text that is selected; `nil` if none is.
  var range: Range<TextPosition>? { current.flatMap { $0.isEmpty ? nil : $0.range } }

  /// The end of the selection that keys move.
  var head: TextPosition? { current?.head }

  /// Selects nothing.
  mutating func clear() { self = ReadOnlySelection() }

  // MARK: Pointer

  /// Begins a selection at `point`, or extends the present one.
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

  /// Selects up to `point`, if the button went down on the text.
  mutating func drag(to point: SurfacePoint, in geometry: any TextGeometry) {
    guard let sweep else { return }
    current = sweep.selection(to: geometry.textPosition(at: point), in: geometry.text)
  }

  /// Ends what ``press(at:clicks:extending:in:)`` began.
  mutating func release() { sweep = nil }

  // MARK: Keys

  /// Selects what `command` says, and says whether it was a command that selects.
  ///
  /// It begins at `start` if the user pointed nowhere yet; `page` is how many units a step by pages
  /// goes up or down.
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

  /// The place at `point`, or in the nearest row in `direction` that has any text.
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
  /// The command that `press` means in text that is only read: as in text that is edited, and Ctrl-A
  /// selects all, since there is no cursor that could go to the beginning of a line.
  init?(reading press: KeyPress) {
    if press.key == "a", press.modifiers == .control, press.phase != .up {
      self = .selectAll
    } else {
      self.init(press)
    }
  }
}
