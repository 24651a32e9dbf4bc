/// The area in which a backend shows the text of an editable view.
@MainActor
public struct TextArea {
  /// The top left corner, relative to that of the view's content.
  public let origin: SurfacePoint
  /// The size, in units.
  public let size: SurfaceSize
  /// The measurement of the text.
  public let ruler: any TextRuler
  /// The positions reserved for marks.
  public let marks: ScrollMarkPlaces

  /// Creates an area, by default without marks.
  public init(
    origin: SurfacePoint, size: SurfaceSize, ruler: any TextRuler,
    marks: ScrollMarkPlaces = ScrollMarkPlaces()
  ) {
    (self.origin, self.size, self.ruler, self.marks) = (origin, size, ruler, marks)
  }
}
