extension DocumentView {
  /// The layout of a document.
  @MainActor
  public struct LayoutResult {
    /// The positions of the text and of the links.
    public var geometry: any DocumentGeometry
    /// The height of the visible part, in units.
    public var visibleHeight: Int
    /// The positions reserved for marks.
    public var marks: ScrollMarkPlaces

    /// Creates the layout of a document, by default without marks.
    ///
    /// The user can select text if `geometry` is a ``TextGeometry`` too.
    public init(
      _ geometry: any DocumentGeometry, visibleHeight: Int,
      marks: ScrollMarkPlaces = ScrollMarkPlaces()
    ) {
      (self.geometry, self.visibleHeight, self.marks) = (geometry, visibleHeight, marks)
    }
  }
}
