package import ScreenKitText

extension GridPicture {
  /// The cells as a terminal that shows them right has them; without colours if it has none.
  @MainActor
  package func places(colors: ColorDepth = .full) -> [[ScreenReplay.Place]] {
    (0..<size.rows).map { row in
      (0..<size.columns).map { column in
        let cell = self[column, row]
        let style = colors == .none ? CellStyle(.standard, cell.style.attributes) : cell.style
        let text = cell.span == 0 ? "" : text(of: cell)
        return ScreenReplay.Place(text, style, width: Int(cell.span))
      }
    }
  }
}
