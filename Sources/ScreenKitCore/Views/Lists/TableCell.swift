/// The content of a cell of a ``Table``: a text in styles, with an icon and a badge.
///
/// ```swift
/// TableColumn("State") { TableCell($0.state, tint: $0.isLate ? .negative : .positive, icon: "●") }
/// ```
public struct TableCell: Hashable, Sendable {
  /// The text.
  public var text: StyledText
  /// The meaning of the colour of the icon, the badge, and the text without a tint of its own;
  /// `nil` uses the row's.
  public var tint: ViewStyle.Tint?
  /// The sign before the text, of one or two characters; `nil` for none.
  public var icon: String?
  /// The text of the badge behind the text, such as a count; `nil` for none.
  public var badge: String?

  /// Creates a cell of a text in styles.
  public init(
    _ text: StyledText, tint: ViewStyle.Tint? = nil, icon: String? = nil, badge: String? = nil
  ) {
    (self.text, self.tint, self.icon, self.badge) = (text, tint, icon, badge)
  }

  /// Creates a cell of a text in one style.
  public init(
    _ text: String, tint: ViewStyle.Tint? = nil, icon: String? = nil, badge: String? = nil
  ) {
    self.init(StyledText(text), tint: tint, icon: icon, badge: badge)
  }

  /// The text and the badge, for searches and screen readers.
  var words: String { [text.string, badge ?? ""].filter { !$0.isEmpty }.joined(separator: " ") }

  /// All parts as one text.
  var styled: StyledText {
    var parts = StyledText()
    if let icon { parts.append(icon + " ", StyledText.Style(tint: tint)) }
    for run in text.runs {
      var style = run.style
      style.tint = style.tint ?? tint
      parts.append(run.text, style)
    }
    if let badge {
      parts.append(" ")
      parts.append("[\(badge)]", StyledText.Style(tint: tint ?? .accent, emphasis: .strong))
    }
    return parts
  }
}
