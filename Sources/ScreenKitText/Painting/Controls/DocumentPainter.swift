import ScreenKitCore

/// The painter of documents, limited to the visible lines.
struct DocumentPainter: LayoutReporting {
  /// Whether links appear in brackets, like buttons in the same look.
  let linkBrackets: Bool
  /// Whether headings of levels 1 and 2 have a line below them.
  let headingLines: Bool

  /// The width, in columns, if the proposal has no limit.
  private static let pageColumns = 80
  /// The width, in columns, below which no column is reserved for marks.
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
      marks: hasMarks(size) ? ScrollMarkPlaces(besideRowsOf: size) : ScrollMarkPlaces())
  }

  /// Returns whether there is room for marks in the last column.
  private func hasMarks(_ size: CellSize) -> Bool {
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
    paintMarks(view, page, on: canvas)
  }

  /// Draws the scroll marks and the focus marker in the last column.
  private func paintMarks(_ view: DocumentView, _ page: DocumentLayout, on canvas: Canvas) {
    let size = canvas.size
    guard hasMarks(size) else { return }
    if view.isFocused {
      let link = view.selectedLink.flatMap { page.extent(ofLink: $0)?.lowerBound } ?? -1
      let row = view.visiblePart.contains(link) ? link - view.offset : size.rows / 2
      canvas.write(
        canvas.look.glyphs.focusStart, column: size.columns - 1, row: row,
        CellStyle(.standard, .bold))
    }
    canvas.drawScrollMarks(of: view)
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
      let layout: DocumentLayout
    }

    var pages: [Page] = []
  }

  /// Returns the document in lines for `columns` cells, from the cache if nothing changed.
  private func page(_ view: DocumentView, columns: Int, _ look: Look) -> DocumentLayout {
    let kept = (view.backing as? ViewNode)?.memo as? Pages ?? Pages()
    (view.backing as? ViewNode)?.memo = kept
    if let known = kept.pages.first(where: {
      $0.revision == view.revision && $0.columns == columns
    }) {
      return known.layout
    }
    let ornaments = DocumentFlow.Ornaments(
      linkBrackets: linkBrackets, headingLines: headingLines, glyphs: look.glyphs)
    let room = columns < DocumentPainter.roomyWidth ? columns : columns - 1
    let layout = DocumentFlow.layout(of: view.document, columns: room, ornaments)
    kept.pages = kept.pages.suffix(1).filter { $0.revision == view.revision }
    kept.pages.append(Pages.Page(revision: view.revision, columns: columns, layout: layout))
    return layout
  }
}
