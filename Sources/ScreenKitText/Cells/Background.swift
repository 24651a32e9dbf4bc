public import ScreenKitLooks

/// The background of a view: a colour, the colour of text on it, and the attributes of all text.
@usableFromInline
struct Background: Hashable {
  @usableFromInline var color = LookColor.standard { didSet { unfilled = nil } }
  /// The colour of text that has none of its own.
  @usableFromInline var text = LookColor.standard
  /// The attributes to add to all text; reverse is toggled instead for text that is already
  /// reversed.
  @usableFromInline var attributes: CellStyle.Attributes = [] {
    didSet {
      unfilled = nil
      updateIsPlain()
    }
  }
  /// Whether all text has the colour ``text`` and full intensity, as in a highlighted row.
  @usableFromInline var isUniform = false { didSet { updateIsPlain() } }
  /// Whether ``color`` is an explicit colour, which the painter does not fill over.
  private(set) var isPainted = false
  /// Whether ``color`` replaces each ground of the painter.
  private var forcesGround = false { didSet { updateIsPlain() } }
  /// Whether ``text`` replaces each text colour of the painter.
  private var forcesText = false { didSet { updateIsPlain() } }
  /// The ground with which the look shows the focus, where its colours stay.
  private var focusGround = LookColor.standard
  /// The text colour with which the look shows the focus.
  private var focusText = LookColor.standard
  /// The style of blank cells, if they are those of a container, since nothing was filled.
  private var unfilled: CellStyle?
  /// Whether styles need no more than the colours; kept, since it is read for each cell.
  @usableFromInline private(set) var isPlain = true

  @usableFromInline
  init(color: LookColor = .standard, text: LookColor = .standard) {
    (self.color, self.text) = (color, text)
  }

  /// Returns `style` on this background; its own background colour, if any, is kept.
  @inlinable @inline(__always)
  func style(_ style: CellStyle) -> CellStyle {
    var style = style
    if style.background.isStandard {
      style.background = color
      if style.foreground.isStandard { style.foreground = text }
    }
    return isPlain ? style : adding(to: style)
  }

  @usableFromInline
  func adding(to style: CellStyle) -> CellStyle {
    var style = style
    // In colours of its own a text would be a patch in the highlighted row.
    if isUniform, style.background == color {
      style.foreground = text
      style.attributes.remove(.dim)
    } else if !isUniform, !isFocus(style) {
      if forcesGround { style.background = color }
      if forcesText { style.foreground = text }
    }
    let isReversed = style.attributes.symmetricDifference(attributes).contains(.reverse)
    style.attributes.formUnion(attributes)
    if !isReversed { style.attributes.remove(.reverse) }
    return style
  }

  private mutating func updateIsPlain() {
    isPlain = attributes.isEmpty && !isUniform && !forcesGround && !forcesText
  }

  private func isFocus(_ style: CellStyle) -> Bool {
    !focusGround.isStandard && style.background == focusGround && style.foreground == focusText
  }

  /// A blank cell with this background, as the last one that filled the view left it.
  var blank: Cell { Cell(.space, unfilled ?? style(CellStyle())) }

  /// Gives the view an explicit ground and text colour; the default colour stands for none.
  mutating func paint(text ink: LookColor, ground: LookColor) {
    if !ink.isStandard { text = ink }
    if !ground.isStandard { (color, isPainted) = (ground, true) }
  }

  /// Keeps the blank cells as `blank` if the view was given no ground that is filled.
  mutating func keepBlank(_ blank: Cell) {
    if !isPainted { unfilled = blank.style }
  }

  /// Puts the explicit colours in place of all others, except for those of the focus.
  mutating func force(text: Bool, ground: Bool, focusText: LookColor, focusGround: LookColor) {
    (forcesText, forcesGround) = (text, ground)
    (self.focusText, self.focusGround) = (focusText, focusGround)
  }

  /// Lets the painter use colours of its own in front of the explicit ones.
  mutating func keepOwnColors() { (forcesText, forcesGround) = (false, false) }

  /// The background of the views in this one, whose painters use their own colours again.
  var inner: Background {
    guard isPainted || !isPlain else { return self }
    var inner = self
    inner.isPainted = false
    inner.keepOwnColors()
    return inner
  }
}
