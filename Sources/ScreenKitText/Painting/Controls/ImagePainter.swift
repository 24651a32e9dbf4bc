import ScreenKitCore

/// Pictures made of text.
struct ImagePainter: ViewPainter {
  func measure(_ view: ImageView, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    guard let edition = edition(of: view, in: proposal, layout.look) else { return .zero }
    return size(of: view, edition: edition).limited(to: proposal)
  }

  func paint(_ view: ImageView, on canvas: inout Canvas) {
    guard let edition = edition(of: view, in: canvas.size, canvas.look) else { return }
    let lines = view.pictures[view.shown].editions[edition].lines
    let width = lines.map { displayWidth(of: $0) }.max() ?? 0
    let left = StackLayout.offset(of: width, in: canvas.size.columns, .center)
    let top = StackLayout.offset(of: lines.count, in: canvas.size.rows, .center)
    let style = canvas.look.palette.text(view.style)
    for (row, line) in lines.enumerated() {
      canvas.write(line, column: left, row: top + row, style)
    }
  }

  /// The first edition that every picture has in characters that the look can show, and that
  /// fits; the last of those if none fits.
  private func edition(of view: ImageView, in room: CellSize, _ look: Look) -> Int? {
    let showable = view.pictures[0].editions.indices.filter { index in
      look.glyphs.isUnicode
        || view.pictures.allSatisfy { $0.editions[index].repertoire == .ascii }
    }
    return showable.first { size(of: view, edition: $0).limited(to: room) == size(of: view, edition: $0) }
      ?? showable.last
  }

  private func size(of view: ImageView, edition: Int) -> CellSize {
    var size = CellSize.zero
    for picture in view.pictures {
      let lines = picture.editions[edition].lines
      size.rows = max(size.rows, lines.count)
      size.columns = max(size.columns, lines.map { displayWidth(of: $0) }.max() ?? 0)
    }
    return size
  }
}
