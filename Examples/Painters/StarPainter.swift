public import ExampleScreens
import ScreenKitCore
public import ScreenKitText

/// The painter of ``StarRating``, in three looks.
public struct StarPainter: LayoutReporting {
  /// The style of a platform.
  private enum Style {
    /// The form `[★★★☆☆]`.
    case brackets
    /// Coloured stars with spaces in between.
    case apart
    /// Coloured stars and their number.
    case counted
  }

  private let style: Style

  /// Creates the painter for the look called `name`.
  public init(for name: String) {
    switch Look.Name(rawValue: name) {
    case .cupertino?: style = .apart
    case .material?: style = .counted
    case .terminal?, nil: style = .brackets
    }
  }

  /// Returns the size: a column for each star, and one at each end for the focus marks.
  public func measure(
    _ view: StarRating, in proposal: CellSize, _ layout: LayoutPass
  ) -> CellSize {
    let number = style == .counted ? layout.columns(of: " \(view.count)") : 0
    let last = column(of: view.count - 1)
    return CellSize(columns: last + 2 + number, rows: 1).limited(to: proposal)
  }

  /// Returns the range of each star, for the pointer.
  public func layoutResult(
    of view: StarRating, in size: CellSize, _ layout: LayoutPass
  ) -> StarRating.LayoutResult {
    StarRating.LayoutResult(
      stars: (0..<view.count).map { column(of: $0)..<column(of: $0 + 1) })
  }

  /// Draws the given stars, the others, and the marks around them.
  public func paint(_ view: StarRating, on canvas: inout Canvas) {
    let look = canvas.look
    let (full, empty) = look.glyphs.isUnicode ? ("★", "☆") : ("*", ".")
    for star in 0..<view.count {
      let isGiven = star < view.value
      canvas.write(
        isGiven ? full : empty, column: column(of: star),
        isGiven ? look.valueStyle(of: view) : look.trackStyle(of: view))
    }
    let end = column(of: view.count - 1) + 2
    if view.isFocused {
      canvas.markFocus(0..<end, look.style(of: view, isFocused: true))
    } else if style == .brackets {
      canvas.write("[", column: 0, look.trackStyle(of: view))
      canvas.write("]", column: end - 1, look.trackStyle(of: view))
    }
    if style == .counted {
      canvas.write(" \(view.value)", column: end, look.style(of: view, isFocused: false))
    }
  }

  /// Returns the column of the star with index `star`.
  private func column(of star: Int) -> Int { 1 + star * (style == .apart ? 2 : 1) }
}
