/// Where in a terminal an app is shown.
public enum TextPlacement: Hashable, Sendable {
  /// On a screen of its own, in the place of what was there, which comes back at the end.
  case wholeScreen
  /// In so many rows below the shell's prompt, or in as many as there are.
  ///
  /// What was written before stays in sight or moves up. The pointer is left to the terminal.
  case inline(rows: Int, leaving: Remains = .lastFrame)

  /// What stays of an app that was shown inline.
  public enum Remains: Hashable, Sendable {
    /// What it showed last, with the prompt below.
    case lastFrame
    /// Nothing; after a crash, what it showed last.
    case nothing
  }

  /// The size that an app has in a terminal of `size`.
  package func extent(in size: CellSize) -> CellSize {
    guard case .inline(let rows, _) = self else { return size }
    return CellSize(columns: size.columns, rows: min(size.rows, max(1, rows)))
  }

  /// Whether others own a part of the screen.
  package var isInline: Bool { self != .wholeScreen }
}
