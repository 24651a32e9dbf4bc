/// The layout of a document by a backend: the positions of its text and its links.
///
/// Positions are in the units of the backend, from the top left corner of the whole document. A
/// position in the text does not depend on the width, so a change of the width keeps the reader's
/// position.
@MainActor
public protocol DocumentGeometry: AnyObject {
  /// The height of the document in units.
  var height: Int { get }

  /// Returns the position of the text at `y`, which must be within the height.
  func position(at y: Int) -> Int

  /// Returns the top of the line with `position`, or of the last line if `position` is beyond the
  /// end.
  func y(of position: Int) -> Int

  /// Returns the vertical range of a link, from the top of its first line to the bottom of its last
  /// line.
  ///
  /// The result is `nil` if the link has no text.
  func extent(ofLink number: Int) -> Range<Int>?

  /// Returns the number of the link at `point`; `nil` if there is none.
  func link(at point: SurfacePoint) -> Int?
}
