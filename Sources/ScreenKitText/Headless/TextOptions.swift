/// How an app is shown in a terminal.
@MainActor
public struct TextOptions {
  /// The look; made for this surface alone.
  public var look: Look
  /// The size below which a notice is shown instead of the screens.
  public var minimumSize: CellSize
  /// How many colours the terminal is told of.
  public var colors: ColorDepth
  /// What the app may do with the terminal's clipboard.
  public var clipboard: ClipboardAccess
  /// What the ground is that the look is drawn on, until the terminal says otherwise.
  public var appearance: Appearance

  /// Makes options.
  public init(
    look: Look = .named(.terminal), minimumSize: CellSize = CellSize(columns: 1, rows: 1),
    colors: ColorDepth = .full, appearance: Appearance = .dark,
    clipboard: ClipboardAccess = .write
  ) {
    self.look = look
    self.minimumSize = minimumSize
    self.colors = colors
    self.clipboard = clipboard
    self.appearance = appearance
  }
}
