/// How an app is shown in a terminal.
@MainActor
public struct TextOptions {
  /// The look; made for this surface alone.
  public var look: Look
  /// The size below which a notice is shown instead of the screens.
  public var minimumSize: CellSize
  /// How many colours the terminal is told of.
  public var colors: ColorDepth
  /// What the ground is that the look is drawn on, until the terminal says otherwise.
  public var appearance: Appearance
  /// How wide the terminal shows the characters that are so only in some.
  ///
  /// Where they are wide, the look should draw its own parts in ASCII.
  public var ambiguousWidth: AmbiguousWidth
  /// Who puts text that runs to the left into order.
  public var bidiOrder: BidiOrder
  /// What the app may do with the terminal's clipboard.
  public var clipboard: ClipboardAccess
  /// Whether text is told to lead where it leads, for terminals that can follow links.
  public var links: Bool
  /// What the terminal's window is called while no screen has a name; `nil` never names it.
  public var title: String?
  /// Whether plain lines tell what is shown, and what changes, instead of cells that show it.
  public var isLinear = false
  /// The file that the look has colours and characters from; `nil` if it has none.
  package var theme: LookTheme?
  /// Where in the terminal the app is shown.
  public var placement: TextPlacement

  /// Makes options.
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
