public import ScreenKitLooks

/// The background of a view: a colour, the colour of text on it, and the attributes of all text.
@usableFromInline
struct Background: Hashable {
  /// A rule of the background in addition to its colours.
  private struct Rules: OptionSet, Hashable {
    let rawValue: UInt8
    static let isUniform = Rules(rawValue: 1)
    static let isPainted = Rules(rawValue: 2)
    static let forcesGround = Rules(rawValue: 4)
    static let forcesText = Rules(rawValue: 8)
    static let keepsBlank = Rules(rawValue: 16)
  }

  // The properties are few and small, since a larger value would be copied for each drawn cell.
  @usableFromInline var color = LookColor.standard { didSet { rules.remove(.keepsBlank) } }
  /// The colour of text that has none of its own.
  @usableFromInline var text = LookColor.standard { didSet { updateChecks() } }
  /// The attributes to add to all text; reverse is toggled instead for text that is already
  /// reversed.
  @usableFromInline var attributes: CellStyle.Attributes = [] {
    didSet { rules.remove(.keepsBlank) }
  }
  private var rules: Rules = [] { didSet { updateChecks() } }
  /// Whether styles need only the colours; stored, since it is read for each cell.
  @usableFromInline private(set) var isPlain = true
  /// Whether styles stay as they are; stored for the same reason.
  @usableFromInline private(set) var isBare = true
  /// The background of the look's focus style, which the explicit colours do not replace.
  private var focusGround = LookColor.standard
  /// The text colour of the look's focus style.
  private var focusText = LookColor.standard
  /// The text colour of blank cells that keep a container's background; see ``keepBlank(_:)``.
  private var blankText = LookColor.standard
  private var blankAttributes: CellStyle.Attributes = []

  /// Whether all text has the colour ``text`` and full intensity, as in a highlighted row.
  var isUniform: Bool {
    get { rules.contains(.isUniform) }
    set { if newValue { rules.insert(.isUniform) } else { rules.remove(.isUniform) } }
  }

  /// Whether ``color`` is an explicit colour, which the painter does not fill over.
  var isPainted: Bool { rules.contains(.isPainted) }

  @usableFromInline
  init(color: LookColor = .standard, text: LookColor = .standard) {
    (self.color, self.text) = (color, text)
    updateChecks()
  }

  private mutating func updateChecks() {
    isPlain =
      attributes.isEmpty && rules.isDisjoint(with: [.isUniform, .forcesGround, .forcesText])
    isBare = isPlain && color.isStandard && text.isStandard
  }

  /// Returns `style` on this background; its own background colour, if any, is kept.
  @inlinable @inline(__always)
  func style(_ style: CellStyle) -> CellStyle {
    if isBare { return style }
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
    // In other colours, the text would look like a patch in the highlighted row.
    if isUniform, style.background == color {
      style.foreground = text
      style.attributes.remove(.dim)
    } else if !isUniform, !isFocus(style) {
      if rules.contains(.forcesGround) { style.background = color }
      if rules.contains(.forcesText) { style.foreground = text }
    }
    let isReversed = style.attributes.symmetricDifference(attributes).contains(.reverse)
    style.attributes.formUnion(attributes)
    if !isReversed { style.attributes.remove(.reverse) }
    return style
  }

  private func isFocus(_ style: CellStyle) -> Bool {
    !focusGround.isStandard && style.background == focusGround && style.foreground == focusText
  }

  /// A blank cell with this background, or the cell from ``keepBlank(_:)``.
  var blank: Cell {
    guard rules.contains(.keepsBlank) else { return Cell(.space, style(CellStyle())) }
    return Cell(.space, CellStyle(blankText, on: color, blankAttributes))
  }

  /// Gives the view an explicit background and text colour; the default colour means none.
  mutating func paint(text ink: LookColor, ground: LookColor) {
    if !ink.isStandard { text = ink }
    guard !ground.isStandard else { return }
    color = ground
    rules.insert(.isPainted)
  }

  /// Keeps `blank` for blank cells if the view has no explicit background.
  mutating func keepBlank(_ blank: Cell) {
    guard !isPainted else { return }
    (blankText, blankAttributes) = (blank.foreground, blank.attributes)
    rules.insert(.keepsBlank)
  }

  /// Puts the explicit colours in place of all others, except for those of the focus.
  mutating func force(text: Bool, ground: Bool, focusText: LookColor, focusGround: LookColor) {
    keepOwnColors()
    if text { rules.insert(.forcesText) }
    if ground { rules.insert(.forcesGround) }
    (self.focusText, self.focusGround) = (focusText, focusGround)
  }

  /// Allows the painter to use its own colours instead of the explicit ones.
  mutating func keepOwnColors() { rules.subtract([.forcesText, .forcesGround]) }

  /// The background for the views inside this one, whose painters use their own colours again.
  var inner: Background {
    guard isPainted || !isPlain else { return self }
    var inner = self
    inner.rules.remove(.isPainted)
    inner.keepOwnColors()
    return inner
  }
}
