/// A text of runs with individual styles, shown by a ``Label``.
///
/// Create a text from a string literal, with styles in interpolations:
///
///     label.styledText = "Load \(load, tint: .negative, emphasis: .strong) on \(host)"
///
/// Longer texts are shown by a ``DocumentView``.
public struct StyledText: Hashable, Sendable {
  /// A range of text in one style.
  public struct Run: Hashable, Sendable {
    /// The characters; line feeds break lines.
    public var text: String
    /// The style of the characters.
    public var style: Style

    /// Creates a run of text.
    public init(_ text: String, _ style: Style = Style()) {
      self.text = text
      self.style = style
    }
  }

  /// The style of a run; a property that is `nil` has the value of the view with the text.
  public struct Style: Hashable, Sendable {
    /// The meaning of the colour; `nil` uses the view's.
    public var tint: ViewStyle.Tint?
    /// The weight; `nil` uses the view's.
    public var emphasis: ViewStyle.Emphasis?
    /// Whether the text is underlined; links are underlined in any case.
    public var isUnderlined: Bool
    /// The link of the text on surfaces with links; `nil` uses the view's.
    public var link: ExternalLink?
    /// The colour of the text; `nil` for the colour of the tint.
    ///
    /// A surface shows this colour only if it is readable, and not in a highlighted row.
    public var foreground: TextColor?
    /// The colour behind the text; `nil` for the background of the view.
    ///
    /// A surface does not show this colour in a highlighted row.
    public var background: TextColor?

    /// Creates a style; without arguments, it equals the style of the view.
    public init(
      tint: ViewStyle.Tint? = nil, emphasis: ViewStyle.Emphasis? = nil, isUnderlined: Bool = false,
      link: ExternalLink? = nil, foreground: TextColor? = nil, background: TextColor? = nil
    ) {
      (self.tint, self.emphasis, self.isUnderlined) = (tint, emphasis, isUnderlined)
      (self.link, self.foreground, self.background) = (link, foreground, background)
    }
  }

  /// The runs, in the order of the text; no run is empty, and adjacent runs differ in style.
  public private(set) var runs: [Run] = []

  /// Creates a text of `runs`.
  public init(_ runs: [Run] = []) {
    for run in runs { append(run) }
  }

  /// Creates a text in one style.
  public init(_ text: String, _ style: Style = Style()) { append(Run(text, style)) }

  /// The characters without their styles.
  public var string: String {
    var string = ""
    for run in runs { string += run.text }
    return string
  }

  /// Whether the text has no characters.
  public var isEmpty: Bool { runs.isEmpty }

  /// Appends `run`.
  public mutating func append(_ run: Run) {
    guard !run.text.isEmpty else { return }
    if let last = runs.indices.last, runs[last].style == run.style {
      runs[last].text += run.text
    } else {
      runs.append(run)
    }
  }

  /// Appends `text`, in its own styles.
  public mutating func append(_ text: StyledText) {
    for run in text.runs { append(run) }
  }

  /// Appends `text` in `style`.
  public mutating func append(_ text: String, _ style: Style = Style()) { append(Run(text, style)) }

  /// Returns the concatenation of both texts.
  public static func + (first: StyledText, second: StyledText) -> StyledText {
    var text = first
    text.append(second)
    return text
  }

  /// Appends `second` to `first`.
  public static func += (first: inout StyledText, second: StyledText) { first.append(second) }
}
