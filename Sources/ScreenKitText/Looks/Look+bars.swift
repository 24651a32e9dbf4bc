import ScreenKitCore

/// The painters of navigation bars.
extension Look {
  /// Registers a bar whose way back looks like `back`; the rest of the bar follows from that.
  func registerBar(_ back: BackPainter.Shape) {
    register(BarFramePainter<StackFrame>(.top, bar: { $0.bar }))
    register(BackPainter(shape: back))
    register(NavigationBarPainter(back: back))
  }
}
