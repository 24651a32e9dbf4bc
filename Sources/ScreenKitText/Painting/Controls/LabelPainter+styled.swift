import ScreenKitCore

extension LabelPainter {
  /// Paints `text` in the rows in which its characters would appear without styles.
  ///
  /// It is not inlined, so that labels without styles do not reserve the stack for it.
  @inline(never)
  func paint(_ text: StyledText, of view: Label, on canvas: inout Canvas) {
    let page = view.backend.geometry as? LabelLayout
    let rows =
      page?.rows
      ?? LabelLayout.rows(
        of: view, columns: canvas.size.columns, ellipsis: canvas.look.glyphs.ellipsis,
        runsLeft: canvas.runsLeft)
    canvas.keepOwnColors()
    var ink = RunInk(text, of: view, on: canvas)
    let selection = view.backend.visibleSelection
    for (y, row) in rows.enumerated() where y < canvas.size.rows {
      let selected = selection.flatMap { page?.bytes(of: row, in: $0) }
      write(row, at: y, selected: selected ?? 0..<0, &ink, on: canvas)
    }
    if let page { placeCursor(of: view, in: page, on: &canvas) }
  }

  /// Writes `row`, whose bytes in `selected` are reversed.
  private func write(
    _ row: LabelLayout.Row, at y: Int, selected: Range<Int>, _ ink: inout RunInk, on canvas: Canvas
  ) {
    var column = row.column
    func write(_ cluster: Cluster, _ bytes: Range<Int>) {
      var style = ink.style(of: bytes, in: row)
      if selected.contains(bytes.lowerBound) {
        style.attributes.formSymmetricDifference(.reverse)
      }
      canvas.put(cluster, column: column, row: y, style)
      column += cluster.width
    }
    if let order = DisplayOrder(row.shown) {
      for item in order.items { write(item.cluster, item.bytes) }
    } else {
      var clusters = ClusterIterator(row.shown)
      var start = 0
      while let cluster = clusters.next() {
        write(cluster, start..<clusters.offset)
        start = clusters.offset
      }
    }
  }
}
