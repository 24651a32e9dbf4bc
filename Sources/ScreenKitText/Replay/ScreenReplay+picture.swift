internal import ScreenKitLooks

extension ScreenSnapshot {
  /// Returns the cells that a correct terminal shows, with the given colours and hyperlinks.
  @MainActor
  func places(
    colors: ColorDepth = .full, on appearance: Appearance = .dark, links: Bool = true
  ) -> [[ScreenReplay.Place]] {
    let mapper = ColorMapper(colors, on: appearance)
    return (0..<size.rows).map { row in
      (0..<size.columns).map { column in
        let cell = self[column, row]
        let text = cell.span == 0 ? "" : text(of: cell)
        // A view that begins within a wide character styles its other half, invisibly to a
        // terminal.
        let styled = cell.span == 0 && column > 0 ? self[column - 1, row] : cell
        return ScreenReplay.Place(
          text, mapper.style(styled.style.unlinked), width: Int(cell.span),
          link: links ? link(of: cell) ?? "" : "")
      }
    }
  }
}
