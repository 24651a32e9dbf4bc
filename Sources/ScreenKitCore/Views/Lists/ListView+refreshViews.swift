/// The text above the first row of a list and the views around it, at fixed positions.
struct ListRefreshArea {
  let frame: Frame
  let note: ListNote
  /// The height in units.
  let height: Int
}

extension ListView {
  /// Shows `views` around the text above the first row while the list is pulled down or refreshed.
  ///
  /// Each view is at the `x` and `y` of its layout constraints. The area ends at the lowest edge of
  /// the views and the text. Without views, the text has its own line.
  ///
  /// - Parameters:
  ///  - views: The views, such as an image and an activity indicator.
  ///  - text: The rectangle of the text among the views, in units.
  public final func setRefreshViews(_ views: [View], around text: SurfaceRect) {
    guard !views.isEmpty || extras?.refreshArea != nil else { return }
    defer { countLines() }
    guard !views.isEmpty else { return ownExtras.refreshArea = nil }
    let frame = extras?.refreshArea?.frame ?? Frame()
    let note = extras?.refreshArea?.note ?? ListNote()
    note.kind = .refresh
    frame.setChildren(views)
    frame.add(note, in: text)
    let lowest = views.map { $0.layout.y + $0.layout.height.minimum }.max() ?? 0
    ownExtras.refreshArea = ListRefreshArea(
      frame: frame, note: note, height: max(1, lowest, text.origin.y + text.size.height))
  }

  /// The height of the area above the first row, in units; 0 without an area.
  final var refreshHeight: Int {
    refreshText == nil ? 0 : extras?.refreshArea?.height ?? 1
  }
}
