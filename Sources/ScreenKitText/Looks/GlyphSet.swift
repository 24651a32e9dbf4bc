/// The characters that a look draws its own parts with.
public struct GlyphSet: Hashable, Sendable {
  /// The corners of a box.
  public var topLeft, topRight, bottomLeft, bottomRight: String
  /// A line from left to right, and one from top to bottom.
  public var horizontal, vertical: String
  /// A heavy line below what is selected.
  public var heavy: String
  /// A heavy line beside what has the focus.
  public var heavyVertical: String
  /// What stands for text that was cut off.
  public var ellipsis: String
  /// Marks on the left and the right of what has the focus.
  public var focusStart, focusEnd: String
  /// Shows that there is more above, and below.
  public var moreAbove, moreBelow: String
  /// Stands in front of the items of a list, and for each character of a secret.
  public var bullet: String
  /// Marks what is ticked.
  public var check: String
  /// What stands for the value on a track, and the same where it stands for nothing.
  public var knob, hollowKnob: String
  /// A knob that is a line across the track.
  public var handle: String
  /// A filled part of a bar, and one that is still empty.
  public var block, shade: String
  /// A check box, empty and ticked; each is three cells wide.
  public var box, tickedBox: String
  /// A radio button, free and chosen; each is three cells wide.
  public var circle, chosenCircle: String
  /// Whether pictures may use more than ASCII.
  public var isUnicode: Bool

  /// For terminals that show Unicode.
  public static let unicode = GlyphSet(
    topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯", horizontal: "─",
    vertical: "│", heavy: "━", heavyVertical: "┃", ellipsis: "…", focusStart: "‹", focusEnd: "›",
    moreAbove: "▲", moreBelow: "▼", bullet: "•", check: "✓", knob: "●", hollowKnob: "○",
    handle: "┃", block: "█", shade: "░", box: " □ ", tickedBox: " ■ ", circle: " ○ ",
    chosenCircle: " ◉ ", isUnicode: true)

  /// For terminals that show ASCII only.
  public static let ascii = GlyphSet(
    topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+", horizontal: "-",
    vertical: "|", heavy: "=", heavyVertical: "#", ellipsis: "~", focusStart: "<", focusEnd: ">",
    moreAbove: "^", moreBelow: "v", bullet: "*", check: "x", knob: "O", hollowKnob: "o",
    handle: "|", block: "#", shade: ".", box: "[ ]", tickedBox: "[x]", circle: "( )",
    chosenCircle: "(*)", isUnicode: false)

  /// Leads back.
  var arrow: String { isUnicode ? "←" : "<" }
}
