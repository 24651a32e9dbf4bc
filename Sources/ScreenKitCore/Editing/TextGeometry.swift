/// The layout of read-only text by a backend, for selecting in it.
///
/// Points count in the backend's units from the top left corner of the whole text.
@MainActor
package protocol TextGeometry: AnyObject {
  /// The text: a line for each paragraph, item or cell, which may take several rows.
  var text: TextBuffer { get }

  /// The place in the text that is nearest before `point`, wherever that is.
  func textPosition(at point: SurfacePoint) -> TextPosition

  /// Returns the point where the character at `position` begins.
  func point(of position: TextPosition) -> SurfacePoint

  /// The text in `range`, as it is copied.
  func copiedText(in range: Range<TextPosition>) -> String
}
