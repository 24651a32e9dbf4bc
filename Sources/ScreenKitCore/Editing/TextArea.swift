/// The area in which a backend shows the text of an editable view.
@MainActor
public struct TextArea {
  /// The top left corner, relative to the top left corner of the view's content.
  public let origin: SurfacePoint
  /// The size, in units.
  public let size: SurfaceSize
  /// The measurement of the text.
  public let ruler: any TextRuler
  /// The position of the scroll bar; `nil` for none.
  public let track: ScrollTrack?

  /// Creates an area, by default without a scroll bar.
  public init(
    origin: SurfacePoint, size: SurfaceSize, ruler: any TextRuler,
    track: ScrollTrack? = nil
  ) {
    (self.origin, self.size, self.ruler, self.track) = (origin, size, ruler, track)
  }
}
