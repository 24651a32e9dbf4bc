import ScreenKitCore
internal import ScreenKitLooks

/// The cell styles of a styled text, found by the position of a character.
@MainActor
struct RunInk {
  private let runs: [StyledText.Run]
  private var label: ViewStyle
  private let labelLink: ExternalLink?
  private let canvas: Canvas
  /// Whether the text is in a highlighted row, whose colours apply to all its text.
  private let isHighlighted: Bool
  /// The index of the run found last, its bytes in the text, and its style.
  private var index = 0
  private var bytes = 0..<0
  private var style = CellStyle()

  init(_ text: StyledText, of view: Label, on canvas: Canvas) {
    runs = text.runs
    (label, labelLink) = (view.style, view.link)
    if view.paint?.foreground != nil { label.tint = .standard }
    self.canvas = canvas
    isHighlighted = canvas.backgroundStyle.isUniform
    enter(0, from: 0)
  }

  /// Returns the style of the cluster at `place` in the shown text of `row`.
  ///
  /// An ellipsis has the style of the text in front of it.
  mutating func style(of place: Range<Int>, in row: LabelLayout.Row) -> CellStyle {
    // Behind an ellipsis, the positions in the row and in the text differ.
    let tail = row.tail.flatMap { place.lowerBound >= $0.shown ? $0.line - $0.shown : nil }
    let isEllipsis = tail == nil && place.lowerBound >= row.length
    let shift = row.byte + (tail ?? 0)
    move(to: isEllipsis ? row.byte + max(0, row.length - 1) : shift + place.lowerBound)
    if isEllipsis || shift + place.upperBound <= bytes.upperBound { return style }
    move(to: shift + row.shown.base(of: place))
    return style
  }

  private mutating func move(to byte: Int) {
    if byte < bytes.lowerBound { enter(0, from: 0) }
    while byte >= bytes.upperBound, index + 1 < runs.count {
      enter(index + 1, from: bytes.upperBound)
    }
  }

  private mutating func enter(_ index: Int, from start: Int) {
    guard index < runs.count else { return }
    self.index = index
    bytes = start..<start + runs[index].text.utf8.count
    style = cellStyle(of: runs[index].style)
  }

  private func cellStyle(of run: StyledText.Style) -> CellStyle {
    let look = canvas.look
    var style = look.text(
      ViewStyle(tint: run.tint ?? label.tint, emphasis: run.emphasis ?? label.emphasis))
    if run.isUnderlined { style.attributes.insert(.underline) }
    if let link = run.link ?? labelLink {
      style.attributes.insert(.underline)
      style.link = canvas.link(to: link)
    }
    guard !isHighlighted, run.foreground != nil || run.background != nil else { return style }
    style.background = run.background.map(LookColor.init) ?? .standard
    let ground = run.background == nil ? canvas.background : style.background
    style.foreground = look.readable(
      run.foreground.map(LookColor.init) ?? style.foreground, on: ground)
    return style
  }
}

extension String {
  /// Returns the first byte in `bytes` of a character that takes space, rather than of an invisible
  /// mark in front of it.
  fileprivate func base(of bytes: Range<Int>) -> Int {
    var place = bytes.lowerBound
    for scalar in self[bytes: bytes].unicodeScalars {
      if ScalarClass(of: scalar).columns(.current) > 0 { return place }
      place += UTF8.width(scalar)
    }
    return bytes.lowerBound
  }
}
