public import ScreenKitLooks

/// The options of an app's display in a terminal.
@MainActor
public struct TextOptions {
  /// The look, which must not be shared with another surface.
  public var look: Look
  /// The minimum size, in cells; a smaller surface shows a notice instead of the screens.
  public var minimumSize: CellSize
  /// The number of colours to use.
  public var colors: ColorDepth
  /// The appearance of the background, until the terminal reports its own.
  public var appearance: Appearance
  /// The width of East Asian ambiguous characters, in cells.
  ///
  /// If it is wide, the look should draw its own parts in ASCII.
  public var ambiguousWidth: AmbiguousWidth
  /// Whether the app or the terminal reorders right-to-left text.
  public var bidiOrder: BidiOrder
  /// The access to the terminal's clipboard.
  public var clipboard: ClipboardAccess
  /// Whether to write hyperlinks (OSC 8).
  public var links: Bool
  /// The window title while no screen has a title; `nil` never sets the window title.
  public var title: String?
  /// Whether to show a row of key hints in looks with such a row; `false` by default.
  public var showsKeyHints = false
  /// Whether to omit unnecessary motion; see `Window.reducesMotion`.
  public var reducesMotion = false
  /// Whether to describe screens and their changes in lines of plain text, for screen readers.
  public var isLinear = false
  /// The looks that the user can choose, and the user's theme.
  var user = UserLooks()
  /// The part of the terminal that shows the app.
  public var placement: TextPlacement

  /// Creates options from the values of their properties.
  public init(
    look: Look = .named(.terminal), minimumSize: CellSize = CellSize(columns: 1, rows: 1),
    colors: ColorDepth = .full, appearance: Appearance = .dark,
    ambiguousWidth: AmbiguousWidth = .narrow, bidiOrder: BidiOrder = .visual,
    clipboard: ClipboardAccess = .write,
    links: Bool = true, title: String? = nil, placement: TextPlacement = .wholeScreen
  ) {
    self.look = look
    self.minimumSize = minimumSize
    self.colors = colors
    self.appearance = appearance
    self.ambiguousWidth = ambiguousWidth
    self.bidiOrder = bidiOrder
    self.clipboard = clipboard
    self.links = links
    self.title = title
    self.placement = placement
  }
}
