extension DocumentView {
  /// The layout of a document.
  @MainActor
  public struct LayoutResult {
    /// The positions of the text and of the links.
    public var geometry: any DocumentGeometry
    /// The height of the visible part, in units.
    public var visibleHeight: Int
    /// The track of the scroll bar; `nil` for none.
    public var track: ScrollTrack?

    /// Creates the layout of a document, by default without a scroll bar.
    ///
    /// The user can select text if `geometry` is also a ``TextGeometry``.
    public init(
      _ geometry: any DocumentGeometry, visibleHeight: Int,
      track: ScrollTrack? = nil
    ) {
      (self.geometry, self.visibleHeight, self.track) = (geometry, visibleHeight, track)
    }
  }

  /// The visible part of the document, in units.
  public var scrollExtent: ScrollExtent {
    ScrollExtent(offset: offset, visible: visiblePart.count, total: geometry?.height ?? 0)
  }

  /// Scrolls to `offset`, in units from the top of the document, or to the end of the document.
  public func scroll(toOffset offset: Int) { scroll(by: offset - self.offset) }
}
