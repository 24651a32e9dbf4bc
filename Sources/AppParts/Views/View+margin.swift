public import ScreenKitCore

extension View {
  /// The width from which on a screen has a margin.
  private static let marginWidth = 40

  /// Sets the margin at the start of a screen's content for a screen of `size`.
  ///
  /// It puts texts in line with the title above them; narrow screens have none.
  public final func setMargin(for size: SurfaceSize) {
    layout.padding.start = size.width < View.marginWidth ? 0 : 1
  }
}
