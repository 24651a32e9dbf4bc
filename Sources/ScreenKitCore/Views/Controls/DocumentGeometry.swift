/// The layout of a document by a backend: the positions of its text and its links.
///
/// Units are the backend's, from the top left corner of the whole document. A position is a place
/// in the text that is independent of the width, so that readers keep their place when the width
/// changes.
@MainActor
public protocol DocumentGeometry: AnyObject {
  /// The height of the document in units.
  var height: Int { get }

  /// Returns the position of the text at `y`, which must be within the height.
  func position(at y: Int) -> Int

  /// Returns the top of the line with `position`, or of the last line.
  func y(of position: Int) -> Int

  /// Returns the rows of the link with that number, from its first to its last line; `nil` if it
  /// has none.
  func extent(ofLink number: Int) -> Range<Int>?

  /// Returns the number of the link at `point`; `nil` if there is none.
  func link(at point: SurfacePoint) -> Int?
}
