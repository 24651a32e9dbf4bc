/// The part of a terminal that shows an app.
public enum TextPlacement: Hashable, Sendable {
  /// The alternate screen; the previous content is restored on exit.
  case wholeScreen
  /// A number of rows below the shell's prompt, at most the terminal's height.
  ///
  /// Previous output stays visible or scrolls up. The app gets no mouse events.
  case inline(rows: Int, leaving: Remains = .lastFrame)

  /// The output that stays after an inline app has ended.
  public enum Remains: Hashable, Sendable {
    /// The last frame, with the prompt below.
    case lastFrame
    /// No output; after a crash, the last frame.
    case nothing
  }

  /// Returns the app's size in a terminal of `size`.
  func extent(in size: CellSize) -> CellSize {
    guard case .inline(let rows, _) = self else { return size }
    return CellSize(columns: size.columns, rows: min(size.rows, max(1, rows)))
  }

  /// Whether the app runs inline.
  var isInline: Bool { self != .wholeScreen }
}
