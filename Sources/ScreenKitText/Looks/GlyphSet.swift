/// The characters with which a look draws borders, marks and controls.
public struct GlyphSet: Hashable, Sendable {
  /// The corners of a box.
  public var topLeft, topRight, bottomLeft, bottomRight: String
  /// A horizontal and a vertical line.
  public var horizontal, vertical: String
  /// A heavy line below the selected item.
  public var heavy: String
  /// A heavy line beside the focused view.
  public var heavyVertical: String
  /// The ellipsis in place of text that was cut off.
  public var ellipsis: String
  /// The markers on the left and the right of the focused view.
  public var focusStart, focusEnd: String
  /// The marks for more content above and below.
  public var moreAbove, moreBelow: String
  /// The bullet in front of list items, and in place of each character of a password.
  public var bullet: String
  /// The mark of a checked item.
  public var check: String
  /// The knob at the value on a track, and the knob of a switch that is off.
  public var knob, hollowKnob: String
  /// A knob in the form of a line across the track.
  public var handle: String
  /// The thumb of a scroll bar.
  public var thumb: String
  /// The filled and the empty part of a bar.
  public var block, shade: String
  /// An unchecked and a checked check box; each is three cells wide.
  public var box, tickedBox: String
  /// An unselected and a selected radio button; each is three cells wide.
  public var circle, chosenCircle: String
  /// Whether pictures may use characters beyond ASCII.
  public var isUnicode: Bool

  /// The characters for terminals that show Unicode.
  public static let unicode = GlyphSet(
    topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯", horizontal: "─",
    vertical: "│", heavy: "━", heavyVertical: "┃", ellipsis: "…", focusStart: "‹", focusEnd: "›",
    moreAbove: "▲", moreBelow: "▼", bullet: "•", check: "✓", knob: "●", hollowKnob: "○",
    handle: "┃", thumb: "┃", block: "█", shade: "░", box: " □ ", tickedBox: " ■ ", circle: " ○ ",
    chosenCircle: " ◉ ", isUnicode: true)

  /// The characters for terminals that show ASCII only.
  public static let ascii = GlyphSet(
    topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+", horizontal: "-",
    vertical: "|", heavy: "=", heavyVertical: "#", ellipsis: "~", focusStart: "<", focusEnd: ">",
    moreAbove: "^", moreBelow: "v", bullet: "*", check: "x", knob: "O", hollowKnob: "o",
    handle: "|", thumb: "#", block: "#", shade: ".", box: "[ ]", tickedBox: "[x]", circle: "( )",
    chosenCircle: "(*)", isUnicode: false)

  /// Returns the arrow of a list that is pulled down.
  func pullArrow(pointsUp: Bool) -> String {
    pointsUp ? isUnicode ? "↑" : "^" : isUnicode ? "↓" : "v"
  }

  /// The arrow of a back button.
  var arrow: String { isUnicode ? "←" : "<" }

  /// The marks for more tabs in front and behind, two cells wide, unlike the markers of the focus.
  var moreBefore: String { isUnicode ? "◂ " : "<<" }
  var moreAfter: String { isUnicode ? " ▸" : ">>" }
}
