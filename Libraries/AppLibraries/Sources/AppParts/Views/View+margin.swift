public import ScreenKitCore

extension View {
  /// The minimum width of a screen with a margin.
  private static let marginWidth = 40

  /// Sets the margin at the start of a screen's content for a screen of `size`.
  ///
  /// The margin aligns texts with the title above them. Narrow screens have none.
  public final func setMargin(for size: SurfaceSize) {
    layout.padding.start = size.width < View.marginWidth ? 0 : 1
  }
}
