import ScreenKitCore

/// Pictures made of text.
struct ImagePainter: ViewPainter {
  func measure(_ view: ImageView, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    guard let edition = edition(of: view, in: proposal, layout.look) else { return .zero }
    return size(of: view, edition: edition).limited(to: proposal)
  }

  func paint(_ view: ImageView, on canvas: inout Canvas) {
    guard let edition = edition(of: view, in: canvas.size, canvas.look) else { return }
    let picture = view.pictures[view.shown].editions[edition]
    let size = sizes(of: view)[edition][view.shown]
    let left = StackLayout.offset(of: size.columns, in: canvas.size.columns, .center)
    let top = StackLayout.offset(of: size.rows, in: canvas.size.rows, .center)
    let style = canvas.look.palette.text(view.style)
    for (row, line) in picture.lines.enumerated() {
      canvas.write(line, column: left, row: top + row, style)
    }
  }

  /// The first edition that every picture has in characters that the look can show, and that
  /// fits; the last of those if none fits.
  private func edition(of view: ImageView, in room: CellSize, _ look: Look) -> Int? {
    var last: Int?
    for index in view.pictures[0].editions.indices where canShow(view, edition: index, look) {
      let needed = size(of: view, edition: index)
      if needed.limited(to: room) == needed { return index }
      last = index
    }
    return last
  }

  private func canShow(_ view: ImageView, edition: Int, _ look: Look) -> Bool {
    look.glyphs.isUnicode
      || view.pictures.allSatisfy { $0.editions[edition].repertoire == .ascii }
  }

  /// The pictures never change, so each is measured once, however often it is shown.
  @MainActor
  private final class Sizes {
    /// By edition, and in each by picture.
    let sizes: [[CellSize]]

    init(_ view: ImageView) {
      sizes = view.pictures[0].editions.indices.map { edition in
        view.pictures.map { ImagePainter.size(of: $0.editions[edition]) }
      }
    }
  }

  private func sizes(of view: ImageView) -> [[CellSize]] {
    let node = view.backing as? ViewNode
    if let known = node?.memo as? Sizes { return known.sizes }
    let measured = Sizes(view)
    node?.memo = measured
    return measured.sizes
  }

  /// The room for the largest picture.
  private func size(of view: ImageView, edition: Int) -> CellSize {
    sizes(of: view)[edition].reduce(.zero) { largest, size in
      CellSize(columns: max(largest.columns, size.columns), rows: max(largest.rows, size.rows))
    }
  }

  private static func size(of edition: Picture.Edition) -> CellSize {
    CellSize(
      columns: edition.lines.reduce(0) { max($0, displayWidth(of: $1)) }, rows: edition.lines.count)
  }
}
