import ScreenKitCore

/// The row of key hints, and the requests for moves of the pointer.
extension TextSurface {
  /// Whether the look and the options show a row of key hints; inline apps have none.
  public var showsKeyHints: Bool {
    options.showsKeyHints && look.showsKeyHints && !options.placement.isInline && !options.isLinear
  }
}
