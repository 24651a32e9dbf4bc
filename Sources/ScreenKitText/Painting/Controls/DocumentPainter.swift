import ScreenKitCore

/// The painter of documents, limited to the visible lines.
struct DocumentPainter: LayoutReporting {
  /// Whether links appear in brackets, like buttons in the same look.
  let linkBrackets: Bool
  /// Whether headings of levels 1 and 2 have a line below them.
  let headingLines: Bool

  /// The width, in columns, if the proposal has no limit.
  private static let pageColumns = 80
  /// The width, in columns, below which no column is reserved for the scroll bar.
  private static let roomyWidth = 8

  func measure(_ view: DocumentView, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    let columns = proposal.columns.isUnlimited ? DocumentPainter.pageColumns : proposal.columns
    let page = page(view, columns: columns, layout.look)
    return CellSize(columns: columns, rows: page.height).limited(to: proposal)
  }

  func layoutResult(
    of view: DocumentView, in size: CellSize, _ layout: LayoutPass
  ) -> DocumentView.LayoutResult {
    DocumentView.LayoutResult(
      page(view, columns: size.columns, layout.look), visibleHeight: size.rows,
      track: hasBar(size) ? ScrollTrack(besideRowsOf: size) : nil)
  }

  /// Returns whether there is room for a scroll bar in the last column.
  private func hasBar(_ size: CellSize) -> Bool {
    size.columns >= DocumentPainter.roomyWidth && size.rows > 0
  }

  func paint(_ view: DocumentView, on canvas: inout Canvas) {
    guard let page = view.backend.geometry as? DocumentLayout else { return }
    let ink = DocumentInk(view, canvas.look)
    let selection = view.backend.visibleSelection
    for row in 0..<min(canvas.size.rows, page.height - view.offset) {
      for piece in page.pieces(at: view.offset + row) {
        var style = ink.style(of: piece)
        style.link = piece.link.flatMap { ExternalLink(view.links[$0]) }.map(canvas.link) ?? .none
        if let selection, let bytes = piece.bytes(in: selection) {
          let text = EditedText(ruler: page.ruler, style: style)
          text.draw(
            String(piece.text), 0..<piece.text.utf8.count, selected: bytes, column: piece.column,
            row: row, on: canvas)
        } else {
          canvas.write(ink.text(of: piece), column: piece.column, row: row, style)
        }
      }
    }
    paintBar(view, on: canvas)
  }

  /// Draws the scroll bar in the last column, or a marker in it if the page fits and has the focus.
  ///
  /// A line in the whole column would look like the bar of a long page.
  private func paintBar(_ view: DocumentView, on canvas: Canvas) {
    let size = canvas.size
    guard hasBar(size) else { return }
    canvas.drawScrollBar(of: view)
    guard view.isFocused, view.scrollBar == nil else { return }
    canvas.write(
      canvas.look.glyphs.focusEnd, column: size.columns - 1,
      CellStyle(canvas.look.palette.accent, .bold))
  }
}

extension DocumentLayout.Piece {
  /// Returns the bytes of the piece that are in `selected`; `nil` if there are none.
  fileprivate func bytes(in selected: Range<TextPosition>) -> Range<Int>? {
    guard let range, range.overlaps(selected) else { return nil }
    let part = range.clamped(to: selected)
    let start = range.lowerBound.offset
    return part.lowerBound.offset - start..<part.upperBound.offset - start
  }
}

// MARK: Layout

extension DocumentPainter {
  /// The most recent layouts, since a container may measure more than one width.
  @MainActor
  private final class Pages {
    struct Page {
      let revision: Int
      let columns: Int
      /// The decoration, which changes with the user's theme.
      let ornaments: DocumentFlow.Ornaments
      let layout: DocumentLayout
    }

    var pages: [Page] = []
  }

  /// Returns the document in lines for `columns` cells, from the cache if nothing changed.
  private func page(_ view: DocumentView, columns: Int, _ look: Look) -> DocumentLayout {
    let kept = (view.backing as? ViewNode)?.memo as? Pages ?? Pages()
    (view.backing as? ViewNode)?.memo = kept
    let ornaments = DocumentFlow.Ornaments(
      linkBrackets: linkBrackets, headingLines: headingLines, glyphs: look.glyphs)
    if let known = kept.pages.first(where: {
      $0.revision == view.revision && $0.columns == columns && $0.ornaments == ornaments
    }) {
      return known.layout
    }
    let room = columns < DocumentPainter.roomyWidth ? columns : columns - 1
    let layout = DocumentFlow.layout(of: view.document, columns: room, ornaments)
    kept.pages = kept.pages.suffix(1).filter { $0.revision == view.revision }
    kept.pages.append(
      Pages.Page(revision: view.revision, columns: columns, ornaments: ornaments, layout: layout))
    return layout
  }
}
