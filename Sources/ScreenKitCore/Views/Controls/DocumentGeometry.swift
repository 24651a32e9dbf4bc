/// How a backend has laid out a document: where its text and its links are.
///
/// Units are the backend's, counted from the top left corner of the whole document. A position is
/// a place in the text that does not depend on the width, so that a reader stays where they are.
@MainActor
public protocol DocumentGeometry: AnyObject {
  /// Units from top to bottom.
  var height: Int { get }

  /// The position of what is at `y`, which is within the height.
  func position(at y: Int) -> Int

  /// Where the line with `position` begins, or the last one.
  func y(of position: Int) -> Int

  /// The link with that number from its first line to behind its last one; `nil` if it has none.
  func extent(ofLink number: Int) -> Range<Int>?

  /// The number of the link at `point`.
  func link(at point: SurfacePoint) -> Int?
}
